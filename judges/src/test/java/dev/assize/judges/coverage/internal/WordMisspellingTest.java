package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordMisspellingTest {

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
        assertThat(WordMisspelling.is(word, other)).isEqualTo(misspelt);
        assertThat(WordMisspelling.is(other, word)).isEqualTo(misspelt);
    }

    @ParameterizedTest
    @CsvSource({
        "harbour, harbuor, true",
        "harbour, harbor, true",
        "bridge, brigde, true",
        "bridge, bride, true",
        "bridge, birgde, false",
        "stone, stome, false",
        "temperature, temprture, true",
        "temperature, tempratrue, true",
        "temperature, tmprture, false",
        "temperature, demperature, false"
    })
    void mayBeTwoInALongWordThatEverybodyKnows(String word, String written, boolean misspelt) {
        assertThat(WordMisspelling.isOfCommonWord(word, written)).isEqualTo(misspelt);
        assertThat(WordMisspelling.isOfCommonWord(written, word)).isEqualTo(misspelt);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The temperature rises | the temprture rises  | true
            The bridge is narrow  | the brigde is narrow | true
            The bridge is narrow  | the bride is narrow  | false
            """)
    void isNoOtherWord(String fact, String output, boolean stated) {
        assertThat(OutputReader.of(output, "").statement(fact).stated()).isEqualTo(stated);
    }
}
