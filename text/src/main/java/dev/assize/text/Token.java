package dev.assize.text;

/**
 * A word, number, month or day of the week in a text.
 *
 * @param folded the characters as {@link FoldedText} folds them
 * @param key what two tokens that mean the same have in common: the stem of a word, the plain value of a number
 *     ({@code #1250}, however it was written), {@code @m7} for July, {@code @d1} for Monday
 * @param capitalised whether the original starts with a capital letter
 * @param stop whether it is a stop word
 */
public record Token(Span span, Kind kind, String folded, String key, boolean capitalised, boolean stop) {

    /** What a token is. */
    public enum Kind {
        WORD,
        NUMBER,
        MONTH,
        WEEKDAY
    }

    /** Whether it carries meaning of its own: everything but stop words. */
    public boolean isContent() {
        return !stop;
    }

    /** Whether it is an amount or a date part, which no other amount or date part can replace. */
    public boolean isExact() {
        return kind != Kind.WORD;
    }
}
