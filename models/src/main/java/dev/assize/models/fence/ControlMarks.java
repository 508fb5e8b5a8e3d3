package dev.assize.models.fence;

import dev.assize.text.WordList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The marks with which chat formats tell roles apart, such as {@code <|im_start|>}. A server that reads them in the middle
 * of a text would take what follows for an instruction, so a text is sent with a word joiner inside each: a reader sees the
 * same, a tokenizer does not, and a quote is still found, since looking for quotes folds such characters away.
 */
public final class ControlMarks {

    private static final char JOINER = '\u2060';

    private static final Pattern MARKS =
            pattern(WordList.beside(ControlMarks.class, "control-marks.txt").lines().stream()
                    .map(line -> line.substring(1, line.length() - 1))
                    .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                    .toList());

    private ControlMarks() {}

    /** Few characters begin a mark: looking at the first alone spares trying each mark at each place of a long text. */
    private static Pattern pattern(List<String> marks) {
        String first = marks.stream()
                .map(mark -> Pattern.quote(mark.substring(0, 1)))
                .distinct()
                .collect(Collectors.joining("", "(?=[", "])"));
        String all = marks.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
        return Pattern.compile(first + all, Pattern.CASE_INSENSITIVE);
    }

    /** The text with its marks broken and half surrogate pairs, which no wire format can carry, replaced. */
    public static String defuse(String text) {
        Matcher marks = MARKS.matcher(text);
        String broken = marks.find() ? marks.reset().replaceAll(ControlMarks::broken) : text;
        return withoutLoneSurrogates(broken);
    }

    private static String broken(MatchResult mark) {
        String found = mark.group();
        return Matcher.quoteReplacement(found.charAt(0) + String.valueOf(JOINER) + found.substring(1));
    }

    private static String withoutLoneSurrogates(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        boolean changed = false;
        int at = 0;
        while (at < text.length()) {
            int point = text.codePointAt(at);
            boolean lone = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
            clean.appendCodePoint(lone ? 0xFFFD : point);
            changed |= lone;
            at += Character.charCount(point);
        }
        return changed ? clean.toString() : text;
    }
}
