package dev.assize.text.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DetectedTextsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Paris",
                "42 km",
                "Se vende la casa de mi madre",
                "No se vende",
                "Il gatto non è sul tavolo della nonna",
                "Nie ma go w domu od wczoraj",
                "The cat is not on the table",
                "Le chat n'est pas sur la table",
                "De kat zit niet op de tafel",
                "Die Katze ist nicht auf dem Tisch",
                "Кошка сидит на столе",
                "猫はテーブルの上にいます"
            })
    void whatRulesDoNotKnowIsTheSameWithoutTellingTheOthersApart(String text) {
        List<Language> all = List.copyOf(Language.installed());
        List<Language> some = List.of(Language.ENGLISH);

        assertThat(new DetectedTexts().outside(text, all))
                .isEqualTo(LanguageDetector.detect(text).outside(all));
        assertThat(new DetectedTexts().outside(text, some))
                .isEqualTo(LanguageDetector.detect(text).outside(some));
    }
}
