package dev.assize.law.be.token;

import dev.assize.text.Characters;
import java.util.Arrays;

/**
 * The characters of a decision without the traces of its conversion, each with its place in the original.
 *
 * <p>Scanned decisions come with LaTeX ({@code $1^{\text {er }}$}, {@code \S 2}, {@code 1^{\circ}}), markdown stars,
 * soft hyphens, words cut at the end of a line, rules between pages and no-break spaces. What remains here is plain:
 * "1er", "§ 2", "1°". White space is a blank, a line feed, or a form feed where a paragraph ends.
 */
final class LegalText {

    static final char PARAGRAPH = '\f';

    private final String original;
    private char[] units;
    private int[] origins;
    private int length;

    private LegalText(String original) {
        this.original = original;
        this.units = new char[original.length() + 1];
        this.origins = new int[original.length() + 1];
    }

    static LegalText of(String original) {
        LegalText text = new LegalText(original);
        text.clean();
        text.units = Arrays.copyOf(text.units, text.length);
        text.origins = Arrays.copyOf(text.origins, text.length);
        return text;
    }

    int length() {
        return length;
    }

    char charAt(int index) {
        return index >= 0 && index < length ? units[index] : 0;
    }

    int origin(int index) {
        return origins[index];
    }

    String slice(int start, int end) {
        return new String(units, start, end - start);
    }

    private void clean() {
        int at = 0;
        while (at < original.length()) {
            char unit = original.charAt(at);
            if (isBlank(unit)) {
                at = blank(at);
            } else if (unit == '\\') {
                at = command(at);
            } else if (unit == '-' || unit == '‐' || unit == '‑' || unit == '\u00AD') {
                at = hyphen(at, unit);
            } else {
                put(plain(unit), at);
                at++;
            }
        }
    }

    /** One blank for a run of them; a form feed for an empty line, unless the line only marks a new page. */
    private int blank(int start) {
        int at = start;
        int lines = 0;
        boolean pageRule = false;
        while (at < original.length()) {
            char unit = original.charAt(at);
            if (unit == '\n') {
                lines++;
                at++;
            } else if (isBlank(unit)) {
                at++;
            } else if (lines > 0 && isRule(at)) {
                pageRule = true;
                at += 3;
            } else {
                break;
            }
        }
        boolean insideBrace = length > 0 && at < original.length() && original.charAt(at) == '}';
        if (!insideBrace) {
            char mark = lines == 0 || pageRule ? ' ' : lines == 1 ? '\n' : PARAGRAPH;
            put(mark, start);
        }
        return at;
    }

    private boolean isRule(int at) {
        return original.startsWith("---", at)
                && (at + 3 == original.length() || original.charAt(at + 3) == '\n' || original.charAt(at + 3) == '\r');
    }

    private int command(int start) {
        int at = start + 1;
        if (at < original.length() && !isLetter(original.charAt(at))) {
            char escaped = original.charAt(at);
            put(escaped == '$' ? '§' : plain(escaped), start);
            return at + 1;
        }
        while (at < original.length() && isLetter(original.charAt(at))) {
            at++;
        }
        String name = original.substring(start + 1, at);
        if (name.equals("circ") || name.equals("degree")) {
            put('°', start);
        } else if (name.equals("S")) {
            put('§', start);
        }
        while (at < original.length() && original.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    /** Joins a word that was cut at the end of a line; any other hyphen stays, a soft one never does. */
    private int hyphen(int start, char unit) {
        int next = start + 1;
        boolean line = false;
        while (next < original.length() && isBlank(original.charAt(next))) {
            line |= original.charAt(next) == '\n';
            next++;
        }
        boolean betweenLetters = start > 0
                && Characters.isLetter(original.charAt(start - 1))
                && next < original.length()
                && Characters.isLowerCase(original.charAt(next));
        if (line && betweenLetters) {
            return next;
        }
        if (unit != '\u00AD') {
            put('-', start);
        }
        return start + 1;
    }

    private static char plain(char unit) {
        return switch (unit) {
            case '$', '{', '}', '^', '*', '\u200B', '\u200C', '\u200D', '\uFEFF', '\u2060' -> 0;
            case 'º', '˚', '⁰' -> '°';
            case '’', '‘', '`', '´', 'ʼ', '′' -> '\'';
            case '–', '—', '−', '‒' -> '-';
            case '«', '»', '“', '”', '„', '‟' -> '"';
            case '_' -> ' ';
            default -> unit;
        };
    }

    private static boolean isBlank(char unit) {
        return unit == ' '
                || unit == '\n'
                || unit == '\t'
                || unit == '\r'
                || unit == '\f'
                || (unit > 0x7F && (Character.isWhitespace(unit) || Character.isSpaceChar(unit)));
    }

    private static boolean isLetter(char unit) {
        return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
    }

    private void put(char unit, int origin) {
        if (unit != 0) {
            units[length] = unit;
            origins[length] = origin;
            length++;
        }
    }
}
