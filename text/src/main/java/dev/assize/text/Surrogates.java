package dev.assize.text;

/** Halves of surrogate pairs that stand alone: a Java text can hold one, no form of Unicode on disk or on the wire can. */
public final class Surrogates {

    /** What Unicode has for a character that cannot be shown. */
    public static final char REPLACEMENT = '\uFFFD';

    private Surrogates() {}

    /** The index of the first half that stands alone, from {@code from} on; -1 when there is none. */
    public static int firstLone(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (unit >= Character.MIN_SURROGATE && unit <= Character.MAX_SURROGATE) {
                if (!isPair(text, at)) {
                    return at;
                }
                at++;
            }
        }
        return -1;
    }

    /** The text with {@link #REPLACEMENT} for each half that stands alone. */
    public static String replaceLone(String text) {
        int at = firstLone(text, 0);
        if (at < 0) {
            return text;
        }
        StringBuilder clean = new StringBuilder(text);
        for (; at >= 0; at = firstLone(text, at + 1)) {
            clean.setCharAt(at, REPLACEMENT);
        }
        return clean.toString();
    }

    private static boolean isPair(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }
}
