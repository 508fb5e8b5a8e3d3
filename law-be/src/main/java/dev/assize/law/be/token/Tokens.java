package dev.assize.law.be.token;

import dev.assize.text.Span;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * The words, numbers and marks of a text, in order; the first stage of reading citations.
 *
 * <p>Letters and figures never share a token ("29bis" is two, without a gap), so every later stage decides for itself
 * what belongs together. Words are folded: lower case, no accents. Apostrophes are left out, so that "l'article" is the
 * word "l" and the word "article". Cutting takes one pass.
 */
public final class Tokens {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final String original;
    private final TokenRow row;

    private Tokens(String original, TokenRow row) {
        this.original = original;
        this.row = row;
    }

    public static Tokens of(String text) {
        return new Tokens(text, new TokenCutter(text).cut());
    }

    public int size() {
        return row.size;
    }

    public String original() {
        return original;
    }

    /** The folded word, the figures, or the mark; empty outside the text, so that looking ahead needs no guard. */
    public String form(int index) {
        return inside(index) ? row.forms[index] : "";
    }

    /** The same small number for every token of this form, from 0 on; what is known of a form needs finding out once. */
    public int formNumber(int index) {
        return row.numbers[index];
    }

    /** How many different forms there are. */
    public int forms() {
        return row.distinct.size();
    }

    public boolean is(int index, String form) {
        return form(index).equals(form);
    }

    public boolean isWord(int index) {
        return inside(index) && row.kinds[index] == TokenKind.WORD;
    }

    public boolean isNumber(int index) {
        return inside(index) && row.kinds[index] == TokenKind.NUMBER;
    }

    public boolean isMark(int index) {
        return inside(index) && row.kinds[index] == TokenKind.MARK;
    }

    /** What stands before the token; outside the text, the end of a paragraph. */
    public Gap gapBefore(int index) {
        return inside(index) ? row.gaps[index] : Gap.PARAGRAPH;
    }

    /** Whether the token touches the one before it. */
    public boolean touches(int index) {
        return inside(index) && row.gaps[index] == Gap.NONE;
    }

    /** Whether the word begins with a capital. */
    public boolean isCapitalised(int index) {
        return inside(index) && row.cases[index] != TokenRow.SMALL;
    }

    /** Whether the word has no small letter. */
    public boolean isUpperCase(int index) {
        return inside(index) && row.cases[index] == TokenRow.UPPER;
    }

    /** The original characters from the first token to the last, both included. */
    public Span span(int first, int last) {
        return Span.of(row.starts[first], row.ends[last]);
    }

    public int start(int index) {
        return row.starts[index];
    }

    public int end(int index) {
        return row.ends[index];
    }

    /** The original text from the first token to the last, both included, on one line. */
    public String text(int first, int last) {
        String written = original.substring(row.starts[first], row.ends[last]);
        return isOnOneLine(written) ? written : BLANKS.matcher(written).replaceAll(" ");
    }

    /** Whether no blanks follow one another and none is another than the plain one. */
    private static boolean isOnOneLine(String text) {
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit < ' ' || (unit == ' ' && blank)) {
                return false;
            }
            blank = unit == ' ';
        }
        return true;
    }

    /** The first token that begins at or after a place in the original; {@link #size()} when there is none. */
    public int indexAt(int place) {
        int at = Arrays.binarySearch(row.starts, 0, row.size, place);
        return at >= 0 ? at : -at - 1;
    }

    private boolean inside(int index) {
        return index >= 0 && index < row.size;
    }
}
