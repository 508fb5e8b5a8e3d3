package dev.assize.judgefiles.internal.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures that the reference implementations print: nltk 3.8, rapidfuzz 3, rouge-score 0.1.2, sacrebleu 2. */
class MetricsTest {

    /** Candidate, reference, then nltk's sentence_bleu (method 4), sentence_gleu and single_meteor_score without WordNet. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the cat is on the mat|the cat is on the mat|1.0|1.0|0.9976851851851852",
                "the cat sat on the mat|the cat is on the mat|0.293945703509473|0.5|0.8066666666666668",
                "The cat sat on the mat.|the cat is on the mat|0.20748340713083765|0.3181818181818182|0.7934426229508196",
                "It is a guide to action which ensures that the military always obeys the commands of the party|It is a guide to action that ensures that the military will forever heed Party commands|0.41180376356915777|0.4393939393939394|0.6944444444444445",
                "It is to insure the troops forever hearing the activity guidebook that party direct|It is a guide to action that ensures that the military will forever heed Party commands|0.04707619221181687|0.1206896551724138|0.3035391371738569",
                "runs quickly|he was running quick|0|0.0|0.13157894736842105",
                "a|a|1.0|1.0|0.5",
                "a|b|0|0.0|0.0",
                "one two three|three two one|0.09541207563138922|0.5|0.5",
                "''|''|0|0.0|0.0",
                "hello world|''|0|0.0|0.0",
                "''|hello|0|0.0|0.0",
                "Ik zag een kat, geen hond.|Ik zag een hond, geen kat.|0.2334598321466113|0.46153846153846156|0.8779296875",
                "cats and dogs dogs|dog and cat cat|0.061033220311973134|0.1|0.375"
            })
    void countsAsNltkDoes(String candidate, String reference, double bleu, double gleu, double meteor) {
        assertThat(Bleu.bleu(candidate, reference).doubleValue()).isCloseTo(bleu, within(1e-12));
        assertThat(Bleu.gleu(candidate, reference).doubleValue()).isCloseTo(gleu, within(1e-12));
        assertThat(Meteor.of(candidate, reference).doubleValue()).isCloseTo(meteor, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        "new york mets, new york mets, 1",
        "new york mets, new YORK mets, 1",
        "new york mets, the wonderful new york mets, 0.9",
        "new york mets vs atlanta braves, atlanta braves vs new york mets, 0.95",
        "South Korea, North Korea, 0.8181818",
        "this is a test, this is a new test!!!, 0.95",
        "'', '', 0",
        "a, '', 0"
    })
    void weighsAsRapidfuzzDoes(String a, String b, double expected) {
        assertThat(FuzzyRatio.weighted(a, b, new Work()).doubleValue()).isCloseTo(expected, within(1e-6));
        assertThat(FuzzyRatio.weighted(b, a, new Work()).doubleValue()).isCloseTo(expected, within(1e-6));
    }

    @ParameterizedTest
    @CsvSource({
        "this is a test, this is a test!, 0.9655172413793103",
        "'', '', 1",
    })
    void takesThePlainRatioOfRapidfuzz(String a, String b, double expected) {
        assertThat(FuzzyRatio.plain(a, b, new Work()).doubleValue()).isCloseTo(expected, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        "this is a test, this is a test!, 1",
        "a certain string, cetain, 0.8333333333",
        "physics 2 vid, study physics physics 2, 0.8181818",
        "physics 2 vid, study physics physics 2 video, 1",
        "ax b, a b a c b, 0.8571428",
        "aaaaaaaaaaaaaaaaaaaaaaaabacaaaaaaaabaaabaaaaaaaababbbbbbbbbbabbcb, aaaaaaaaaaaaaaaaaaaaaaaababaaaaaaaabaaabaaaaaaaababbbbbbbbbbabbcb, 0.9846153846"
    })
    void takesThePartialRatioOfRapidfuzz(String a, String b, double expected) {
        assertThat(FuzzyRatio.partial(a, b, new Work()).doubleValue()).isCloseTo(expected, within(1e-6));
    }

    @Test
    void findsAStretchOfMoreThanSixtyFourCharacters() {
        String a = "a".repeat(65);
        String b = "a" + (char) 256 + "a".repeat(63);
        assertThat(FuzzyRatio.partial(a, b, new Work()).doubleValue()).isCloseTo(0.9922481, within(1e-6));
    }

    @Test
    void countsRougeAsRougeScoreDoes() {
        String reference = "The quick brown fox jumps over the lazy dog";
        String candidate = "The quick brown dog jumps on the log.";
        assertThat(SharedWords.rouge(candidate, reference, 1).doubleValue())
                .isCloseTo(0.7058823529411765, within(1e-12));
        assertThat(SharedWords.rougeL(candidate, reference, new Work()).doubleValue())
                .isCloseTo(0.5882352941176471, within(1e-12));
        assertThat(SharedWords.rouge("hello world!!!", "hello ", 1)).isEqualTo(Fraction.of(2, 3));
        assertThat(SharedWords.rouge("", "x", 2)).isEqualTo(Fraction.ZERO);
    }

    @Test
    void countsChrfAsSacrebleuDoes() {
        assertThat(Chrf.of("a", "a")).isEqualTo(Fraction.ONE);
        assertThat(Chrf.of("a b c", "abc")).isEqualTo(Fraction.ONE);
        assertThat(Chrf.of("aa", "ab")).isEqualTo(Fraction.of(1, 4));
        assertThat(Chrf.of("", "reference")).isEqualTo(Fraction.ZERO);
        assertThat(Chrf.of(
                                "Die Beziehung zwischen Obama und Netanjahu ist nicht gerade freundlich.",
                                "Das Verhältnis zwischen Obama und Netanyahu ist nicht gerade freundschaftlich.",
                                3,
                                true)
                        .doubleValue())
                .isCloseTo(0.673481606, within(1e-8));
        assertThat(Chrf.of(
                                "risk assessment must be made of those who are qualified and expertise in the sector - these are the scientists .",
                                "risk assessment has to be undertaken by those who are qualified and expert in that area - that is the scientists .",
                                3,
                                true)
                        .doubleValue())
                .isCloseTo(0.652414427, within(1e-8));
    }

    @Test
    void countsJaroWinklerAsPublished() {
        assertThat(JaroWinkler.of("MARTHA", "MARHTA").doubleValue()).isCloseTo(0.9611111, within(1e-6));
        assertThat(JaroWinkler.of("DIXON", "DICKSONX").doubleValue()).isCloseTo(0.8133333, within(1e-6));
        assertThat(JaroWinkler.of("DWAYNE", "DUANE").doubleValue()).isCloseTo(0.84, within(1e-6));
        assertThat(JaroWinkler.of("", "")).isEqualTo(Fraction.ONE);
        assertThat(JaroWinkler.of("abc", "xyz")).isEqualTo(Fraction.ZERO);
    }

    @ParameterizedTest
    @CsvSource({
        "Hydro Flask, HydroFlask, true",
        "Hydro Flask, hydro-flask, true",
        "Flask Hydro, Hydro Flask, true",
        "bottle, bottles, true",
        "battery, batteries, true",
        "Hydro Flask, Hydro Flsk, true",
        "Nike, Nika, false",
        "Hydro Flask, Nalgene, false",
        "Café, cafe, true"
    })
    void knowsANameWrittenDifferently(String a, String b, boolean near) {
        assertThat(NearText.near(a, b)).isEqualTo(near);
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "-2.5, -2.5", "'1,250.5', 1250.5", "3e4, 30000", ".5, 0.5", "five, ", "1.2.3, ", "'', ", "e5, "
    })
    void readsNumbers(String text, String expected) {
        assertThat(ParsedNumber.find(text).map(Fraction::toString).orElse(null)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "2024-03-05, 2024-03-05",
        "2024-03-05T10:00:00Z, 2024-03-05",
        "5 March 2024, 2024-03-05",
        "'March 5, 2024', 2024-03-05",
        "5 mars 2024, 2024-03-05",
        "5 maart 2024, 2024-03-05",
        "05.03.2024, 2024-03-05",
        "03/04/2024, ",
        "2024-13-05, ",
        "31 February 2024, "
    })
    void readsDates(String text, String expected) {
        assertThat(ParsedDate.find(text).map(Object::toString).orElse(null)).isEqualTo(expected);
    }
}
