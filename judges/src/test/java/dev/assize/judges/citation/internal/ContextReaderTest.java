package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judges.citation.internal.ContextReader.Pull;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContextReaderTest {

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

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void findsTheSameMatterInTheOtherLanguage(int matter) {
        assertThat(ContextReader.read(FRENCH.get(matter), DUTCH).get(matter)).isEqualTo(Pull.STRONG);
        assertThat(ContextReader.read(DUTCH.get(matter), FRENCH).get(matter)).isEqualTo(Pull.STRONG);
    }

    @ParameterizedTest
    @CsvSource({
        "Voir art. 1675/2 du Code judiciaire., artikel 1675/2 Gerechtelijk Wetboek, artikel 1676 Gerechtelijk Wetboek",
        "The employee was dismissed without notice., Le licenciement sans préavis du travailleur., Le bail du logement.",
        "loi du 3 juillet 1978, wet van 3 juli 1978, wet van 4 juli 1978"
    })
    void goesByNumbersDatesAndEnglishToo(String snippet, String right, String wrong) {
        List<Pull> pulls = ContextReader.read(snippet, List.of(right, wrong));
        assertThat(pulls.get(0)).isGreaterThan(pulls.get(1));
    }

    @Test
    void leavesOpenWhatNothingTellsApart() {
        assertThat(ContextReader.read("", FRENCH)).containsOnly(Pull.NONE);
        assertThat(ContextReader.read("Voir aussi la décision précitée.", DUTCH))
                .containsOnly(Pull.NONE);
        List<Pull> twins = ContextReader.read(FRENCH.get(0), List.of(DUTCH.get(0), DUTCH.get(0)));
        assertThat(twins.get(0)).isEqualTo(twins.get(1)).isNotEqualTo(Pull.STRONG);
        assertThat(ContextReader.read("x", List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {71, 72})
    void theOrderOfTextsChangesNothing(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<String> texts = new ArrayList<>(random.nextBoolean() ? FRENCH : DUTCH);
            String snippet = FRENCH.get(random.nextInt(FRENCH.size()));
            List<Pull> before = ContextReader.read(snippet, texts);
            List<String> shuffled = new ArrayList<>(texts);
            Collections.shuffle(shuffled, random);
            List<Pull> after = ContextReader.read(snippet, shuffled);
            for (int i = 0; i < texts.size(); i++) {
                assertThat(after.get(shuffled.indexOf(texts.get(i))))
                        .as("seed %s", seed)
                        .isEqualTo(before.get(i));
            }
        }
    }

    @Test
    void readsTextsOfAnyLength() {
        String megabyte = "verjaringstermijn ".repeat(60_000);
        assertThat(ContextReader.read(megabyte, List.of(megabyte, "prescription")))
                .hasSize(2);
    }
}
