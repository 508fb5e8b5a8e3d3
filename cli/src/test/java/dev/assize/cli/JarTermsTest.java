package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.Judge;
import dev.assize.engine.Assize;
import dev.assize.judges.StandardJudges;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every jar says under which terms it, and what is in it, may be used. */
class JarTermsTest {

    @ParameterizedTest
    @ValueSource(classes = {Judge.class, StandardJudges.class, Dataset.class, Assize.class, CommandLineApp.class})
    void areInTheJarOf(Class<?> inIt) throws IOException {
        assertThat(text(inIt, "META-INF/LICENSE")).contains("Apache License");
        assertThat(text(inIt, "META-INF/NOTICE")).contains("WordNet");
        assertThat(text(inIt, "META-INF/THIRD-PARTY.md")).contains("Jackson");
        assertThat(text(inIt, "META-INF/licenses/WordNet-3.1.txt")).contains("Princeton University");
    }

    /** From where the class itself comes from, since every jar has a file of that name. */
    private static String text(Class<?> inIt, String resource) throws IOException {
        String place = Objects.requireNonNull(inIt.getResource(inIt.getSimpleName() + ".class"))
                .toString();
        String root = place.substring(0, place.length() - inIt.getName().length() - ".class".length());
        try (InputStream in = URI.create(root + resource).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
