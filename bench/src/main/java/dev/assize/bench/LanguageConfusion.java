package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.text.detect.DetectedLanguage;
import dev.assize.text.detect.LanguageDetector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Which texts are taken for which language. Argument: a directory with folders of JSONL files, plain or compressed, whose rows may
 * say their {@code lang}, and of texts named {@code …_FR.txt}.
 */
public final class LanguageConfusion {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> FIELDS = List.of(
            "reference", "candidate", "question", "source", "title", "description", "snippet", "citationSnippet");
    private static final String UNKNOWN = "unlabelled";

    private final Map<String, Map<String, Integer>> counts = new TreeMap<>();

    private LanguageConfusion() {}

    public static void main(String[] arguments) throws IOException {
        LanguageConfusion confusion = new LanguageConfusion();
        try (Stream<Path> files = Files.walk(Path.of(arguments[0]))) {
            files.filter(Files::isRegularFile).sorted().forEach(confusion::read);
        }
        confusion.print();
    }

    private void read(Path file) {
        String name = file.getFileName().toString();
        try {
            if (name.endsWith(".txt")) {
                String label = name.substring(name.lastIndexOf('_') + 1, name.length() - 4);
                count(label.toLowerCase(Locale.ROOT), Files.readString(file));
            } else if (name.endsWith(".jsonl") || name.endsWith(".jsonl.gz")) {
                readRows(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    private void readRows(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file);
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(bytes) : bytes;
                BufferedReader lines = new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode row = MAPPER.readTree(line);
                String label = row.path("lang").asText(UNKNOWN).toLowerCase(Locale.ROOT);
                FIELDS.forEach(field -> count(label, row.path(field).asText("")));
                List.of("fr", "nl").forEach(code -> count(code, row.path(code).asText("")));
                row.path("facts").forEach(fact -> count(label, fact.path("fact").asText("")));
            }
        }
    }

    private void count(String label, String text) {
        if (!text.isBlank()) {
            counts.computeIfAbsent(label, any -> new TreeMap<>()).merge(kind(text), 1, Integer::sum);
        }
    }

    private static String kind(String text) {
        DetectedLanguage language = LanguageDetector.detect(text);
        return language.known()
                .map(known -> known.code())
                .or(() -> language.outside(List.of()).map(name -> "foreign"))
                .orElse("too short");
    }

    private void print() {
        System.out.println("| label | texts | en | fr | nl | de | foreign | too short |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        counts.forEach((label, kinds) -> {
            StringBuilder row = new StringBuilder("| " + label + " | "
                    + kinds.values().stream().mapToInt(Integer::intValue).sum() + " |");
            for (String kind : List.of("en", "fr", "nl", "de", "foreign", "too short")) {
                row.append(' ').append(kinds.getOrDefault(kind, 0)).append(" |");
            }
            System.out.println(row);
        });
    }
}
