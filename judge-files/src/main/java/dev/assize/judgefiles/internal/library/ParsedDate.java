package dev.assize.judgefiles.internal.library;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A day that a text is as a whole. Where it could be two days (03/04/2024), it is none. */
final class ParsedDate {

    private static final Pattern ISO = Pattern.compile("([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[tT ].*)?");
    private static final Pattern DOTTED = Pattern.compile("([0-9]{1,2})\\. ?([0-9]{1,2})\\. ?([0-9]{4})");
    private static final Pattern DAY_FIRST = Pattern.compile(
            "([0-9]{1,2})(?:st|nd|rd|th|er|\\.)? (?:of |de )?(" + Characters.LETTER + "+)\\.?,? ([0-9]{4})");
    private static final Pattern MONTH_FIRST =
            Pattern.compile("(" + Characters.LETTER + "+)\\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4})");
    private static final Map<String, Integer> MONTHS = months();

    private ParsedDate() {}

    static Optional<LocalDate> find(String text) {
        if (text.length() > 60) {
            return Optional.empty();
        }
        String folded = FoldedText.fold(text);
        Matcher iso = ISO.matcher(folded);
        if (iso.matches()) {
            return day(iso.group(1), number(iso.group(2)), iso.group(3));
        }
        Matcher dotted = DOTTED.matcher(folded);
        if (dotted.matches()) {
            return day(dotted.group(3), number(dotted.group(2)), dotted.group(1));
        }
        Matcher dayFirst = DAY_FIRST.matcher(folded);
        if (dayFirst.matches()) {
            return day(dayFirst.group(3), MONTHS.getOrDefault(dayFirst.group(2), 0), dayFirst.group(1));
        }
        Matcher monthFirst = MONTH_FIRST.matcher(folded);
        return monthFirst.matches()
                ? day(monthFirst.group(3), MONTHS.getOrDefault(monthFirst.group(1), 0), monthFirst.group(2))
                : Optional.empty();
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static Optional<LocalDate> day(String year, int month, String day) {
        try {
            return Optional.of(LocalDate.of(number(year), month, number(day)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Map<String, Integer> months() {
        Map<String, Integer> months = new HashMap<>();
        for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH, Locale.GERMAN, Locale.forLanguageTag("nl"))) {
            for (Month month : Month.values()) {
                String full = FoldedText.fold(month.getDisplayName(TextStyle.FULL, locale));
                months.put(full, month.getValue());
                months.putIfAbsent(full.substring(0, Math.min(3, full.length())), month.getValue());
            }
        }
        return months;
    }
}
