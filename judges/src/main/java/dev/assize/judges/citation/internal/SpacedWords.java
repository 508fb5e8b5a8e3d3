package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The words of a text, folded, with one blank before each and one at the end. */
final class SpacedWords {

    /** What the letters of European languages, and the marks that stand between them, become; null for any other character. */
    private static final @Nullable String[] KNOWN = known();

    /** What each character of ASCII becomes. */
    private static final char[] ASCII = ascii();

    private SpacedWords() {}

    private static @Nullable String[] known() {
        @Nullable String[] known = new String[0x2070];
        for (int unit = 0; unit < known.length; unit++) {
            boolean common = unit <= 0x24F || unit >= 0x2000;
            known[unit] = common ? folded((char) unit) : null;
        }
        return known;
    }

    private static char[] ascii() {
        char[] ascii = new char[0x80];
        for (char unit = 0; unit < ascii.length; unit++) {
            char small = Character.toLowerCase(unit);
            ascii[unit] = isOfWord(small) ? small : ' ';
        }
        return ascii;
    }

    /** Between two letters, since a blank at either end is dropped. */
    private static String folded(char unit) {
        String between = FoldedText.fold("a" + unit + "a");
        return blanked(between.substring(1, between.length() - 1));
    }

    private static String blanked(String folded) {
        char[] units = folded.toCharArray();
        for (int i = 0; i < units.length; i++) {
            units[i] = isOfWord(units[i]) ? units[i] : ' ';
        }
        return new String(units);
    }

    static char[] of(String text) {
        char[] units = text.toCharArray();
        char[] target = new char[units.length + 2];
        int length = 0;
        target[length++] = ' ';
        for (int i = 0; i < units.length; i++) {
            char unit = units[i];
            char plain = unit < ASCII.length ? ASCII[unit] : 0;
            if (plain == 0) {
                String folded = unit < KNOWN.length ? KNOWN[unit] : null;
                if (folded == null) {
                    return ofAny(text);
                }
                target = withRoom(target, length + folded.length() + units.length - i - 1);
                length = put(folded, target, length);
            } else if (plain != ' ' || target[length - 1] != ' ') {
                target[length++] = plain;
            }
        }
        return Arrays.copyOf(target, put(" ", target, length));
    }

    /** As {@link #of}, for a text of any characters. */
    static char[] ofAny(String text) {
        String blanked = " " + blanked(FoldedText.fold(text)) + " ";
        char[] target = new char[blanked.length() + 1];
        target[0] = ' ';
        return Arrays.copyOf(target, put(blanked, target, 1));
    }

    static boolean isOfWord(char unit) {
        return Characters.isLetterOrDigit(unit) || unit == '_';
    }

    private static char[] withRoom(char[] target, int needed) {
        return needed < target.length ? target : Arrays.copyOf(target, needed + needed / 2);
    }

    /** Writes without a second blank, and returns where the next character goes. */
    private static int put(String words, char[] target, int from) {
        int length = from;
        for (int i = 0; i < words.length(); i++) {
            char unit = words.charAt(i);
            if (unit != ' ' || target[length - 1] != ' ') {
                target[length++] = unit;
            }
        }
        return length;
    }
}
