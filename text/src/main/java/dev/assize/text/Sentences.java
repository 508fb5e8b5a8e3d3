package dev.assize.text;

import java.util.ArrayList;
import java.util.List;

/**
 * The sentences of a text, as spans without the white space around them.
 *
 * <p>A full stop ends a sentence unless it belongs to an abbreviation ("art.", "z.B."), an initial ("J. Smith"), a
 * decimal, a German ordinal ("3. Mai") or a list number. Tokenised text, where a full stop stands alone, is cut there.
 * A line break ends a sentence before a capital, a bullet or a blank line, and before a small letter where the lines are notes
 * and not a text that was wrapped. The abbreviations of all four languages count at once: a text quotes the others.
 */
public final class Sentences {

    private static final String CLOSERS = "\"'”’»)]“";
    private static final String BULLETS = "-–—•*·‣▪◦+→";

    /** Of lines that were not broken for want of room. */
    private static final int LONGEST_NOTE = 90;

    private final String text;
    private final List<Span> spans = new ArrayList<>();
    private final boolean wrapped;
    private int start;

    private Sentences(String text) {
        this.text = text;
        this.wrapped = text.indexOf('\n') < 0 || isWrapped(text);
    }

    public static List<Span> of(String text) {
        Sentences sentences = new Sentences(text);
        sentences.split();
        return List.copyOf(sentences.spans);
    }

    /**
     * Whether lines were broken where the next word had no room, as far as two breaks before a small letter and more tell: of
     * notes at least one line in four ends earlier.
     */
    private static boolean isWrapped(String text) {
        int longest = 0;
        for (int from = 0; from < text.length() && longest <= LONGEST_NOTE; from = lineEnd(text, from) + 1) {
            longest = Math.max(longest, lineEnd(text, from) - from);
        }
        if (longest > LONGEST_NOTE) {
            return true;
        }
        int breaks = 0;
        int early = 0;
        int end = lineEnd(text, 0);
        for (int from = 0; end < text.length(); from = end + 1, end = lineEnd(text, from)) {
            int next = end + 1;
            int word = next;
            while (word < text.length() && !Character.isWhitespace(text.charAt(word))) {
                word++;
            }
            if (end > from && word > next && Characters.isLowerCase(text.charAt(next))) {
                breaks++;
                early += word - from <= longest ? 1 : 0;
            }
        }
        return breaks < 2 || 4 * early < breaks;
    }

    private static int lineEnd(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    private void split() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int end = at + 1;
            if (c == '\n' || c == '\r') {
                int next = nextVisible(at);
                if (lineEndsSentence(at, next)) {
                    cut(at);
                }
                end = next < 0 ? text.length() : next;
            } else if (c == '!' || c == '?' || c == '…' || c == '.') {
                end = afterClosers(at);
                if (endsSentence(at, end)) {
                    cut(end);
                }
            }
            at = end;
        }
        cut(text.length());
    }

    private void cut(int end) {
        int from = start;
        int to = end;
        while (from < to && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        if (from < to) {
            spans.add(Span.of(from, to));
        }
        start = end;
    }

    private int afterClosers(int at) {
        int end = at + 1;
        while (end < text.length()
                && (".!?…".indexOf(text.charAt(end)) >= 0 || CLOSERS.indexOf(text.charAt(end)) >= 0)) {
            end++;
        }
        return end;
    }

    private boolean endsSentence(int mark, int end) {
        if (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            return false;
        }
        if (text.charAt(mark) != '.') {
            return true;
        }
        if (mark == 0 || Character.isWhitespace(text.charAt(mark - 1))) {
            return true;
        }
        String before = wordBefore(mark);
        int next = nextVisible(end);
        if (next < 0) {
            return true;
        }
        return !isPartOfWord(before, mark, next);
    }

    private boolean isPartOfWord(String before, int mark, int next) {
        char following = text.charAt(next);
        boolean capital = Characters.isUpperCase(following);
        if (before.isEmpty()) {
            return false;
        }
        if (isNumber(before)) {
            return startsLine(mark - before.length()) || Characters.isLowerCase(following) || isMonth(next);
        }
        boolean functionWord = capital && isFunctionWord(next);
        if (before.indexOf('.') >= 0) {
            return !functionWord;
        }
        if (before.length() == 1) {
            return !functionWord || startsLine(mark - 1);
        }
        if (before.equals("no") || before.equals("nos")) {
            return Characters.isDigit(following);
        }
        if (isEndingAbbreviation(before)) {
            return !capital;
        }
        return isAbbreviation(before) && !(functionWord && before.length() > 4);
    }

    /** Abbreviations that close a sentence as often as not. */
    private static boolean isEndingAbbreviation(String word) {
        return switch (word) {
            case "etc", "usw", "enz", "al", "co", "inc", "ltd", "jr", "sr" -> true;
            default -> false;
        };
    }

    private static boolean isAbbreviation(String word) {
        for (Language language : Language.installed()) {
            if (Lexicon.of(language).isAbbreviation(word)) {
                return true;
            }
        }
        return false;
    }

    private boolean isMonth(int at) {
        String word = wordAt(at);
        for (Language language : Language.installed()) {
            if (Lexicon.of(language).month(word) > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isFunctionWord(int at) {
        String word = wordAt(at);
        for (Language language : Language.installed()) {
            if (Lexicon.of(language).isStopWord(word)) {
                return true;
            }
        }
        return false;
    }

    private String wordBefore(int mark) {
        int from = mark;
        while (from > 0 && mark - from < 20 && isWordPart(text.charAt(from - 1))) {
            from--;
        }
        return FoldedText.fold(text.substring(from, mark));
    }

    private String wordAt(int at) {
        int to = at;
        while (to < text.length() && to - at < 20 && Characters.isLetter(text.charAt(to))) {
            to++;
        }
        return FoldedText.fold(text.substring(at, to));
    }

    private static boolean isWordPart(char c) {
        return Characters.isLetterOrDigit(c)
                || c == '.'
                || c == '-'
                || Characters.category(c) == Character.NON_SPACING_MARK;
    }

    private static boolean isNumber(String word) {
        return word.chars().allMatch(c -> Characters.isDigit(c) || c == '.');
    }

    private int nextVisible(int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? at : -1;
    }

    private boolean startsLine(int at) {
        int from = at - 1;
        while (from >= 0 && (text.charAt(from) == ' ' || text.charAt(from) == '\t')) {
            from--;
        }
        return from < 0 || text.charAt(from) == '\n' || text.charAt(from) == '\r';
    }

    private boolean lineEndsSentence(int at, int next) {
        if (next < 0) {
            return true;
        }
        char following = text.charAt(next);
        boolean blankLine =
                text.substring(at, next).chars().filter(c -> c == '\n').count() > 1;
        char before = at > 0 ? text.charAt(at - 1) : '\n';
        return blankLine
                || !Characters.isLowerCase(following)
                || !wrapped
                || BULLETS.indexOf(following) >= 0
                || before == ':'
                || before == '.'
                || before == ';';
    }
}
