package dev.assize.judges.brand.internal;

import dev.assize.text.WordList;
import java.util.Arrays;
import java.util.List;

/**
 * Names and expressions kept as text beside the classes: separated by commas, a line for each subject or group.
 *
 * @param groups the names of each line
 */
public record NameList(List<List<String>> groups) {

    public NameList {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /** The list kept as a resource beside {@code owner}. */
    public static NameList beside(Class<?> owner, String resource) {
        return new NameList(WordList.beside(owner, resource).lines().stream()
                .map(line -> Arrays.stream(line.split(","))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .toList())
                .toList());
    }

    public List<String> names() {
        return groups.stream().flatMap(List::stream).toList();
    }
}
