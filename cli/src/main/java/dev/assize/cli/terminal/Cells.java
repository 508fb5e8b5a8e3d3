package dev.assize.cli.terminal;

/** Text as it may stand in a cell of a table: one line, no control characters, cut or filled to a width. */
public final class Cells {

    private Cells() {}

    /** Text of a case could carry commands for the terminal; none gets through. */
    public static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            int type = Character.getType(point);
            boolean invisible = type == Character.CONTROL
                    || type == Character.FORMAT
                    || type == Character.SURROGATE
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR;
            line.appendCodePoint(invisible ? ' ' : point);
        });
        return line.toString();
    }

    public static String cut(String text, int width) {
        String line = line(text);
        if (line.codePointCount(0, line.length()) <= width) {
            return line;
        }
        return line.substring(0, line.offsetByCodePoints(0, Math.max(0, width - 1))) + "…";
    }

    /** Broken at blanks only; a word that is longer than a line has one to itself. */
    public static String wrap(String text, int width, int indent) {
        StringBuilder lines = new StringBuilder();
        int used = 0;
        for (String word : text.split(" ")) {
            if (used > 0 && used + 1 + word.length() > width) {
                lines.append('\n').append(" ".repeat(indent));
                used = 0;
            } else if (used > 0) {
                lines.append(' ');
                used++;
            }
            lines.append(word);
            used += word.length();
        }
        return lines.toString();
    }

    /** Cut or filled up with blanks. */
    public static String fit(String text, int width) {
        String cut = cut(text, width);
        return cut + " ".repeat(Math.max(0, width - cut.codePointCount(0, cut.length())));
    }
}
