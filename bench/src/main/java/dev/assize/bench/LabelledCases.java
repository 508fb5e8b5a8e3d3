package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/** The rows of bench/labelled that rules may be made from; of the others nobody reads one. */
public final class LabelledCases {

    private LabelledCases() {}

    /** @param file a {@code .jsonl.gz} of bench/labelled */
    public static List<JsonNode> lookedInto(Path file) {
        return ofParts(file, Set.of("looked into"));
    }

    /** The same, and those that commands learn from and nobody reads. */
    public static List<JsonNode> forLearning(Path file) {
        return ofParts(file, Set.of("looked into", "learnt from"));
    }

    private static List<JsonNode> ofParts(Path file, Set<String> parts) {
        ObjectMapper json = new ObjectMapper();
        List<JsonNode> rows = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode row = json.readTree(line);
                if (parts.contains(row.get("part").asText())) {
                    rows.add(row);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }
}
