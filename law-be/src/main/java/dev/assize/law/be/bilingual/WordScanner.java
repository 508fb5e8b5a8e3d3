package dev.assize.law.be.bilingual;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the words and numbers of a text once, folding on the way. A number keeps its points and suffixes: 6.1,
 * 1675/2, 47sexies; a number that is stuck to the end of a word is one of its own: WIB92.
 */
final class WordScanner implements CharSequence {

    private static final int LAST_LATIN = 0x24F;

    /** A mark of no width belongs to the word around it. */
    private static final String NOTHING = "";

    /** What a character folds to; null for one that ends a word. */
    private static final @Nullable String[] LATIN = latin();

    private static @Nullable String[] latin() {
        @Nullable String[] folded = new String[LAST_LATIN + 1];
        for (char unit = 0; unit <= LAST_LATIN; unit++) {
            boolean kept = Characters.isLetterOrDigit(unit);
            folded[unit] = kept ? FoldedText.fold(Character.toString(unit)) : null;
        }
        folded[0xAD] = NOTHING;
        return folded;
    }

    private final char[] text;
    private final int end;
    private int at;
    private char[] word = new char[32];
    private int length;

    WordScanner(String text, int longest) {
        this.end = Math.min(text.length(), longest);
        this.text = new char[end];
        text.getChars(0, end, this.text, 0);
    }

    /** Goes back to before the first word. */
    void restart() {
        at = 0;
    }

    /** Goes to the next word or number; false when there is none. */
    boolean next() {
        length = 0;
        while (at < end) {
            char unit = text[at];
            if (unit >= 'a' && unit <= 'z') {
                takeSmallLetters();
                continue;
            }
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

    /** Most of most words. */
    private void takeSmallLetters() {
        int from = at;
        while (at < end && text[at] >= 'a' && text[at] <= 'z') {
            at++;
        }
        int count = at - from;
        if (length + count > word.length) {
            word = Arrays.copyOf(word, (length + count) * 2);
        }
        System.arraycopy(text, from, word, length, count);
        length += count;
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

    /** The word or number as {@link WordCode} has it. */
    long code() {
        return WordCode.of(word, length);
    }

    /** As {@link SharedSpelling} has it. */
    long sharedSpelling() {
        return SharedSpelling.of(word, length);
    }

    boolean isNumber() {
        return isDigit(word[0]);
    }

    private static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int index) {
        return word[index];
    }

    @Override
    public CharSequence subSequence(int start, int stop) {
        return new String(word, start, stop - start);
    }

    @Override
    public String toString() {
        return new String(word, 0, length);
    }
}
