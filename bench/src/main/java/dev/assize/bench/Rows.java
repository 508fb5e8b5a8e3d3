package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The labelled rows of a directory of JSONL files, or those of a part of the documents. */
public final class Rows {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Path directory;
    private final DocumentPart part;

    public Rows(Path directory, DocumentPart part) {
        this.directory = directory;
        this.part = part;
    }

    public boolean has(String set) {
        return Files.exists(file(set));
    }

    public List<JsonNode> read(String set) {
        return all(set).stream().filter(part::has).toList();
    }

    /** The rows of all parts. */
    public List<JsonNode> all(String set) {
        Path file = file(set);
        try {
            return Files.readAllLines(file).stream().map(Rows::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read; give the directory of the coverage data", e);
        }
    }

    private Path file(String set) {
        return directory.resolve(set + ".jsonl");
    }

    private static JsonNode parse(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException("Not JSON: " + line, e);
        }
    }
}
