package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StatisticsPageTest {

    @Test
    void thePageNamesEveryPublicType() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "statistics.md"));
        List<String> types = publicTypes();
        assertThat(types).contains("Rate", "KappaAgreement");
        assertThat(types).allSatisfy(type -> assertThat(page).contains("`" + type + "`"));
    }

    private static List<String> publicTypes() throws IOException {
        Path classes = Path.of("target", "classes", "dev", "assize", "stats");
        try (Stream<Path> files = Files.list(classes)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.startsWith("package-info"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(StatisticsPageTest::isPublic)
                    .sorted()
                    .toList();
        }
    }

    private static boolean isPublic(String name) {
        try {
            return Modifier.isPublic(Class.forName("dev.assize.stats." + name).getModifiers());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("A compiled class of this module must load", e);
        }
    }
}
