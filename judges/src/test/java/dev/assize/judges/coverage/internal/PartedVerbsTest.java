package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartedVerbsTest {

    private static List<String> keys(Language language, String text) {
        return PartedVerbs.read(text, new Tokenizer(language)).stream()
                .filter(Token::isContent)
                .map(Token::key)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "nl, De huurder levert de woning leeg op, op·lever",
        "nl, De huurder moet de woning leeg opleveren, op·lever",
        "nl, De huurder belooft de woning op te leveren, op·lever",
        "nl, De woning werd opgeleverd, op·lever",
        "nl, Alle leden van de raad keurden het plan goed op 3 mei, goed·keur",
        "nl, Het plan is goedgekeurd, goed·keur",
        "de, Der Rat lehnte den Plan ab, ab·leh",
        "de, Der Rat beschloss den Plan abzulehnen, ab·leh",
        "de, Der Plan wurde abgelehnt, ab·leh",
        "de, Die Polizei nahm den Mann fest, fest·nehm",
        "de, Der Mann wurde festgenommen, fest·nehm"
    })
    void haveOneKeyTogetherAndApart(Language language, String text, String key) {
        assertThat(keys(language, text)).contains(key);
    }

    /** Such a date is a token whose parts are tokens too. */
    @Test
    void readADateInFigures() {
        assertThat(keys(
                        Language.GERMAN,
                        "Seit dem 14.03.2023 kommt man wieder über den Fluss: Da gab die Stadt die Brücke frei"))
                .contains("frei·geb");
    }

    @Test
    void leaveAPrepositionWhereItIs() {
        assertThat(keys(Language.DUTCH, "De raad vergadert op maandag")).noneMatch(VerbRoots::isParted);
        assertThat(keys(Language.GERMAN, "Er arbeitet an dem Plan")).noneMatch(VerbRoots::isParted);
    }

    @Test
    void tellOneParticleFromAnother() {
        assertThat(VerbRoots.haveOtherParticles("uit·stel", "voor·stel")).isTrue();
        assertThat(VerbRoots.haveOtherParticles("uit·stel", "uit·stel")).isFalse();
        assertThat(VerbRoots.haveOtherParticles("stel", "voor·stel")).isFalse();
    }
}
