package dev.assize.law.be.bilingual;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EverydayThingsTest {

    private static final EverydayThings WORDS = EverydayThings.shipped();

    @ParameterizedTest
    @CsvSource({
        "chien, hond, dogs",
        "boulangerie, bakker, baker",
        "Tramway, tram, tram",
        "échelle, ladder, ladders",
        "vache, koe, cow"
    })
    void knowsAThingInThreeLanguages(String french, String dutch, String english) {
        assertThat(WORDS.meanings(french)).contains(dutch);
        assertThat(WORDS.meaningsOfEnglish(english)).contains(dutch);
    }

    @Test
    void knowsBentForms() {
        assertThat(WORDS.meanings("ladders")).isEqualTo(WORDS.meanings("ladder"));
        assertThat(WORDS.meanings("bakkers")).containsAll(WORDS.meanings("bakker"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de", "zyxwvut"})
    void hasNothingForWhatItDoesNotKnow(String word) {
        assertThat(WORDS.meanings(word)).isEmpty();
        assertThat(WORDS.meaningsOfEnglish(word)).isEmpty();
    }
}
