package dev.assize.law.be.token;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;

/**
 * The characters of a decision without the traces of its conversion, each with its place in the original.
 *
 * <p>Scanned decisions come with LaTeX ({@code $1^{\text {er }}$}, {@code \S 2}, {@code 1^{\circ}}), markdown stars,
 * soft hyphens, words cut at the end of a line, rules between pages and no-break spaces. What remains here is plain:
 * "1er", "§ 2", "1°". White space is a blank, a line feed, or a form feed where a paragraph ends.
 */
final class LegalText {

    static final char PARAGRAPH = '\f';

    /** "1Â°", "Â§ 2": what stands before a sign that was written in one encoding and read in another. */
    private static final char MISREAD = 'Â';

    private static final int LONGEST_SPAN = 120;

    /** Which characters stay as they are wherever they stand; beyond Latin letters none is said to. */
    private static final boolean[] ORDINARY = ordinary();

    private static boolean[] ordinary() {
        boolean[] ordinary = new boolean['ɏ' + 1];
        for (char unit = 0; unit < ordinary.length; unit++) {
            boolean meansMore =
                    isBlank(unit) || isHyphen(unit) || unit == '\\' || unit == '[' || unit == ']' || unit == MISREAD;
            ordinary[unit] = unit != 0 && !meansMore && plain(unit) == unit;
        }
        return ordinary;
    }

    private final String original;
    private final char[] units;
    private final int[] origins;
    private int length;
    private final List<Integer> formulas = new ArrayList<>();
    private int editorsBracket = -1;
    private int formulaEnd = -1;

    private LegalText(String original) {
        this.original = original;
        this.units = new char[original.length() + 1];
        this.origins = new int[original.length() + 1];
    }

    static LegalText of(String original) {
        LegalText text = new LegalText(original);
        text.clean();
        text.length = new SecondWritings(text.units, text.origins, text.length).drop(text.formulas);
        // Whoever reads on sees that the text ends.
        text.units[text.length] = 0;
        return text;
    }

    int length() {
        return length;
    }

    /** The characters, with a NUL behind the last; not to be changed. */
    char[] units() {
        return units;
    }

    int origin(int index) {
        return origins[index];
    }

    String slice(int start, int end) {
        return new String(units, start, end - start);
    }

    private void clean() {
        int at = copyOrdinary(0);
        while (at < original.length()) {
            at = copyOrdinary(cleanOne(at));
        }
    }

    /** Copies what stays as it is from a place on, single blanks included: most of most texts. Where it ends. */
    private int copyOrdinary(int start) {
        char[] target = units;
        int[] places = origins;
        int to = length;
        int at = start;
        for (int end = original.length(); at < end; at++) {
            char unit = original.charAt(at);
            boolean ordinary = isOrdinary(unit)
                    || (unit == ' ' && at >= formulaEnd && at + 1 < end && isOrdinary(original.charAt(at + 1)));
            if (!ordinary) {
                break;
            }
            target[to] = unit;
            places[to] = at;
            to++;
        }
        length = to;
        return at;
    }

    private static boolean isOrdinary(char unit) {
        return unit < ORDINARY.length && ORDINARY[unit];
    }

    /** Reads on from a place where something else may stand; where the next character begins. */
    private int cleanOne(int start) {
        char unit = original.charAt(start);
        if (unit == ']' && start == editorsBracket) {
            return start + 1;
        }
        if (isBlank(unit)) {
            return blank(start);
        }
        if (isHyphen(unit)) {
            return hyphen(start, unit);
        }
        return switch (unit) {
            case '\\' -> command(start);
            case '[' -> bracket(start);
            case '$' -> dollar(start);
            case MISREAD -> {
                char next = start + 1 < original.length() ? original.charAt(start + 1) : 0;
                put(next == '°' || next == '§' ? 0 : unit, start);
                yield start + 1;
            }
            default -> {
                put(plain(unit), start);
                yield start + 1;
            }
        };
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
        if (!insideBrace && !isSpacedFigure(start, at)) {
            char mark = lines == 0 || pageRule ? ' ' : lines == 1 ? '\n' : PARAGRAPH;
            put(mark, start);
        }
        return at;
    }

    /** A formula sets the figures of a number apart: {@code $\\mathbf{9 5}$} is 95. */
    private boolean isSpacedFigure(int start, int next) {
        return start < formulaEnd && length > 0 && next < formulaEnd && isLoneDigit(start - 1) && isLoneDigit(next);
    }

    private boolean isLoneDigit(int at) {
        return Characters.isDigit(original.charAt(at))
                && !(at > 0 && Characters.isDigit(original.charAt(at - 1)))
                && !(at + 1 < original.length() && Characters.isDigit(original.charAt(at + 1)));
    }

    private boolean isRule(int at) {
        return original.startsWith("---", at)
                && (at + 3 == original.length() || original.charAt(at + 3) == '\n' || original.charAt(at + 3) == '\r');
    }

    /** Editors put what they complete in brackets: "articles [10] et [11]", "43[bis]", "35[, § 1er,]". Such brackets go. */
    private int bracket(int start) {
        int end = EditorsBracket.end(original, start);
        if (end > 0) {
            editorsBracket = end;
        } else {
            put('[', start);
        }
        return start + 1;
    }

    /** A dollar sign opens or closes a formula; one alone before a figure is a section sign that was misread. */
    private int dollar(int start) {
        if (start == formulaEnd || start < formulaEnd) {
            return start + 1;
        }
        int end = original.indexOf('$', start + 1);
        boolean opens = end > 0
                && end - start <= LONGEST_SPAN
                && !original.substring(start, end).contains("\n\n");
        formulaEnd = opens ? end : formulaEnd;
        boolean figure = start + 2 < original.length()
                && original.charAt(start + 1) == ' '
                && Characters.isDigit(original.charAt(start + 2));
        if (!opens && figure) {
            put('§', start);
        }
        return start + 1;
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
            formulas.add(length);
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
            case 'º', '˚', '⁰', '∘' -> '°';
            case '’', '‘', '`', '´', 'ʼ', '′' -> '\'';
            case '–', '—', '−', '‒' -> '-';
            case '«', '»', '“', '”', '„', '‟' -> '"';
            case '_' -> ' ';
            default -> unit;
        };
    }

    /** The accented letters of Latin alphabets, which texts are full of; none is blank. */
    private static boolean isAccented(char unit) {
        return unit >= 'À' && unit <= 'ɏ';
    }

    private static boolean isBlank(char unit) {
        return unit == ' '
                || unit == '\n'
                || unit == '\t'
                || unit == '\r'
                || unit == '\f'
                || (unit > 0x7F && !isAccented(unit) && (Character.isWhitespace(unit) || Character.isSpaceChar(unit)));
    }

    private static boolean isHyphen(char unit) {
        return unit == '-' || unit == '‐' || unit == '‑' || unit == '\u00AD';
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
