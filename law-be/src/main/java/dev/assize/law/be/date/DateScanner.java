package dev.assize.law.be.date;

import dev.assize.law.be.internal.MonthNames;
import dev.assize.text.Characters;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Walks once over a folded text and collects the dates in it.
 *
 * <p>Each figure or letter that begins a token is tried as the beginning of a date. An attempt looks at a bounded
 * number of characters, so the walk is linear. There is no regular expression here, hence nothing to backtrack.
 */
final class DateScanner {

    /** A date and the folded characters that it was read from. */
    record Hit(LocalDate date, int start, int end) {}

    private static final int EARLIEST_YEAR = 1700;
    private static final int LATEST_YEAR = 2199;
    private static final int LAST_SHORT_YEAR_OF_2000 = 39;
    private static final String NUMERIC_SEPARATORS = "./-";
    private static final String FIRST_LETTERS_OF_MONTHS = "jfmasond";

    /** What stands between a day and its month: "1er", "1ste", "15th of", the German dot, scanner output for ᵉʳ. */
    private static final List<String> DAY_SUFFIXES =
            List.of("\\text", "\\mathrm", "eme", "ste", "er", "re", "st", "nd", "rd", "th", "de", "of", "e");

    private static final String DAY_MARKS = " .,^{}$°";
    private static final int LONGEST_DAY_SUFFIX = 32;

    private final String text;
    private int at;

    DateScanner(String folded) {
        this.text = folded;
    }

    List<Hit> dates() {
        List<Hit> dates = new ArrayList<>();
        int next = 0;
        while (next < text.length()) {
            if (!beginsToken(next)) {
                next++;
                continue;
            }
            Hit hit = tryAt(next);
            if (hit != null) {
                dates.add(hit);
                next = hit.end();
            } else {
                next++;
            }
        }
        return dates;
    }

    /**
     * The date that the text begins with, if any.
     *
     * @param continued whether figures and a separator stand right before it
     */
    Optional<Hit> first(boolean continued) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        if (!isDigit(0)) {
            return Optional.ofNullable(monthFirst(0));
        }
        Hit figures = continued ? null : allFigures(0);
        return Optional.ofNullable(figures != null ? figures : dayThenMonthName(0));
    }

    static boolean isSeparator(char unit) {
        return NUMERIC_SEPARATORS.indexOf(unit) >= 0;
    }

    /** Whether a date may begin there: at a figure or the first letter of a month, with no word going on. */
    private boolean beginsToken(int index) {
        char unit = text.charAt(index);
        boolean possible = (unit >= '0' && unit <= '9') || FIRST_LETTERS_OF_MONTHS.indexOf(unit) >= 0;
        return possible && !isWordCharacter(index - 1);
    }

    private @Nullable Hit tryAt(int start) {
        if (!isDigit(start)) {
            return monthFirst(start);
        }
        Hit figures = allFigures(start);
        return figures != null ? figures : dayThenMonthName(start);
    }

    private @Nullable Hit monthFirst(int start) {
        at = start;
        int month = monthName();
        if (month == 0) {
            return null;
        }
        skip(". ");
        int day = number(1, 2);
        if (day < 0) {
            return null;
        }
        skipDaySuffix();
        return hit(start, number(4, 4), month, day);
    }

    private @Nullable Hit dayThenMonthName(int start) {
        at = start;
        int day = number(1, 2);
        if (day < 0) {
            return null;
        }
        skipDaySuffix();
        int month = monthName();
        if (month == 0) {
            return null;
        }
        skip("., ");
        return hit(start, yearAfterName(), month, day);
    }

    private int yearAfterName() {
        if (charAt(at) == '\'') {
            at++;
            return fullYear(number(2, 2));
        }
        return number(4, 4);
    }

    private @Nullable Hit allFigures(int start) {
        if (NUMERIC_SEPARATORS.indexOf(charAt(start - 1)) >= 0 && isWordCharacter(start - 2)) {
            return null;
        }
        at = start;
        int first = number(1, 4);
        int firstLength = at - start;
        char separator = separator();
        int second = number(1, 2);
        if (first < 0 || second < 0 || separator == 0 || firstLength == 3 || separator() != separator) {
            return null;
        }
        if (firstLength == 4) {
            return endsFigures(number(1, 2), separator, day -> hit(start, first, second, day));
        }
        int yearStart = at;
        return endsFigures(number(2, 4), separator, year -> dayFirst(start, first, second, year, at - yearStart));
    }

    private @Nullable Hit dayFirst(int start, int first, int second, int year, int yearLength) {
        if (yearLength == 3) {
            return null;
        }
        int full = yearLength == 2 ? fullYear(year) : year;
        Hit dayFirst = hit(start, full, second, first);
        return dayFirst != null || yearLength == 2 ? dayFirst : hit(start, full, first, second);
    }

    private interface LastPart {
        @Nullable
        Hit complete(int number);
    }

    /** Refuses figures that go on, as in "10.11.2012.3" or "13/06/01/A": these are other numbers. */
    private @Nullable Hit endsFigures(int last, char separator, LastPart part) {
        boolean goesOn = charAt(at) == separator && (separator == '.' ? isDigit(at + 1) : isWordCharacter(at + 1));
        return last < 0 || goesOn ? null : part.complete(last);
    }

    private @Nullable Hit hit(int start, int year, int month, int day) {
        boolean timeFollows = charAt(at) == 't' && isDigit(at + 1);
        if (year < EARLIEST_YEAR || year > LATEST_YEAR || (isWordCharacter(at) && !timeFollows)) {
            return null;
        }
        try {
            return new Hit(LocalDate.of(year, month, day), start, at);
        } catch (DateTimeException noSuchDay) {
            return null;
        }
    }

    private static int fullYear(int shortYear) {
        if (shortYear < 0) {
            return -1;
        }
        return shortYear <= LAST_SHORT_YEAR_OF_2000 ? 2000 + shortYear : 1900 + shortYear;
    }

    /** The number written here in {@code least} to {@code most} figures, no figure following; -1 if there is none. */
    private int number(int least, int most) {
        int start = at;
        int value = 0;
        while (isDigit(at) && at - start <= most) {
            value = value * 10 + (charAt(at) - '0');
            at++;
        }
        int length = at - start;
        return length < least || length > most ? -1 : value;
    }

    private char separator() {
        skip(" ");
        char found = charAt(at);
        if (NUMERIC_SEPARATORS.indexOf(found) < 0) {
            return 0;
        }
        at++;
        skip(" ");
        return found;
    }

    private int monthName() {
        int start = at;
        if (FIRST_LETTERS_OF_MONTHS.indexOf(charAt(start)) < 0) {
            return 0;
        }
        while (isLetter(at) && at - start <= MonthNames.LONGEST) {
            at++;
        }
        return MonthNames.numberOf(text.substring(start, at));
    }

    private void skipDaySuffix() {
        int limit = at + LONGEST_DAY_SUFFIX;
        boolean moved = true;
        while (moved && at < limit) {
            int before = at;
            skip(DAY_MARKS);
            for (String suffix : DAY_SUFFIXES) {
                int end = at + suffix.length();
                if (text.startsWith(suffix, at) && !isLetter(end)) {
                    at = end;
                    break;
                }
            }
            moved = at > before;
        }
    }

    private void skip(String characters) {
        int limit = at + LONGEST_DAY_SUFFIX;
        while (at < limit && at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean isWordCharacter(int index) {
        return isDigit(index) || isLetter(index);
    }

    private boolean isLetter(int index) {
        return Characters.isLetter(charAt(index));
    }

    private boolean isDigit(int index) {
        char unit = charAt(index);
        return unit >= '0' && unit <= '9';
    }

    /** The character there, or NUL outside the text. */
    private char charAt(int index) {
        return index >= 0 && index < text.length() ? text.charAt(index) : 0;
    }
}
