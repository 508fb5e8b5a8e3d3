package dev.assize.judges.brand.variation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A list kept as text beside the classes: names separated by commas, a line for each subject or group, {@code #} before
 * a remark.
 */
record WordList(List<List<String>> groups) {

    WordList {
        groups = groups.stream().map(List::copyOf).toList();
    }

    static WordList read(String resource) {
        try (InputStream stream = WordList.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException(
                        "The list " + resource + " is packed beside " + WordList.class.getName());
            }
            return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("The list " + resource + " cannot be read from the class path", e);
        }
    }

    static WordList parse(String text) {
        return new WordList(text.lines()
                .map(line -> line.startsWith("#") ? "" : line)
                .map(line -> Arrays.stream(line.split(","))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .toList())
                .filter(names -> !names.isEmpty())
                .toList());
    }

    List<String> names() {
        return groups.stream().flatMap(List::stream).toList();
    }
}
