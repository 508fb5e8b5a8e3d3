package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Token;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Times of the day in minutes from midnight on: "18:12", "6.12 p.m.", "six heures du soir", "half past nine", "halb zehn".
 *
 * <p>What is spoken without its half of the day ("half past nine") may be either.
 */
final class ClockTimes {

    static final String DIMENSION = "clock";
    private static final int HALF_DAY = 720;
    private static final int HOUR = 60;
    private static final int QUARTER = 15;
    private static final int NONE = -1;
    private static final Quantity.Precision EXACT = new Quantity.Precision(BigDecimal.ONE, BigDecimal.ONE, false);

    private final List<Token> tokens;
    private final AmountWords words;
    private final List<Quantity> found = new ArrayList<>();

    /** The token after the last one that was read as part of the time. */
    private int next;

    ClockTimes(List<Token> tokens, Language language) {
        this.tokens = tokens;
        this.words = AmountWords.of(language);
    }

    /** The times that were found so far. */
    List<Quantity> found() {
        return found;
    }

    /** Reads the time that this number tells the hour of, or that this word is a name of. */
    void read(int at) {
        Token token = tokens.get(at);
        if (Units.isAmount(token)) {
            int first = opening(at);
            if (first < at) {
                toldBefore(first, at);
            } else {
                told(at);
            }
        } else if (!token.isExact()) {
            words.clockName(token).ifPresent(minutes -> add(Integer.parseInt(minutes), at, at + 1));
        }
    }

    /** "Half past nine", "halb zehn", "ten to six": the minutes come before the hour. */
    private void toldBefore(int first, int at) {
        int hour = whole(at, 24);
        int minutes = hour * HOUR + minutesBefore(at) + (isHalfTowards(at) ? -HOUR / 2 : 0);
        if (hour == NONE) {
            return;
        }
        next = at + 1 + words.hour(tokens, at + 1);
        int day = (minutes + 2 * HALF_DAY) % (2 * HALF_DAY);
        int half = halfOfDay(day);
        add(half == NONE ? day : half, first, next);
        if (half == NONE) {
            add((day + HALF_DAY) % (2 * HALF_DAY), first, next);
        }
    }

    /** The first token of the minutes that are told before this hour; the hour itself when there are none. */
    private int opening(int at) {
        if (isHalfTowards(at)) {
            return minutesBefore(at) == 0 ? at - 1 : at - 3;
        }
        return minutesBefore(at) == 0 ? at : at - 2;
    }

    /** "Halb zehn": half of the hour that is coming. */
    private boolean isHalfTowards(int at) {
        return at > 0 && words.countsHalfTowards() && words.isHalf(tokens.get(at - 1));
    }

    private int minutesBefore(int hour) {
        int at = isHalfTowards(hour) ? hour - 1 : hour;
        if (at < 2) {
            return 0;
        }
        Token between = tokens.get(at - 1);
        Token count = tokens.get(at - 2);
        if (words.isHalfPast(between) && words.isHalf(count)) {
            return HOUR / 2;
        }
        int sign = words.isPast(between) ? 1 : words.isTo(between) ? -1 : 0;
        if (sign != 0 && isQuarter(count)) {
            return sign * QUARTER;
        }
        boolean spoken = sign != 0
                && Units.isAmount(count)
                && Characters.isLetter(count.folded().charAt(0));
        return spoken ? sign * Math.max(0, whole(at - 2, HOUR / 2)) : 0;
    }

    private boolean isQuarter(Token token) {
        return words.denominator(token).filter("4"::equals).isPresent();
    }

    private void told(int at) {
        int minutes = hourAndMinutes(at);
        if (minutes == NONE) {
            return;
        }
        next = at + 1;
        boolean clock = false;
        if (isColon(at)) {
            minutes += whole(next++, HOUR - 1);
            clock = true;
        }
        int hour = words.hour(tokens, next);
        if (hour > 0) {
            clock = true;
            next += hour;
            minutes += minutesAfter();
        } else if (next < tokens.size() && isHourSign(tokens.get(next).folded())) {
            clock = true;
            minutes += Integer.parseInt(tokens.get(next++).folded().substring(1));
        }
        int half = halfOfDay(minutes);
        if (half != NONE) {
            add(half, at, next);
        } else if (clock) {
            add(minutes, at, next);
            if (minutes <= HALF_DAY
                    && Characters.isLetter(tokens.get(at).folded().charAt(0))) {
                add((minutes + HALF_DAY) % (2 * HALF_DAY), at, next);
            }
        }
    }

    /** "h30", as in "18h30". */
    private static boolean isHourSign(String word) {
        return word.length() == 3
                && word.charAt(0) == 'h'
                && isDigitUpTo('5', word.charAt(1))
                && isDigitUpTo('9', word.charAt(2));
    }

    private static boolean isDigitUpTo(char last, char letter) {
        return letter >= '0' && letter <= last;
    }

    /** "18" or "18.30", if that can be an hour with its minutes. */
    private int hourAndMinutes(int at) {
        String written = tokens.get(at).folded();
        int point = Math.max(written.indexOf('.'), written.indexOf(','));
        boolean both = point > 0 && point <= 2 && written.length() == point + 3;
        if (!both) {
            int hour = whole(at, 24);
            return hour == NONE ? NONE : hour * HOUR;
        }
        int hour = Integer.parseInt(written.substring(0, point));
        int minute = Integer.parseInt(written.substring(point + 1));
        return hour <= 24 && minute < HOUR ? hour * HOUR + minute : NONE;
    }

    /** What follows the hour: "30", "et demie", "et quart", "moins le quart", "moins dix". */
    private int minutesAfter() {
        if (whole(next, HOUR - 1) != NONE) {
            return whole(next++, HOUR - 1);
        }
        if (next >= tokens.size()) {
            return 0;
        }
        int sign = words.joins(tokens.get(next)) ? 1 : words.isTo(tokens.get(next)) ? -1 : 0;
        int at = next + 1;
        if (at < tokens.size() && words.isArticle(tokens.get(at))) {
            at++;
        }
        if (sign == 0 || at >= tokens.size()) {
            return 0;
        }
        boolean half = words.isHalf(tokens.get(at));
        boolean quarter = isQuarter(tokens.get(at));
        int minutes = half ? HOUR / 2 : quarter ? QUARTER : sign < 0 ? Math.max(0, whole(at, HOUR / 2)) : 0;
        next = minutes > 0 ? at + 1 : next;
        return sign * minutes;
    }

    /** The whole number up to {@code most} at this place; -1 when there is none. */
    private int whole(int at, int most) {
        if (at >= tokens.size() || !Units.isAmount(tokens.get(at))) {
            return NONE;
        }
        String key = tokens.get(at).key();
        boolean whole = key.length() <= 3
                && (key.length() < 2 || Characters.isDigit(key.charAt(1)))
                && (key.length() < 3 || Characters.isDigit(key.charAt(2)));
        int value = whole ? Integer.parseInt(key.substring(1)) : most + 1;
        return value <= most ? value : NONE;
    }

    /** Whether one sign alone parts the number from two digits, as in "18:30". */
    private boolean isColon(int at) {
        return whole(at + 1, HOUR - 1) != NONE
                && tokens.get(at + 1).span().start() - tokens.get(at).span().end() == 1
                && tokens.get(at + 1).span().length() == 2;
    }

    /** The minutes with the half of the day that is told after them; -1 when none is. */
    private int halfOfDay(int minutes) {
        for (int at = next; at <= next + 1 && at < tokens.size() && minutes < HALF_DAY + HOUR; at++) {
            int evening = words.evening(tokens, at);
            int morning = words.morning(tokens, at);
            if (evening > 0 || morning > 0) {
                next = at + Math.max(evening, morning);
                int inHalf = minutes % HALF_DAY;
                return evening > 0 ? inHalf + HALF_DAY : inHalf;
            }
        }
        return NONE;
    }

    private void add(int minutes, int from, int to) {
        found.add(new Quantity(
                DIMENSION,
                BigDecimal.valueOf(minutes),
                EXACT,
                places(from, to, at -> tokens.get(at).isExact()),
                places(
                        from,
                        to,
                        at -> !tokens.get(at).isExact() && tokens.get(at).isContent())));
    }

    private static List<Integer> places(int from, int to, IntPredicate belongs) {
        return IntStream.range(from, to).filter(belongs).boxed().toList();
    }
}
