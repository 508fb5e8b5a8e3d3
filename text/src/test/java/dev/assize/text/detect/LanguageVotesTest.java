package dev.assize.text.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageVotesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The tower is in Paris          | en
            It was built by them           | en
            La tour se trouve à Paris      | fr
            Le tribunal rejette la demande | fr
            De toren staat in Parijs       | nl
            Het hof verwerpt het beroep    | nl
            Der Turm steht in Paris        | de
            Das Gericht weist die Klage ab | de
            Größe über Maß                 | de
            De huur bedraagt drie frank    | nl
            """)
    void goesToTheLanguageOfTheSmallWords(String text, Language language) {
        assertThat(LanguageDetector.detect(text).known()).contains(language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12345", "Andy Warhol", "!!!"})
    void isOpenWithoutAnyWordToTell(String text) {
        assertThat(LanguageDetector.detect(text).known()).isEmpty();
    }

    @Test
    void readsTheCodesOfIso639() {
        assertThat(Language.find("NL")).contains(Language.DUTCH);
        assertThat(Language.find("es")).isEmpty();
    }
}
