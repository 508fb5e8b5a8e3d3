package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentencesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "See art. 5 of the code.",
                "Mr. Smith and Dr. Jones met J. R. Brown.",
                "Das gilt z.B. für Hunde.",
                "Zie nr. 12 en p. 3 van het boek.",
                "Voir l'art. L. 121 du code.",
                "It costs 3.5 euros, i.e. too much.",
                "Am 3. Mai war es kalt.",
                "He met Prof. Müller vs. St. Pauli.",
                "See no. 7 of the list.",
                "1. The first point of a list.",
                "The firm (est. 1990) closed.",
                "Apples, pears, etc. are fruit."
            })
    void staysOneAcrossAbbreviationsAndNumbers(String text) {
        assertThat(Sentences.of(text)).hasSize(1);
    }

    @Test
    void endsAtFullStopsQuestionsAndExclamations() {
        assertThat(cut("It is. Is it? It is! \"Yes.\" Then (so it was.) It ended."))
                .containsExactly("It is.", "Is it?", "It is!", "\"Yes.\"", "Then (so it was.)", "It ended.");
    }

    @Test
    void endsAtAFullStopThatStandsAlone() {
        assertThat(cut("he left home . she stayed there . then rain fell ."))
                .containsExactly("he left home .", "she stayed there .", "then rain fell .");
    }

    @Test
    void endsBeforeBulletsBlankLinesAndNewLinesWithACapital() {
        assertThat(cut("Causes:\n- heat\n- light\n\nand then\nmore of it\nThe end"))
                .containsExactly("Causes:", "- heat", "- light", "and then\nmore of it", "The end");
    }

    @Test
    void endsAtTheLinesOfNotes() {
        assertThat(cut("Bakery Troost, 2023\nsales: 3.1 million\nprofit: 240,000 euros\ntwo shops closed in Assen"))
                .containsExactly(
                        "Bakery Troost, 2023",
                        "sales: 3.1 million",
                        "profit: 240,000 euros",
                        "two shops closed in Assen");
    }

    @Test
    void goesOnAcrossTheLinesOfAWrappedText() {
        String text =
                "The bridge that was opened by\nthe mayor in the spring of the\nyear is closed again because of\nthe ice.";
        assertThat(cut(text)).containsExactly(text);
    }

    @Test
    void tellsAShortAnswerFromANumberSign() {
        assertThat(cut("No. Only one can be complete.")).containsExactly("No.", "Only one can be complete.");
    }

    @Test
    void tellsALetterAtTheEndFromAnInitial() {
        assertThat(cut("It contains vitamin C. The rest is water."))
                .containsExactly("It contains vitamin C.", "The rest is water.");
    }

    @Test
    void coversAllThatIsVisibleInAnyText() {
        Random random = new Random(5);
        for (int round = 0; round < 4000; round++) {
            String text = HostileText.of(random);
            int end = 0;
            for (Span sentence : Sentences.of(text)) {
                assertThat(text.substring(end, sentence.start()).isBlank())
                        .as("seed 5, <%s>", text)
                        .isTrue();
                end = sentence.end();
            }
            assertThat(text.substring(end).isBlank()).as("seed 5, <%s>", text).isTrue();
        }
    }

    private static List<String> cut(String text) {
        return Sentences.of(text).stream().map(span -> span.in(text)).toList();
    }
}
