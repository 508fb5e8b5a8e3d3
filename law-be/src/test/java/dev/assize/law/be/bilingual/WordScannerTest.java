package dev.assize.law.be.bilingual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordScannerTest {

    private static List<String> words(String text) {
        WordScanner scanner = new WordScanner(text, Integer.MAX_VALUE);
        List<String> words = new ArrayList<>();
        while (scanner.next()) {
            words.add(scanner.folded());
        }
        return words;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "L'Œuvre d'été.|l oeuvre d ete",
                "art. 6.1, 1675/2 et 47sexies.|art 6.1 1675/2 et 47sexies",
                "de-facto «geïntimeerde»|de facto geintimeerde",
                "samen\u00ADstelling|samenstelling",
                "fin. 5. Suite|fin 5 suite",
                "WIB92|wib 92"
            })
    void foldsOnTheWay(String text, String expected) {
        assertThat(words(text)).containsExactly(expected.split(" "));
    }

    /** A word that was met before is known where it stands; that must make no difference. */
    @Test
    void knowsAWordAgain() {
        KnownWords words = new KnownWords(new CompoundSplitter(new CodeSet(1)));
        for (String text : List.of(
                "Été",
                "été",
                "l'ete",
                "vonnis",
                "von\u00ADnis",
                "Vonnis.",
                "Œuvre",
                "arbeidsongevallen",
                "x".repeat(60))) {
            WordScanner scanner = new WordScanner(text, Integer.MAX_VALUE);
            while (scanner.next()) {
                KnownWord expected = KnownWord.of(scanner.folded(), new CompoundSplitter(new CodeSet(1)));
                assertThat(words.at(scanner)).as(text).isEqualTo(expected);
                assertThat(words.at(scanner)).as(text + " again").isEqualTo(expected);
            }
        }
    }

    @Test
    void readsAnyText() {
        assertThat(words("")).isEmpty();
        assertThat(words(" … — ")).isEmpty();
        assertThat(words("\uD835 Ж ö")).contains("o");
        assertThat(words("x".repeat(5_000))).hasSize(1);
    }
}
