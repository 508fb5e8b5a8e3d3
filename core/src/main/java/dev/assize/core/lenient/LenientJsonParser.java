package dev.assize.core.lenient;

import dev.assize.text.Characters;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads one JSON value and forgives what leaves its meaning unmistakable: a comma before a closing bracket, single and
 * typographic quotes, keys and words without quotes, {@code True} and {@code None}, comments, raw line breaks in texts. What ends too early gives
 * what was complete. Anything else is malformed. One pass, bounded depth.
 */
final class LenientJsonParser {

    /** Not JSON, however one looks at it. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;

        Malformed(String message) {
            super(message, null, false, false);
        }
    }

    private static final int DEEPEST = 64;
    private static final int LONGEST_NUMBER = 40;

    private final String text;
    private int at;
    private boolean cut;

    LenientJsonParser(String text, int from) {
        this.text = text;
        this.at = from;
    }

    /** Where the value ended. */
    int end() {
        return at;
    }

    /** The value at the place; empty when the text ends before it is complete and it is no bracket. */
    Optional<LenientJson> value() throws Malformed {
        return value(0);
    }

    private Optional<LenientJson> value(int depth) throws Malformed {
        skipBlanks();
        if (atEnd()) {
            return Optional.empty();
        }
        if (depth > DEEPEST) {
            throw new Malformed("more than " + DEEPEST + " brackets within one another");
        }
        return switch (text.charAt(at)) {
            case '{' -> Optional.of(members(depth));
            case '[' -> Optional.of(items(depth));
            case '"', '\'', '“', '”', '„', '‘', '’', '‚', '«' -> quoted().map(LenientJson.Text::new);
            default -> word();
        };
    }

    private LenientJson members(int depth) throws Malformed {
        at++;
        List<LenientJson.Member> members = new ArrayList<>();
        while (true) {
            skipBlanks();
            if (atEnd()) {
                return new LenientJson.Members(members, false);
            }
            if (accept('}')) {
                return new LenientJson.Members(members, true);
            }
            Optional<String> key = key();
            skipBlanks();
            if (key.isEmpty() || atEnd()) {
                return new LenientJson.Members(members, false);
            }
            if (!accept(':')) {
                throw new Malformed("a key without a colon");
            }
            Optional<LenientJson> value = value(depth + 1);
            value.ifPresent(known -> members.add(new LenientJson.Member(key.get(), known)));
            if (value.isEmpty() || cut) {
                return new LenientJson.Members(members, false);
            }
            separator('}');
        }
    }

    private LenientJson items(int depth) throws Malformed {
        at++;
        List<LenientJson> items = new ArrayList<>();
        while (true) {
            skipBlanks();
            if (atEnd()) {
                return new LenientJson.Items(items, false);
            }
            if (accept(']')) {
                return new LenientJson.Items(items, true);
            }
            Optional<LenientJson> value = value(depth + 1);
            value.ifPresent(items::add);
            if (value.isEmpty() || cut) {
                return new LenientJson.Items(items, false);
            }
            separator(']');
        }
    }

    /** A comma, or the closing bracket, which stays. */
    private void separator(char closing) throws Malformed {
        skipBlanks();
        if (!atEnd() && !accept(',') && text.charAt(at) != closing) {
            throw new Malformed("no comma between two values");
        }
    }

    private Optional<String> key() throws Malformed {
        char first = text.charAt(at);
        if (isMark(first)) {
            return quoted();
        }
        String bare = bareWord();
        if (bare.isEmpty()) {
            throw new Malformed("a key was expected");
        }
        return atEnd() ? Optional.empty() : Optional.of(bare);
    }

    private Optional<LenientJson> word() throws Malformed {
        String word = bareWord();
        if (word.isEmpty()) {
            throw new Malformed("a value was expected");
        }
        if (atEnd()) {
            // "tru" and "1" at the end may have been going on.
            cut = true;
            return Optional.empty();
        }
        return Optional.of(
                switch (word.toLowerCase(Locale.ROOT)) {
                    case "true" -> new LenientJson.Truth(true);
                    case "false" -> new LenientJson.Truth(false);
                    case "null", "none", "undefined" -> new LenientJson.Nothing();
                    default -> numberOrText(word);
                });
    }

    /** A number of a size that anybody means; what is longer is kept as it was written. */
    private static LenientJson numberOrText(String word) {
        if (word.length() > LONGEST_NUMBER) {
            return new LenientJson.Text(word);
        }
        try {
            BigDecimal number = new BigDecimal(word);
            return Math.abs((long) number.scale()) > LONGEST_NUMBER
                    ? new LenientJson.Text(word)
                    : new LenientJson.Numeral(number);
        } catch (NumberFormatException e) {
            return new LenientJson.Text(word);
        }
    }

    private String bareWord() {
        int start = at;
        while (!atEnd() && isBare(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    private static boolean isBare(char unit) {
        return Characters.isLetterOrDigit(unit)
                || unit == '_'
                || unit == '-'
                || unit == '+'
                || unit == '.'
                || unit == '$';
    }

    private static boolean isMark(char unit) {
        return unit == '"' || unit == '\'' || !closing(unit).equals(String.valueOf(unit));
    }

    /** The marks that may close what a typographic mark opens; the mark itself when it is none. */
    private static String closing(char mark) {
        return switch (mark) {
            case '“', '”', '„' -> "”“\"";
            case '‘', '’', '‚' -> "’‘'";
            case '«' -> "»";
            default -> String.valueOf(mark);
        };
    }

    /**
     * An apostrophe is a typographic mark too, and so may be a quotation inside a text: only what is followed by a
     * colon, a comma, a closing bracket, a comment or the end closes.
     */
    private boolean closesHere(char unit, String closing) {
        if (closing.indexOf(unit) < 0) {
            return false;
        }
        int next = at;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next == text.length()
                || ":,}]".indexOf(text.charAt(next)) >= 0
                || text.startsWith("//", next)
                || text.startsWith("/*", next);
    }

    private Optional<String> quoted() throws Malformed {
        char mark = text.charAt(at++);
        String closing = closing(mark);
        boolean typographic = mark != '"' && mark != '\'';
        StringBuilder content = new StringBuilder();
        while (!atEnd()) {
            char unit = text.charAt(at++);
            if (typographic ? closesHere(unit, closing) : unit == mark) {
                return Optional.of(content.toString());
            }
            if (unit != '\\') {
                content.append(unit);
            } else if (!atEnd()) {
                escape(content, text.charAt(at++));
            }
        }
        cut = true;
        return Optional.empty();
    }

    private void escape(StringBuilder content, char unit) throws Malformed {
        switch (unit) {
            case '"', '\'', '\\', '/' -> content.append(unit);
            case 'n' -> content.append('\n');
            case 't' -> content.append('\t');
            case 'r' -> content.append('\r');
            case 'b' -> content.append('\b');
            case 'f' -> content.append('\f');
            case 'u' -> content.append(unicode());
            // "\alpha" was meant as it stands.
            default -> content.append('\\').append(unit);
        }
    }

    private char unicode() throws Malformed {
        if (at + 4 > text.length()) {
            at = text.length();
            return '\uFFFD';
        }
        String digits = text.substring(at, at + 4);
        at += 4;
        try {
            return (char) Integer.parseInt(digits, 16);
        } catch (NumberFormatException e) {
            throw new Malformed("\\u" + digits + " is no character");
        }
    }

    private boolean accept(char wanted) {
        if (!atEnd() && text.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    private void skipBlanks() {
        while (!atEnd()) {
            char unit = text.charAt(at);
            if (Character.isWhitespace(unit) || Character.isSpaceChar(unit) || unit == '\uFEFF') {
                at++;
            } else if (text.startsWith("//", at)) {
                at = after(text.indexOf('\n', at), 1);
            } else if (text.startsWith("/*", at)) {
                at = after(text.indexOf("*/", at + 2), 2);
            } else {
                return;
            }
        }
    }

    private int after(int found, int length) {
        return found < 0 ? text.length() : found + length;
    }

    private boolean atEnd() {
        return at >= text.length();
    }
}
