package dev.assize.runs.internal;

/** Long texts, cut where no character is broken. */
public final class Shortened {

    private Shortened() {}

    /** The text, or as much of it as fits before an ellipsis. */
    public static String to(int length, String text) {
        if (text.length() <= length) {
            return text;
        }
        int end = length - 1;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
    }
}
