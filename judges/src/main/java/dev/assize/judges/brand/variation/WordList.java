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
public record WordList(List<List<String>> groups) {

    public WordList {
        groups = groups.stream().map(List::copyOf).toList();
    }

    static WordList read(String resource) {
        return beside(WordList.class, resource);
    }

    /** The list kept as a resource beside {@code owner}. */
    public static WordList beside(Class<?> owner, String resource) {
        try (InputStream stream = owner.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("No list " + resource + " beside " + owner.getName());
            }
            return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the list " + resource + " beside " + owner.getName(), e);
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

    public List<String> names() {
        return groups.stream().flatMap(List::stream).toList();
    }
}
