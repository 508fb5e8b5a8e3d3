package dev.assize.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The sources of all modules, for tests that look at the whole tree. */
final class SourceTree {

    static final Path ROOT = Path.of("..");

    private SourceTree() {}

    /** Every file below the {@code src} of a module whose name ends so; {@code ../core/src/main/java/…}. */
    static List<Path> files(String ending) throws IOException {
        List<Path> all = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path folder : modules.map(module -> module.resolve("src"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(Files::isRegularFile)
                            .filter(file -> file.toString().endsWith(ending))
                            .forEach(all::add);
                }
            }
        }
        return all;
    }

    /** Whether it is code of the product, not of its tests. */
    static boolean isMain(Path file) {
        return file.toString().contains("/src/main/");
    }
}
