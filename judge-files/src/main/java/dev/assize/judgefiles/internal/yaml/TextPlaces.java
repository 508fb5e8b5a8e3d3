package dev.assize.judgefiles.internal.yaml;

import java.util.List;

/**
 * Finds the place of a character of a scalar in the file that it was read from.
 *
 * @param start where the scalar begins, its quotation mark or bar included
 * @param style the quotation mark, {@code |} or {@code >}; a blank for a scalar without any
 */
public record TextPlaces(FilePlace start, char style, String text, List<String> lines) {

    public FilePlace placeOf(int offset) {
        int wanted = Math.min(Math.max(offset, 0), text.length());
        if (style == '|' || style == '>') {
            return inBlock(wanted);
        }
        boolean quoted = style == '"' || style == '\'';
        String line = lineAt(start.line());
        int column = start.column() - 1 + (quoted ? 1 : 0);
        for (int i = 0; i < wanted && column < line.length(); i++) {
            column += width(line, column);
        }
        // A text over several lines is folded; its beginning is near enough.
        boolean within = column <= line.length() && text.indexOf('\n') < 0;
        return within ? new FilePlace(start.line(), column + 1) : start;
    }

    /** How many characters of the file stand for one of the text. */
    private int width(String line, int column) {
        char unit = line.charAt(column);
        if (style == '\'' && unit == '\'') {
            return 2;
        }
        if (style != '"' || unit != '\\' || column + 1 >= line.length()) {
            return 1;
        }
        return switch (line.charAt(column + 1)) {
            case 'u' -> 6;
            case 'x' -> 4;
            case 'U' -> 10;
            default -> 2;
        };
    }

    private FilePlace inBlock(int offset) {
        int line = 0;
        int lineStart = 0;
        for (int next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', next + 1)) {
            line++;
            lineStart = next + 1;
        }
        int end = text.indexOf('\n', lineStart);
        String content = text.substring(lineStart, end < 0 ? text.length() : end);
        String raw = lineAt(start.line() + 1 + line);
        int indent = Math.max(0, raw.indexOf(content));
        return new FilePlace(start.line() + 1 + line, indent + offset - lineStart + 1);
    }

    private String lineAt(int number) {
        return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
    }
}
