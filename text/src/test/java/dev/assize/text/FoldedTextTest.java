package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FoldedTextTest {

    @Test
    void makesSpellingsOfTheSameWordsEqual() {
        assertThat(FoldedText.fold("Cour d’Appel de LIÈGE")).isEqualTo("cour d'appel de liege");
        assertThat(FoldedText.fold("« Œuvre »")).isEqualTo("' oeuvre '");
        assertThat(FoldedText.fold("Straße")).isEqualTo("strasse");
        assertThat(FoldedText.fold("ﬁnal — draft")).isEqualTo("final - draft");
        assertThat(FoldedText.fold("co\u00ADopération")).isEqualTo("cooperation");
        assertThat(FoldedText.fold("a\u00A0\u00A0\t\nb")).isEqualTo("a b");
        assertThat(FoldedText.fold("e\u0301te\u0301")).isEqualTo("ete");
    }

    @Test
    void leadsBackToTheOriginalCharacters() {
        String text = "  L’Œuvre  de\u00ADmeure à Liège ";
        assertThat(FoldedText.of(text).find("oeuvre demeure").orElseThrow().in(text))
                .isEqualTo("Œuvre  de\u00ADmeure");
        assertThat(FoldedText.of(text).find("liege").orElseThrow().in(text)).isEqualTo("Liège");
    }

    @Test
    void findsNothingForAnEmptyPassage() {
        assertThat(FoldedText.of("abc").find(" ")).isEmpty();
        assertThat(FoldedText.of("").find("a")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void foldingTwiceChangesNothing(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 400; round++) {
            String text = anyText(random);
            FoldedText once = FoldedText.of(text);
            assertThat(FoldedText.fold(once.folded()))
                    .as("seed %s, text <%s>", seed, text)
                    .isEqualTo(once.folded());
            assertThat(FoldedText.fold(text))
                    .as("seed %s, text <%s>", seed, text)
                    .isEqualTo(once.folded());
            Span whole = once.originalSpan(0, once.folded().length());
            assertThat(whole.end()).isLessThanOrEqualTo(text.length());
        }
    }

    private static String anyText(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(40);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(
                    switch (random.nextInt(4)) {
                        case 0 -> random.nextInt(0x80);
                        case 1 -> random.nextInt(0x600);
                        case 2 -> 0x2000 + random.nextInt(0x1000);
                        default -> random.nextInt(0x11000);
                    });
        }
        return text.toString();
    }

    @Test
    void whiteSpaceAtTheEndBelongsToNothing() {
        for (String text : List.of("A bee. ", "A bee.\n\n", "A bée. \t", "  A bee. ", " ", "")) {
            FoldedText folded = FoldedText.of(text);
            int length = folded.folded().length();

            assertThat(folded.folded()).isEqualTo(text.isBlank() ? "" : "a bee.");
            assertThat(folded.originalSpan(length, length)).isEqualTo(Span.of(text.length(), text.length()));
            assertThat(folded.originalSpan(0, length).end())
                    .isEqualTo(text.isBlank() ? text.length() : text.indexOf('.') + 1);
        }
    }
}
