package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A comment that sends its reader to a class names one that is there: the compiler does not look. */
class CommentLinksTest {

    private static final Pattern LINK =
            Pattern.compile("\\{@link(?:plain)?\\s+(?:\\*\\s+)?(dev\\.assize(?:\\.[a-z]\\w*)*)\\.([A-Z]\\w*)");

    @Test
    void leadSomewhere() throws IOException {
        List<Path> files = new ArrayList<>();
        Set<String> classes = new HashSet<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path folder : modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> walk = Files.walk(folder)) {
                    walk.filter(file -> file.toString().endsWith(".java")).forEach(file -> {
                        files.add(file);
                        classes.add(folder.relativize(file).toString().replaceAll("\\.java$", ""));
                    });
                }
            }
        }
        List<String> lost = new ArrayList<>();
        for (Path file : files) {
            LINK.matcher(Files.readString(file))
                    .results()
                    .map(CommentLinksTest::name)
                    .forEach(name -> {
                        if (!classes.contains(name.replace('.', '/'))) {
                            lost.add(file.getFileName() + " of " + file.getParent() + ": " + name);
                        }
                    });
        }
        assertThat(classes).hasSizeGreaterThan(1_000);
        assertThat(lost).as("links to classes that are not there").isEmpty();
    }

    private static String name(MatchResult link) {
        return link.group(1) + "." + link.group(2);
    }
}
