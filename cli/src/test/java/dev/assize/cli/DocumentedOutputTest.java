package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the documents show in blocks of {@code console} is what the command prints: what stands behind {@code $ ./assize} is run,
 * the blocks of a file one after the other, and what it prints is compared with what follows. A line {@code …} stands for
 * any lines. Hashes and times are not compared. {@code -Dgolden.update} writes what is printed into the documents.
 */
class DocumentedOutputTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final String COMMAND = "$ ./assize ";
    private static final int COPIES = 20;

    @TempDir
    Path folder;

    static Stream<String> documents() throws IOException {
        try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
            List<Path> all =
                    new ArrayList<>(pages.filter(page -> page.toString().endsWith(".md"))
                            .sorted()
                            .toList());
            all.add(0, ROOT.resolve("README.md"));
            List<String> shown = new ArrayList<>();
            for (Path page : all) {
                if (Files.readString(page).contains("```console")) {
                    shown.add(ROOT.relativize(page).toString());
                }
            }
            return shown.stream();
        }
    }

    /** The files that the documents make with a line of shell: the examples twenty times, and with some outputs gone. */
    @BeforeEach
    void write() throws IOException {
        List<String> examples = Files.readAllLines(ROOT.resolve("examples/reference-coverage.jsonl"));
        List<String> cases = new ArrayList<>();
        for (int copy = 1; copy <= COPIES; copy++) {
            for (String example : examples) {
                cases.add(example.replaceFirst("\"id\":\"", "\"id\":\"" + copy + "-"));
            }
        }
        Files.write(folder.resolve("cases.jsonl"), cases);
        List<String> tonight = new ArrayList<>(cases);
        for (int line = 1; line < 60; line++) {
            if (line % 9 == 5) {
                tonight.set(
                        line - 1,
                        cases.get(line - 1)
                                .replaceFirst("\"output_text\":\"[^\"]*\"", "\"output_text\":\"Je ne sais pas.\""));
            }
        }
        Files.write(folder.resolve("tonight.jsonl"), tonight);
    }

    /** People who look at every third case, and pass it from four points on. */
    private void label() throws IOException {
        Path results = folder.resolve("results.jsonl");
        if (!Files.exists(results)) {
            return;
        }
        List<String> labels = new ArrayList<>(List.of("id,pass"));
        List<String> lines = Files.readAllLines(results);
        for (int line = 3; line <= lines.size(); line += 3) {
            JsonNode result = Json.parse(lines.get(line - 1));
            labels.add(result.path("id").asText() + ","
                    + (result.path("verdict").path("score").asInt() >= 4));
        }
        Files.write(folder.resolve("labels.csv"), labels);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void isWhatTheCommandPrints(String document) throws IOException {
        Path page = ROOT.resolve(document);
        List<String> shown = Files.readAllLines(page);
        List<String> printed = new ArrayList<>();
        boolean inside = false;
        for (int i = 0; i < shown.size(); i++) {
            String line = shown.get(i);
            printed.add(line);
            inside = inside ? !line.startsWith("```") : line.equals("```console");
            if (inside && line.startsWith("$")) {
                assertThat(line)
                        .as("%s: only ./assize is run in a console block", document)
                        .startsWith(COMMAND);
                int end = i + 1;
                while (!shown.get(end).startsWith("```") && !shown.get(end).startsWith("$ ")) {
                    end++;
                }
                List<String> expected = shown.subList(i + 1, end);
                List<String> actual = fitted(run(line.substring(COMMAND.length())), expected);
                if (System.getProperty("golden.update") == null) {
                    assertThat(masked(actual))
                            .as("%s:%d: %s", document, i + 1, line)
                            .isEqualTo(masked(expected));
                }
                printed.addAll(masked(actual).equals(masked(expected)) ? expected : actual);
                i = end - 1;
            }
        }
        if (System.getProperty("golden.update") != null && System.getenv("CI") == null) {
            Files.write(page, printed);
        }
    }

    private List<String> run(String command) throws IOException {
        label();
        List<String> arguments = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            String text = word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3);
            arguments.add(placed(text));
        }
        Session session = Session.run(
                Map.of("ASSIZE_STORE", folder.resolve(".assize/assize.db").toString()),
                "",
                Terminal.plain(),
                arguments.toArray(String[]::new));
        return (session.out() + session.err())
                .replace(folder + "/", "")
                .replace(ROOT + "/", "")
                .lines()
                .map(String::stripTrailing)
                .toList();
    }

    /** Where a file of the document really is. */
    private String placed(String argument) {
        if (argument.startsWith("examples/") || argument.startsWith("docs/")) {
            return ROOT.resolve(argument).toString();
        }
        return argument.matches("[a-z-]+\\.(jsonl|json|csv|html|md|xml)")
                ? folder.resolve(argument).toString()
                : argument;
    }

    /** What was printed, cut where the document leaves lines out. */
    private static List<String> fitted(List<String> actual, List<String> expected) {
        int gap = expected.indexOf("…");
        if (gap < 0) {
            return actual;
        }
        int tail = expected.size() - gap - 1;
        List<String> cut = new ArrayList<>(actual.subList(0, Math.min(gap, actual.size())));
        cut.add("…");
        cut.addAll(actual.subList(Math.max(0, actual.size() - tail), actual.size()));
        return cut;
    }

    /** Without what each new version of a judge changes: its number and its epoch; and without the time. */
    private static String masked(List<String> lines) {
        return String.join("\n", lines)
                .replaceAll("\\b\\d{1,3} +(?=[0-9a-f]{16}\\b)", "1 ")
                .replaceAll("\\b[0-9a-f]{16}\\b", "0123456789abcdef")
                .replaceAll("\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} UTC", "2026-01-01 00:00 UTC");
    }
}
