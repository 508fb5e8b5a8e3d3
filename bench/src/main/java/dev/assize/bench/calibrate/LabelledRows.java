package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Reads JSONL, packed or not. */
final class LabelledRows {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private LabelledRows() {}

    static List<JsonNode> of(Path file) {
        List<JsonNode> rows = new ArrayList<>();
        try {
            for (String line : read(file).split("\n")) {
                rows.add(MAPPER.readTree(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read; give the folder of the data", e);
        }
        return rows;
    }

    private static String read(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file);
                InputStream text = file.toString().endsWith(".gz") ? new GZIPInputStream(bytes) : bytes) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
