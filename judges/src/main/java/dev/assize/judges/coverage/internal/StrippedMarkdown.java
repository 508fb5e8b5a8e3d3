package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text without the marks of Markdown, and of a marking scheme in a reference. Every mark becomes a blank, so that each
 * character that is left stands where it stood: a span in the one is the same span in the other.
 */
final class StrippedMarkdown {

    private static final Pattern FENCE = Pattern.compile("(?m)^[ \\t]*(```|~~~)[^\\n]*$");
    private static final Pattern HEADING = Pattern.compile("(?m)^[ \\t]{0,3}#{1,6}(?=[ \\t])");
    private static final Pattern QUOTED = Pattern.compile("(?m)^[ \\t]{0,3}>+(?=[ \\t])");
    private static final Pattern RULE = Pattern.compile("(?m)^(?=[^\\n]*[-=|]{3})[ \\t|:+=-]++$");
    private static final Pattern LINK = Pattern.compile("(!?\\[)([^\\]\\n]{0,200})(\\]\\([^)\\n]{0,500}\\))");
    private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][a-zA-Z0-9]{0,9}(\\s[^<>\\n]{0,80})?/?>");

    /** The points that a marking scheme gives: "(0.25 P)", "(2 marks)". */
    private static final Pattern POINTS = Pattern.compile(
            "\\(\\s*\\d+(?:[.,]\\d+)?\\s*(?:p|pt|pts|points?|punkte?|punten|punt|marks?)\\.?\\s*\\)",
            Pattern.CASE_INSENSITIVE);

    /** The characters that marks are made of; a text without any is plain as it is. */
    private static final boolean[] MARKS = marks("*_`#|[<~>=-");

    private final char[] text;

    private StrippedMarkdown(String text) {
        this.text = text.toCharArray();
    }

    private static boolean[] marks(String characters) {
        boolean[] marks = new boolean[0x80];
        characters.chars().forEach(unit -> marks[unit] = true);
        return marks;
    }

    /** The text of an output. */
    static String plain(String text) {
        if (!hasMarks(text)) {
            return text;
        }
        StrippedMarkdown markdown = new StrippedMarkdown(text);
        markdown.blankMarks(text);
        return new String(markdown.text);
    }

    /** The text of a reference, where also the points of a marking scheme say nothing. */
    static String plainReference(String text) {
        boolean marks = hasMarks(text);
        boolean brackets = text.indexOf('(') >= 0;
        if (!marks && !brackets) {
            return text;
        }
        StrippedMarkdown markdown = new StrippedMarkdown(text);
        if (marks) {
            markdown.blankMarks(text);
        }
        if (brackets) {
            markdown.blank(POINTS, text, 0);
        }
        return new String(markdown.text);
    }

    private void blankMarks(String original) {
        // Most texts have no more marks than a hyphen, and no pattern to look for.
        if (original.contains("```") || original.contains("~~~")) {
            blank(FENCE, original, 0);
        }
        if (original.indexOf('#') >= 0) {
            blank(HEADING, original, 0);
        }
        if (original.indexOf('>') >= 0) {
            blank(QUOTED, original, 0);
        }
        if (hasRule(original)) {
            blank(RULE, original, 0);
        }
        if (original.indexOf('<') >= 0) {
            blank(TAG, original, 0);
        }
        if (original.contains("](")) {
            blankLinks(original);
        }
        for (int i = 0; i < text.length; i++) {
            if (isEmphasis(original, i) || text[i] == '`' || (text[i] == '|' && isTable(original, i))) {
                text[i] = ' ';
            }
        }
    }

    private void blankLinks(String original) {
        Matcher link = LINK.matcher(original);
        while (link.find()) {
            blank(link.start(1), link.end(1));
            blank(link.start(3), link.end(3));
        }
    }

    private static boolean hasMarks(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit < MARKS.length && MARKS[unit]) {
                return true;
            }
        }
        return false;
    }

    /** Whether three of the signs that a rule is drawn with stand together. */
    private static boolean hasRule(String text) {
        int together = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            together = unit == '-' || unit == '=' || unit == '|' ? together + 1 : 0;
            if (together == 3) {
                return true;
            }
        }
        return false;
    }

    /** A star, underscore or tilde at the edge of a word: "**a**", "_b_", but not "a * b", "2*3", "snake_case". */
    private static boolean isEmphasis(String text, int at) {
        char mark = text.charAt(at);
        if (mark != '*' && mark != '_' && mark != '~') {
            return false;
        }
        int from = at;
        int to = at + 1;
        while (from > 0 && text.charAt(from - 1) == mark) {
            from--;
        }
        while (to < text.length() && text.charAt(to) == mark) {
            to++;
        }
        boolean wordBefore = from > 0 && Characters.isLetterOrDigit(text.charAt(from - 1));
        boolean wordAfter = to < text.length() && Characters.isLetterOrDigit(text.charAt(to));
        boolean blankBefore = from == 0 || text.charAt(from - 1) <= ' ';
        boolean blankAfter = to == text.length() || text.charAt(to) <= ' ';
        boolean doubled = to - from == 2 && mark != '_';
        if (blankBefore && blankAfter) {
            return false;
        }
        return doubled || (mark == '~' && to - from > 1) || (mark != '~' && to - from <= 3 && wordBefore != wordAfter);
    }

    /** Whether the bar stands in a line with another one. */
    private static boolean isTable(String text, int at) {
        int start = text.lastIndexOf('\n', at) + 1;
        int end = text.indexOf('\n', at);
        String line = text.substring(start, end < 0 ? text.length() : end);
        return line.indexOf('|') != line.lastIndexOf('|') && line.strip().startsWith("|");
    }

    private void blank(Pattern pattern, String original, int group) {
        Matcher matcher = pattern.matcher(original);
        while (matcher.find()) {
            blank(matcher.start(group), matcher.end(group));
        }
    }

    private void blank(int from, int to) {
        for (int i = from; i < to; i++) {
            text[i] = text[i] == '\n' ? '\n' : ' ';
        }
    }
}
