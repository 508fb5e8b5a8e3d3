package dev.assize.text;

/** Long texts, cut where no character is broken. */
public final class Shortened {

    private Shortened() {}

    /** The text, or as much of it as fits before an ellipsis. */
    public static String to(int length, String text) {
        return text.length() <= length ? text : after(length - 1, text);
    }

    /** The text, or its first characters, so many at most, and an ellipsis behind them. */
    public static String after(int characters, String text) {
        if (text.length() <= characters) {
            return text;
        }
        boolean broken = characters > 0 && Character.isHighSurrogate(text.charAt(characters - 1));
        return text.substring(0, broken ? characters - 1 : characters) + "…";
    }
}
