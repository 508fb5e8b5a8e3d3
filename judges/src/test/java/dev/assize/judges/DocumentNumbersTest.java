package dev.assize.judges;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number of a judge's document stands once, and ruling, audit and probes use it from there. */
class DocumentNumbersTest {

    private static final Pattern CONSTANT = Pattern.compile("static final (?:int|double) ([A-Z_]+) = ([0-9._]+);");

    @ParameterizedTest
    @ValueSource(strings = {"brand", "citation", "coverage", "provision"})
    void standOnce(String judge) throws IOException {
        Map<String, String> places = new TreeMap<>();
        Path folder = Path.of("src/main/java/dev/assize/judges", judge);
        for (Path file : sources(folder)) {
            Matcher constant = CONSTANT.matcher(Files.readString(file));
            while (constant.find()) {
                String number = constant.group(1) + " = " + constant.group(2);
                String before = places.put(number, file.getFileName().toString());
                assertThat(before)
                        .as(number + " stands in " + before + " and in " + file.getFileName())
                        .isNull();
            }
        }
        assertThat(places).isNotEmpty();
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
