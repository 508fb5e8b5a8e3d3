package dev.assize.judges.citation.reading;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The lines of a word list beside this class, without comments and blanks. */
final class ResourceLines {

    private ResourceLines() {}

    static List<String> of(String name) {
        try (InputStream in = ResourceLines.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name + " beside " + ResourceLines.class.getName());
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("Cannot read the resource " + name, unreadable);
        }
    }
}
