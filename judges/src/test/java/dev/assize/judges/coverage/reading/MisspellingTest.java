package dev.assize.judges.coverage.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MisspellingTest {

    @ParameterizedTest
    @CsvSource({
        "constructor, consructor, true",
        "constructor, constructer, true",
        "constructor, consturctor, true",
        "constructor, constructorr, true",
        "constructor, constrcutr, false",
        "constructor, instructor, false",
        "import, export, false",
        "adopt, adapt, false",
        "form, farm, false"
    })
    void isOneSlipInALongWord(String word, String other, boolean misspelt) {
        assertThat(Misspelling.is(word, other)).isEqualTo(misspelt);
        assertThat(Misspelling.is(other, word)).isEqualTo(misspelt);
    }
}
