package dev.assize.runs.report;

import dev.assize.text.Shortened;

/**
 * Any text as one line of Markdown that means only itself: no markup, no table cell, no HTML, no link, and nobody and no
 * issue is mentioned by it.
 *
 * <p>Whatever could be markup is written as a character reference, which CommonMark never reads as structure. Mentions and
 * issue numbers are looked for in the page after that, so a zero-width space comes between the sign and the name.
 */
final class MarkdownText {

    private static final char ZERO_WIDTH_SPACE = '\u200B';

    private MarkdownText() {}

    static String cell(int length, String text) {
        return of(Shortened.to(length, text));
    }

    static String of(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        int at = 0;
        while (at < text.length()) {
            int point = text.codePointAt(at);
            append(escaped, point, isPlain(text, at, point));
            at += Character.charCount(point);
            if (point == '-' && namesAnIssue(text, at)) {
                escaped.append(ZERO_WIDTH_SPACE);
            }
        }
        return escaped.toString().strip();
    }

    /** {@code GH-7} is the issue 7, as {@code #7} is. */
    private static boolean namesAnIssue(String text, int behindHyphen) {
        return behindHyphen < text.length()
                && Character.isDigit(text.charAt(behindHyphen))
                && text.regionMatches(true, behindHyphen - 3, "GH", 0, 2);
    }

    /** Letters, and marks that mean nothing inside a line unless a link or an emoji is made of them. */
    private static boolean isPlain(String text, int at, int point) {
        if (point == ':') {
            return at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
        }
        if (point == '.') {
            return !text.regionMatches(true, at - 3, "www", 0, 3);
        }
        return point >= 128 || Character.isLetterOrDigit(point) || " ,;'\"%/?!-+=()".indexOf(point) >= 0;
    }

    private static void append(StringBuilder escaped, int point, boolean plain) {
        int type = Character.getType(point);
        if (Character.isWhitespace(point) || type == Character.CONTROL) {
            escaped.append(' ');
        } else if (type == Character.FORMAT || type == Character.SURROGATE) {
            escaped.append('\uFFFD');
        } else if (plain) {
            escaped.appendCodePoint(point);
        } else {
            escaped.append("&#").append(point).append(';');
            if (point == '@' || point == '#') {
                escaped.append(ZERO_WIDTH_SPACE);
            }
        }
    }
}
