package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class CharactersTest {

    /** Of all characters, computed on Java 17. Whatever Java runs this must come to the same. */
    private static final long ALL = 4136322135L;

    private static final Set<Integer> NUMBERS =
            Set.of((int) Character.DECIMAL_DIGIT_NUMBER, (int) Character.LETTER_NUMBER, (int) Character.OTHER_NUMBER);

    @Test
    void areTheSameOnEveryJava() {
        CRC32 sum = new CRC32();
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                continue;
            }
            String text = Character.toString(point);
            String told = "" + Characters.isLetter(point) + Characters.isDigit(point)
                    + Characters.isLetterOrDigit(point) + Characters.isUpperCase(point)
                    + Characters.isLowerCase(point) + Characters.category(point) + Characters.toLowerCase(point)
                    + Characters.lower(text) + Characters.normalize(text, Normalizer.Form.NFC)
                    + Characters.normalize(text, Normalizer.Form.NFKD) + FoldedText.fold(text);
            sum.update(told.getBytes(StandardCharsets.UTF_16LE));
        }
        assertThat(sum.getValue()).isEqualTo(ALL);
    }

    @Test
    void areThoseOfUnicode13() {
        for (int newer : new int[] {0x870, 0x1C89, 0x2C2F, 0xA7C0, 0x9FFD, 0x10570, 0x1CCD6, 0x31350}) {
            assertThat(Characters.isNewer(newer)).as("U+%X", newer).isTrue();
            assertThat(Characters.isLetterOrDigit(newer)).as("U+%X", newer).isFalse();
            assertThat(Characters.lower(Character.toString(newer))).isEqualTo(Character.toString(newer));
        }
        for (int older : new int[] {'a', 'é', 0x416, 0x8A0, 0x1E9E, 0x4E2D, 0xAC00, 0x10400, 0x30000}) {
            assertThat(Characters.isNewer(older)).as("U+%X", older).isFalse();
            assertThat(Characters.isLetter(older)).as("U+%X", older).isTrue();
        }
    }

    @Test
    void changeOnlyWhatStandsBetweenNewerOnes() {
        assertThat(Characters.lower("ÀB\uA7C0CD\uD801\uDD70E")).isEqualTo("àb\uA7C0cd\uD801\uDD70e");
        assertThat(Characters.normalize("e\u0301\uA7C0e\u0301", Normalizer.Form.NFC))
                .isEqualTo("é\uA7C0é");
    }

    /** On Java 17 a plain {@code \b} knew all letters, from Java 19 on only those of ASCII. */
    @Test
    void endWordsWhereLettersEnd() {
        String word = Characters.WORD_START + "art" + Characters.WORD_END;
        assertThat("l'art. 3".replaceAll(word, "X")).isEqualTo("l'X. 3");
        assertThat("éart arté art_".replaceAll(word, "X")).isEqualTo("éart arté art_");
    }

    /** A class of a regular expression knows the letters and numbers of the Java that runs it, unless ours is used. */
    @Test
    void areTheSameInRegularExpressions() {
        Pattern letter = Pattern.compile(Characters.LETTER);
        Pattern letterOrNumber = Pattern.compile(Characters.LETTER_OR_NUMBER);
        Pattern neither = Pattern.compile("[^" + Characters.LETTER_OR_NUMBER + "§]");
        Pattern alone = Pattern.compile(Characters.WORD_START + "§" + Characters.WORD_END);
        List<String> other = new ArrayList<>();
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            String text = Character.toString(point);
            boolean isLetter = Characters.isLetter(point);
            boolean isKnown = isLetter || NUMBERS.contains(Characters.category(point));
            boolean isOfAWord = point != '§' && (Characters.isLetterOrDigit(point) || point == '_');
            if (letter.matcher(text).matches() != isLetter
                    || letterOrNumber.matcher(text).matches() != isKnown
                    || neither.matcher(text).matches() == (isKnown || point == '§')
                    || alone.matcher(text + "§" + text).find() == isOfAWord) {
                other.add("U+" + Integer.toHexString(point));
            }
        }
        assertThat(other).isEmpty();
    }

    @Test
    void haveTheCapitalsOfUnicode13() {
        assertThat(Characters.upper("àß\uA7C1c\uD801\uDD97e")).isEqualTo("ÀSS\uA7C1C\uD801\uDD97E");
    }
}
