package dev.assize.law.be.bilingual;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.bilingual.PassageMatch.Weight;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PassageMatchTest {

    private static final PassageMatch MATCH = PassageMatch.belgian();

    private static final List<String> FRENCH = List.of(
            "Le locataire qui quitte le logement avant le terme doit une indemnité au bailleur.",
            "La faillite de la société ne libère pas la caution solidaire.",
            "Le prévenu qui fait défaut peut former opposition au jugement.",
            "L'accident survenu sur le chemin du travail est un accident du travail.",
            "La donation entre époux est révocable pendant le mariage.");
    private static final List<String> DUTCH = List.of(
            "De huurder die de woning voor het einde van de termijn verlaat, is de verhuurder een vergoeding verschuldigd.",
            "Het faillissement van de vennootschap bevrijdt de hoofdelijke borg niet.",
            "De beklaagde die verstek laat gaan, kan verzet doen tegen het vonnis.",
            "Het ongeval dat zich voordoet op de weg naar en van het werk is een arbeidsongeval.",
            "De schenking tussen echtgenoten is tijdens het huwelijk herroepelijk.");

    private static int best(List<Weight> weights) {
        int best = 0;
        for (int i = 1; i < weights.size(); i++) {
            best = weights.get(i).score() > weights.get(best).score() ? i : best;
        }
        return best;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void findsTheSameMatterInEitherLanguage(int matter) {
        assertThat(best(MATCH.weigh(FRENCH.get(matter), DUTCH))).isEqualTo(matter);
        assertThat(best(MATCH.weigh(DUTCH.get(matter), FRENCH))).isEqualTo(matter);
        assertThat(best(MATCH.weigh(FRENCH.get(matter), FRENCH))).isEqualTo(matter);
        assertThat(best(MATCH.weigh(DUTCH.get(matter), DUTCH))).isEqualTo(matter);
    }

    /** A text in the passage's own language is the usual trap: it shares words by chance that the right one translates. */
    @Test
    void isNotDrawnToTheLanguageOfThePassage() {
        List<String> mixed = List.of(FRENCH.get(0), FRENCH.get(1), DUTCH.get(2), FRENCH.get(3), FRENCH.get(4));
        assertThat(best(MATCH.weigh(FRENCH.get(2), mixed))).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "voir art. 1675/2 du Code judiciaire, artikel 1675/2 Gerechtelijk Wetboek, artikel 1676 Gerechtelijk Wetboek",
        "loi du 3 juillet 1978, wet van 3 juli 1978, wet van 4 juli 1978",
        "la loi du 1er juin 1849, de wet van 1 juni 1849, de wet van 2 juni 1849",
        "article 6.1 de la Convention, artikel 6 van het Verdrag, artikel 7 van het Verdrag",
        "accident du travail, het arbeidsongeval, het verkeersongeval"
    })
    void goesByNumbersDatesAndPartsOfCompounds(String passage, String right, String wrong) {
        List<Weight> weights = MATCH.weigh(passage, List.of(wrong, right));
        assertThat(weights.get(1).score()).isGreaterThan(weights.get(0).score());
    }

    @Test
    void saysNothingWhereNothingIsShared() {
        assertThat(MATCH.weigh("", DUTCH))
                .allSatisfy(weight -> assertThat(weight.shared()).isZero());
        assertThat(MATCH.weigh("Zie Cass. en het arrest.", DUTCH))
                .allSatisfy(weight -> assertThat(weight.shared()).isZero());
        assertThat(MATCH.weigh("bail", List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {81, 82})
    void theOrderOfTextsChangesNothing(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 100; round++) {
            List<String> texts = new ArrayList<>(random.nextBoolean() ? FRENCH : DUTCH);
            String passage = FRENCH.get(random.nextInt(FRENCH.size()));
            List<Weight> before = MATCH.weigh(passage, texts);
            List<String> shuffled = new ArrayList<>(texts);
            Collections.shuffle(shuffled, random);
            List<Weight> after = MATCH.weigh(passage, shuffled);
            for (int i = 0; i < texts.size(); i++) {
                assertThat(after.get(shuffled.indexOf(texts.get(i))))
                        .as("seed %s", seed)
                        .isEqualTo(before.get(i));
            }
        }
    }

    @Test
    void weighsManyTextsAndLongOnes() {
        List<String> many = new ArrayList<>(Collections.nCopies(150, DUTCH.get(1)));
        many.set(140, DUTCH.get(0));
        assertThat(best(MATCH.weigh(FRENCH.get(0), many))).isEqualTo(140);
        String megabyte = "verjaringstermijn œuvre \uD835 ".repeat(40_000);
        assertThat(MATCH.weigh(megabyte, List.of(megabyte, "prescription"))).hasSize(2);
    }

    @Test
    void tellsTheLanguageOfAText() {
        assertThat(TextWords.of(FRENCH.get(0)).language()).contains(Language.FRENCH);
        assertThat(TextWords.of(DUTCH.get(0)).language()).contains(Language.DUTCH);
        assertThat(TextWords.of("The tenant who leaves before the end owes the landlord.")
                        .language())
                .contains(Language.ENGLISH);
        assertThat(TextWords.of("Der Mieter, der die Wohnung verlässt, hat dem Vermieter eine Entschädigung zu zahlen.")
                        .language())
                .contains(Language.GERMAN);
        assertThat(TextWords.of("").language()).isEmpty();
    }
}
