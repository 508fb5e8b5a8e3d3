package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The rows of a JSONL file of labelled data. */
final class Rows {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Rows() {}

    static List<JsonNode> of(Path directory, String name) {
        Path file = directory.resolve(name + ".jsonl");
        try {
            return Files.readAllLines(file).stream().map(Rows::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read; give the directory of the coverage data", e);
        }
    }

    private static JsonNode parse(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException("Not JSON: " + line, e);
        }
    }
}
