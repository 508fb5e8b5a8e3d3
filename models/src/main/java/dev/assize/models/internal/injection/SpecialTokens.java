package dev.assize.models.internal.injection;

import dev.assize.text.Surrogates;
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
public final class SpecialTokens {

    private static final char JOINER = '\u2060';

    private static final List<String> LIST = WordList.beside(SpecialTokens.class, "control-marks.txt").lines().stream()
            .map(line -> line.substring(1, line.length() - 1))
            .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
            .toList();

    /** The characters that begin a mark. They are few, and most texts hold none of them. */
    private static final String OPENINGS =
            LIST.stream().map(mark -> mark.substring(0, 1)).distinct().collect(Collectors.joining());

    private static final Pattern MARKS = Pattern.compile(
            "(?=[" + Pattern.quote(OPENINGS) + "])"
                    + LIST.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")")),
            Pattern.CASE_INSENSITIVE);

    private SpecialTokens() {}

    /** The text with its marks broken and half surrogate pairs, which no wire format can carry, replaced. */
    public static String escape(String text) {
        String broken = mayHoldMarks(text) ? MARKS.matcher(text).replaceAll(SpecialTokens::broken) : text;
        return Surrogates.replaceLone(broken);
    }

    private static boolean mayHoldMarks(String text) {
        for (int i = 0; i < OPENINGS.length(); i++) {
            if (text.indexOf(OPENINGS.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static String broken(MatchResult mark) {
        String found = mark.group();
        return Matcher.quoteReplacement(found.charAt(0) + String.valueOf(JOINER) + found.substring(1));
    }
}
