package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A name means one thing in the whole tree: whoever searches for it finds one class. */
class ClassNamesTest {

    @Test
    void everySimpleNameHasOneMeaning() throws IOException {
        Map<String, List<Path>> byName = SourceTree.files(".java").stream()
                .filter(SourceTree::isMain)
                .filter(file -> !file.endsWith("package-info.java"))
                .collect(Collectors.groupingBy(
                        file -> String.valueOf(file.getFileName()), TreeMap::new, Collectors.toList()));
        assertThat(byName).hasSizeGreaterThan(1_000);
        byName.values().removeIf(files -> files.size() == 1);
        assertThat(byName).as("classes with the same simple name").isEmpty();
    }
}
