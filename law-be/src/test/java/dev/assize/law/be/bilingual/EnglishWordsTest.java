package dev.assize.law.be.bilingual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnglishWordsTest {

    private static final EnglishWords WORDS = EnglishWords.belgian();

    @ParameterizedTest
    @CsvSource({
        "dismissal, licenci, ontslag",
        "tenant, preneur, huurder",
        "evidence, preuve, bewijs",
        "heir, heritie, erfgena",
        "bankruptcy, faillit, faillis"
    })
    void knowsFrenchAndDutchWordsForAnEnglishOne(String english, String french, String dutch) {
        assertThat(WORDS.meanings(english)).contains(french, dutch);
    }

    @ParameterizedTest
    @ValueSource(strings = {"leases", "leased", "leasing", "LEASE"})
    void knowsAWordInItsOtherForms(String form) {
        assertThat(WORDS.meanings(form)).isNotEmpty().isEqualTo(WORDS.meanings("lease"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "of", "zyxwvut", "licenciement"})
    void hasNothingForWhatIsNoEnglishWord(String word) {
        assertThat(WORDS.meanings(word)).isEmpty();
    }

    @Test
    void holdsBeginningsThatTheTableOfFrenchAndDutchHasToo() {
        BilingualTable table = BilingualTable.belgian();
        assertThat(WORDS.size()).isGreaterThan(2500);
        assertThat(List.of("worker", "contract", "appeal", "damage"))
                .allSatisfy(english -> assertThat(WORDS.meanings(english))
                        .anyMatch(word -> !table.dutch(word).isEmpty())
                        .anyMatch(word -> !table.french(word).isEmpty()));
    }
}
