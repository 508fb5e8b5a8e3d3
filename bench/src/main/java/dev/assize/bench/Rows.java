package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The labelled rows of a directory of JSONL files, or half of them. */
final class Rows {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Path directory;
    private final Half half;

    Rows(Path directory, Half half) {
        this.directory = directory;
        this.half = half;
    }

    List<JsonNode> read(String set) {
        return all(set).stream().filter(half::has).toList();
    }

    /** The rows of both halves. */
    List<JsonNode> all(String set) {
        Path file = directory.resolve(set + ".jsonl");
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
