package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class CharactersTest {

    /** Of all characters, computed on Java 17. Whatever Java runs this must come to the same. */
    private static final long ALL = 4136322135L;

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
}
