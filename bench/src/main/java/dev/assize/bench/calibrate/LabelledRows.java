package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads JSONL. */
final class LabelledRows {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private LabelledRows() {}

    static List<JsonNode> of(Path file) {
        List<JsonNode> rows = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file)) {
                rows.add(MAPPER.readTree(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read; give the folder of the data", e);
        }
        return rows;
    }
}
