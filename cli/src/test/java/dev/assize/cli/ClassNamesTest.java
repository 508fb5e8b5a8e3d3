package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A name means one thing in the whole tree: whoever searches for it finds one class. */
class ClassNamesTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void everySimpleNameHasOneMeaning() throws IOException {
        SortedMap<String, List<Path>> byName = new TreeMap<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path sources : modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> walk = Files.walk(sources)) {
                    byName.putAll(merged(
                            byName,
                            walk.filter(file -> file.toString().endsWith(".java"))
                                    .filter(file -> !file.endsWith("package-info.java"))
                                    .collect(Collectors.groupingBy(
                                            file -> file.getFileName().toString()))));
                }
            }
        }
        assertThat(byName).isNotEmpty();
        byName.values().removeIf(files -> files.size() == 1);
        assertThat(byName).as("classes with the same simple name").isEmpty();
    }

    private static SortedMap<String, List<Path>> merged(
            SortedMap<String, List<Path>> known, java.util.Map<String, List<Path>> more) {
        SortedMap<String, List<Path>> all = new TreeMap<>(known);
        more.forEach((name, files) -> all.merge(
                name, files, (a, b) -> Stream.concat(a.stream(), b.stream()).toList()));
        return all;
    }
}
