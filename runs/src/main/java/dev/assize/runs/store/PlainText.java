package dev.assize.runs.store;

/** Text as every database takes it: PostgreSQL knows no NUL, and half a surrogate pair has no UTF-8 form. */
final class PlainText {

    private static final char REPLACEMENT = '\uFFFD';

    private PlainText() {}

    static String of(String text) {
        StringBuilder plain = null;
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            boolean pair = Character.isHighSurrogate(unit)
                    && at + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(at + 1));
            if (pair) {
                at++;
            } else if (unit == 0 || Character.isSurrogate(unit)) {
                plain = plain == null ? new StringBuilder(text) : plain;
                plain.setCharAt(at, REPLACEMENT);
            }
        }
        return plain == null ? text : plain.toString();
    }
}
