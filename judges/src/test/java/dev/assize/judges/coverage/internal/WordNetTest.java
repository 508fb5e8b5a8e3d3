package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class WordNetTest {

    private final WordNet words = WordNet.read();

    @Test
    void findsEveryStemOfTheListAndItsKinFindIt() throws IOException {
        List<String> stems = stems();
        assertThat(stems).hasSizeGreaterThan(11_000).isSorted();
        for (String stem : stems) {
            WordNet.Entry entry = words.of(stem);
            assertThat(entry.known()).as(stem).isTrue();
            assertThat(entry.synonyms())
                    .allMatch(kin -> words.of(kin).synonyms().contains(stem));
            assertThat(entry.opposites())
                    .allMatch(kin -> words.of(kin).opposites().contains(stem));
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

    private static List<String> stems() throws IOException {
        try (InputStream in = WordNet.class.getResourceAsStream("en.wordnet")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('\t')))
                    .toList();
        }
    }
}
