package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Exact forms, kept as files under {@code src/test/resources} beside the test's package and compared byte for byte.
 * {@code -Dgolden.update} rewrites them; a CI machine refuses to.
 */
public final class Golden {

    private Golden() {}

    /** @param name the file's name, such as {@code tower.expected.json} */
    public static void compare(Class<?> test, String name, String actual) {
        Path file = Path.of("src", "test", "resources")
                .resolve(test.getPackageName().replace('.', '/'))
                .resolve(name);
        try {
            if (System.getProperty("golden.update") != null) {
                update(file, actual);
            }
            assertThat(file).as("golden file; -Dgolden.update writes it").exists();
            assertThat(actual).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot compare with " + file, e);
        }
    }

    private static void update(Path file, String actual) throws IOException {
        if (System.getenv("CI") != null) {
            throw new IllegalStateException("golden.update is refused where CI is set: look at the difference first");
        }
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual, StandardCharsets.UTF_8);
    }
}
