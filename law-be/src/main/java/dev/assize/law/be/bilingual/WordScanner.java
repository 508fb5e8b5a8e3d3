package dev.assize.law.be.bilingual;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the words and numbers of a text once. A number keeps its points and suffixes: 6.1, 1675/2, 47sexies; a number that is
 * stuck to the end of a word is one of its own: WIB92. A word of up to 24 Latin letters, as nearly all are, is folded into two codes
 * where it stands, and made into a string only for whoever asks for that.
 */
final class WordScanner {

    private static final int LAST_LATIN = 0x24F;
    private static final char SOFT_HYPHEN = 0xAD;

    /** A mark of no width belongs to the word around it. */
    private static final String NOTHING = "";

    /** What a character folds to; null for one that ends a word. */
    private static final @Nullable String[] LATIN = latin();

    /** What folds to one letter from a to z, as {@link WordCode} has it; {@link #GAP} for what ends a word; 0 for all else. */
    private static final byte[] LETTERS = letters();

    private static final byte GAP = -1;

    private static @Nullable String[] latin() {
        @Nullable String[] folded = new String[LAST_LATIN + 1];
        for (char unit = 0; unit <= LAST_LATIN; unit++) {
            boolean kept = Characters.isLetterOrDigit(unit);
            folded[unit] = kept ? FoldedText.fold(Character.toString(unit)) : null;
        }
        folded[SOFT_HYPHEN] = NOTHING;
        return folded;
    }

    private static byte[] letters() {
        byte[] letters = new byte[LAST_LATIN + 1];
        for (char unit = 0; unit <= LAST_LATIN; unit++) {
            String folded = LATIN[unit];
            boolean plain = folded != null && folded.length() == 1 && WordCode.isLetter(folded.charAt(0));
            letters[unit] = folded == null ? GAP : plain ? (byte) WordCode.of(folded) : 0;
        }
        return letters;
    }

    private final char[] text;
    private final int end;
    private int at;

    private boolean plain;
    private long head;
    private long tail;

    /** The word or number as folded, where it is not plain. */
    private char[] word = new char[32];

    private int length;

    WordScanner(String text, int longest) {
        this.end = Math.min(text.length(), longest);
        this.text = new char[end];
        text.getChars(0, end, this.text, 0);
    }

    /** Goes to the next word or number; false when there is none. */
    boolean next() {
        char[] units = text;
        int from = at;
        while (from < end && letter(units[from]) == GAP) {
            from++;
        }
        int to = from;
        long first = 0;
        long rest = 0;
        int shift = 0;
        while (to < end) {
            long letter = letter(units[to]);
            if (letter <= 0) {
                break;
            }
            if (shift < WordCode.ALL_BITS) {
                first |= letter << shift;
            } else {
                rest |= letter << (shift - WordCode.ALL_BITS);
            }
            shift += WordCode.BITS;
            to++;
        }
        head = first;
        tail = rest;
        plain = to > from && to - from <= 2 * WordCode.LONGEST && (to == end || endsWord(units[to]));
        at = plain ? to : from;
        return plain || nextOfAny();
    }

    private static boolean endsWord(char unit) {
        return isDigit(unit) || letter(unit) == GAP;
    }

    private static int letter(char unit) {
        return unit <= LAST_LATIN ? LETTERS[unit] : 0;
    }

    /** As {@link #next}, for words of any characters and for numbers. */
    private boolean nextOfAny() {
        length = 0;
        while (at < end) {
            char unit = text[at];
            if (length > 0 && isDigit(unit) && !isNumber()) {
                return true;
            }
            if (unit <= LAST_LATIN) {
                String folded = LATIN[unit];
                if (folded == null) {
                    if (length > 0 && !joinsNumber(unit)) {
                        return true;
                    }
                    if (length > 0) {
                        put(unit);
                    }
                } else {
                    putAll(folded);
                }
            } else if (!takeRare(unit)) {
                if (length > 0) {
                    return true;
                }
            }
            at++;
        }
        return length > 0;
    }

    private void putAll(String folded) {
        for (int i = 0; i < folded.length(); i++) {
            put(folded.charAt(i));
        }
    }

    /** Letters beyond Latin; false for what ends a word. */
    private boolean takeRare(char unit) {
        int type = Characters.category(unit);
        if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
            return true;
        }
        if (Characters.isLetterOrDigit(unit) || Character.isSurrogate(unit)) {
            putAll(FoldedText.fold(Character.toString(unit)));
            return true;
        }
        return false;
    }

    private boolean joinsNumber(char unit) {
        return (unit == '.' || unit == '/' || unit == ':') && isNumber() && at + 1 < end && isDigit(text[at + 1]);
    }

    private void put(char unit) {
        if (length == word.length) {
            word = Arrays.copyOf(word, length * 2);
        }
        word[length++] = unit;
    }

    /** Whether the word is told by its two codes. */
    boolean isPlain() {
        return plain;
    }

    /** The code of the first twelve letters of a plain word. */
    long head() {
        return head;
    }

    /** The code of its other letters; 0 when there are none. */
    long tail() {
        return tail;
    }

    boolean isNumber() {
        return !plain && isDigit(word[0]);
    }

    private static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }

    /** How many characters a number has. */
    int length() {
        return length;
    }

    /** A character of a number. */
    char charAt(int index) {
        return word[index];
    }

    /** The word or number, folded. */
    String folded() {
        return plain ? WordCode.letters(head) + WordCode.letters(tail) : new String(word, 0, length);
    }
}
