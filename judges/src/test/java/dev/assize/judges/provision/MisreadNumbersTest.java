package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MisreadNumbersTest {

    private static final String LETTERS = "10lIOo27.:/ ,";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "13 | article I3 du Code",
                "10 | artikel l0 van de wet",
                "207 | de artikelen 2O6 en 2O7",
                "7:10 | artikel 7:lo WVV",
                "10/1 | l'article 10/l",
            })
    void findsFiguresThatAreWrittenAsLetters(String key, String source) {
        assertThat(new MisreadNumbers(source).have(key)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "13 | article 13 du Code",
                "13 | article I32 du Code",
                "10/1 | l'article 10/l2",
                "25 | article 2S",
                "1er§ | article ler§",
            })
    void takesNoOtherNumberForIt(String key, String source) {
        assertThat(new MisreadNumbers(source).have(key)).isFalse();
    }

    /** As one pattern for each number finds them. */
    @Test
    void findsWhatAPatternFinds() {
        Random random = new Random(11);
        int found = 0;
        for (int round = 0; round < 3_000; round++) {
            String source = letters(random, 40);
            MisreadNumbers numbers = new MisreadNumbers(source);
            for (int i = 0; i < 10; i++) {
                String key = letters(random, 1 + random.nextInt(4));
                boolean expected = matches(key, source);
                assertThat(numbers.have(key)).as(key + " in " + source).isEqualTo(expected);
                found += expected ? 1 : 0;
            }
        }
        assertThat(found).isBetween(500, 2_000);
    }

    private static boolean matches(String key, String source) {
        String word = "[\\p{L}\\p{N}]";
        String letters = key.replace(".", "\\.").replace("1", "[1lI]").replace("0", "[0Oo]");
        return (key.indexOf('1') >= 0 || key.indexOf('0') >= 0)
                && key.matches(word + "+(?:[./:]" + word + "+)*")
                && Pattern.compile("(?<!" + word + ")" + letters + "(?!" + word + ")")
                        .matcher(source)
                        .results()
                        .anyMatch(match -> !match.group().equals(key));
    }

    private static String letters(Random random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return text.toString();
    }
}
