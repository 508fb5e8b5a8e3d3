package dev.assize.text.detect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkedWordsTest {

    @ParameterizedTest
    @ValueSource(strings = {"même", "Även", "odmówił", "cœur", "über", "été", "Été"})
    void areTheSameFromMemoryAsAnew(String word) {
        MarkedWord first = recent(word);
        MarkedWord again = recent(word);
        MarkedWord anew = MarkedWord.of(word, TellingWords.all());

        assertThat(again).isSameAs(first);
        assertThat(again).usingRecursiveComparison().isEqualTo(anew);
    }

    @Test
    void differByCase() {
        assertThat(recent("était").isCapital()).isFalse();
        assertThat(recent("Était").isCapital()).isTrue();
    }

    private static MarkedWord recent(String word) {
        String text = "- " + word + ".";
        return MarkedWords.RECENT.of(text.toCharArray(), 2, 2 + word.length());
    }
}
