package dev.assize.cli.textreport;

import dev.assize.stats.Interval;
import java.util.Locale;
import java.util.Optional;

/** Numbers as a person reads them. */
public final class NumberText {

    private NumberText() {}

    public static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** {@code 3 cases}, {@code 1 case}. */
    public static String count(long count, String thing) {
        return count(count) + " " + thing + (count == 1 ? "" : "s");
    }

    public static String percent(double share) {
        return digits(100 * share, 1) + " %";
    }

    /** A share with its interval: {@code 50.0 % (18.8 to 81.2)}. */
    public static String percent(double share, Optional<Interval> interval) {
        return percent(share) + interval.map(NumberText::percentEnds).orElse("");
    }

    private static String percentEnds(Interval interval) {
        return " (" + digits(100 * interval.low(), 1) + " to " + digits(100 * interval.high(), 1) + ")";
    }

    /** A number with two digits and its interval: {@code 3.64 (2.90 to 4.38)}. */
    public static String number(double value, Optional<Interval> interval) {
        return number(value)
                + interval.map(ends -> " (" + number(ends.low()) + " to " + number(ends.high()) + ")")
                        .orElse("");
    }

    public static String number(double value) {
        return digits(value, 2);
    }

    /** A difference of shares in points: {@code +16.7 (−20.1 to +48.0)}. */
    public static String points(double difference, Optional<Interval> interval) {
        return signed(100 * difference, 1) + interval.map(NumberText::pointEnds).orElse("");
    }

    private static String pointEnds(Interval interval) {
        return " (" + signed(100 * interval.low(), 1) + " to " + signed(100 * interval.high(), 1) + ")";
    }

    /** A difference of numbers. */
    public static String difference(double difference, Optional<Interval> interval) {
        return signed(difference, 2)
                + interval.map(ends -> " (" + signed(ends.low(), 2) + " to " + signed(ends.high(), 2) + ")")
                        .orElse("");
    }

    /** A p-value: three digits, and never zero. */
    public static String p(double p) {
        return p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
    }

    private static String signed(double value, int digits) {
        String written = digits(value, digits);
        boolean above = value >= 0.5 * Math.pow(10, -digits);
        return above ? "+" + written : written;
    }

    /** With a true minus, and without the sign of a zero that rounding made. */
    private static String digits(double value, int digits) {
        boolean zero = Math.abs(value) < 0.5 * Math.pow(10, -digits);
        return String.format(Locale.ROOT, "%." + digits + "f", zero ? 0 : value).replace('-', '−');
    }
}
