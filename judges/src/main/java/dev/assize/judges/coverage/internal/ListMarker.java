package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;

/** What stands before the text of a list item: a bullet, "3.", "b)", "(iv)". */
final class ListMarker {

    private static final String BULLETS = "-–—•*·‣▪◦→";

    private ListMarker() {}

    /** How many characters of the line the marker takes, white space after it included; 0 when there is none. */
    static int length(String line) {
        if (line.isEmpty()) {
            return 0;
        }
        int at = 0;
        if (BULLETS.indexOf(line.charAt(0)) >= 0) {
            at = 1;
        } else {
            boolean bracket = line.charAt(0) == '(';
            at = bracket ? 1 : 0;
            int from = at;
            while (at < line.length() && at - from < 4 && Characters.isLetterOrDigit(line.charAt(at))) {
                at++;
            }
            boolean numbered = at > from && (isNumber(line, from, at) || at - from == 1 || isRoman(line, from, at));
            boolean closed =
                    at < line.length() && (line.charAt(at) == ')' || (".:".indexOf(line.charAt(at)) >= 0 && !bracket));
            if (!numbered || !closed) {
                return 0;
            }
            at++;
            if (line.charAt(at - 1) == '.' && at < line.length() && Characters.isDigit(line.charAt(at))) {
                return 0;
            }
        }
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isNumber(String line, int from, int to) {
        return line.substring(from, to).chars().allMatch(Characters::isDigit);
    }

    private static boolean isRoman(String line, int from, int to) {
        return line.substring(from, to).chars().allMatch(c -> "ivxIVX".indexOf(c) >= 0);
    }
}
