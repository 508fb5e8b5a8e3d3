package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SynonymListTest {

    private final SynonymList words = SynonymList.read("en.wordnet");

    @ParameterizedTest
    @ValueSource(strings = {"en.wordnet", "fr.synonyms", "nl.synonyms", "de.synonyms"})
    void findsEveryStemOfTheListAndItsKinFindIt(String name) throws IOException {
        SynonymList list = SynonymList.read(name);
        List<String> stems = stems(name);
        assertThat(stems).hasSizeGreaterThan(6_000).isSorted();
        for (String stem : stems) {
            SynonymList.Entry entry = list.of(stem);
            assertThat(entry.known()).as(stem).isTrue();
            assertThat(entry.synonyms()).allMatch(kin -> list.of(kin).synonyms().contains(stem));
            assertThat(entry.opposites())
                    .allMatch(kin -> list.of(kin).opposites().contains(stem));
        }
    }

    @Test
    void knowsNothingOfOtherWords() {
        for (String other : List.of("a", "zzzz", "#12", "@2020-01-01", "#", "abandonx", "été", "\uD83D\uDE00")) {
            assertThat(words.of(other).known()).as(other).isFalse();
        }
    }

    @Test
    void tellsHowCommonAVerbIs() {
        assertThat(words.of("abandon").verb()).isTrue();
        assertThat(words.of("abandon").synonyms()).contains("desert");
        assertThat(words.of("time").level()).isGreaterThan(words.of("abandon").level());
    }

    @Test
    void knowsAVerbThatPartsByItsParticleAndItsRoot() {
        assertThat(SynonymList.read("nl.synonyms").of("uit·stel").synonyms()).contains("verdag");
        assertThat(SynonymList.read("de.synonyms").of("ab·leh").opposites()).contains("an·nehm");
    }

    private static List<String> stems(String name) throws IOException {
        try (InputStream in = SynonymList.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.ISO_8859_1)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('\t')))
                    .toList();
        }
    }
}
