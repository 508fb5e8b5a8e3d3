package dev.assize.runs.summary;

import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Figures as people read them, the same on every terminal and in every report. */
public final class FigureText {

    private static final BigDecimal TENTH_OF_A_CENT = new BigDecimal("0.001");

    /** What stands where there is no figure. */
    public static final String ABSENT = "–";

    private static final List<String> UNITS = List.of("B", "KB", "MB", "GB", "TB");

    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private FigureText() {}

    /** A moment, to the minute: {@code 2026-11-18 09:30 UTC}. */
    public static String minute(Instant moment) {
        return MINUTE.format(moment);
    }

    /** {@code 12,345}. */
    public static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** {@code 1 case}, {@code 2 cases}. */
    public static String count(long count, String thing) {
        return count(count) + " " + thing + (count == 1 ? "" : "s");
    }

    /** {@code 83.3 %}. */
    public static String percent(double share) {
        return digits(100 * share, 1) + " %";
    }

    /** A share with its interval: {@code 50.0 % (18.8 to 81.2)}. */
    public static String percent(double share, Optional<Interval> interval) {
        return percent(share)
                + interval.map(ends -> " (" + digits(100 * ends.low(), 1) + " to " + digits(100 * ends.high(), 1) + ")")
                        .orElse("");
    }

    public static String percent(Figure share) {
        return percent(share.value(), share.interval());
    }

    /** A rate with Wilson's interval, or {@link #ABSENT} without trials. */
    public static String share(Rate rate) {
        return Figure.of(rate).map(FigureText::percent).orElse(ABSENT);
    }

    /** {@code 5 of 6}. */
    public static String of(Rate rate) {
        return count(rate.hits()) + " of " + count(rate.trials());
    }

    /** A number with two digits: {@code −3.64}. */
    public static String number(double value) {
        return digits(value, 2);
    }

    /** A number with its interval: {@code 3.64 (2.90 to 4.38)}. */
    public static String number(double value, Optional<Interval> interval) {
        return number(value)
                + interval.map(ends -> " (" + number(ends.low()) + " to " + number(ends.high()) + ")")
                        .orElse("");
    }

    public static String number(Figure figure) {
        return number(figure.value(), figure.interval());
    }

    /** A difference of shares in points: {@code +16.7 (−20.1 to +48.0)}. */
    public static String pointDifference(double difference, Optional<Interval> interval) {
        return signed(100 * difference, 1)
                + interval.map(ends -> " (" + signed(100 * ends.low(), 1) + " to " + signed(100 * ends.high(), 1) + ")")
                        .orElse("");
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

    /** {@code 83.3 % (95 %: 55.2 to 95.3)}, or {@code –} without trials. */
    public static String rate(Rate rate) {
        return rate.value().isEmpty()
                ? ABSENT
                : percent(rate.value().getAsDouble())
                        + Uncertainty.of(rate)
                                .map(estimate -> " (95 %: " + percents(estimate.interval()) + ")")
                                .orElse("");
    }

    /** {@code 55.2 to 95.3}, of shares. */
    public static String percents(Interval interval) {
        return String.format(Locale.ROOT, "%.1f to %.1f", 100 * interval.low(), 100 * interval.high());
    }

    /** {@code 3.64 (95 %: 2.90 to 4.38)}. */
    public static String mean(double mean, Optional<Uncertainty> estimate) {
        return points(mean)
                + estimate.map(known -> " (95 %: " + points(known.interval()) + ")")
                        .orElse("");
    }

    /** {@code 2.90 to 4.38}. */
    public static String points(Interval interval) {
        return points(interval.low()) + " to " + points(interval.high());
    }

    /** {@code 3.64}. */
    public static String points(double points) {
        return String.format(Locale.ROOT, "%.2f", points);
    }

    /** {@code 5}, {@code 4.5}: an end of a scale, without zeros that say nothing. */
    public static String scale(double end) {
        return new BigDecimal(points(end)).stripTrailingZeros().toPlainString();
    }

    /** To be put behind a score or a mean: {@code of 5}, or both ends where the least is below zero. */
    public static String behind(Interval scale) {
        return scale.low() < 0
                ? "of " + scale(scale.low()) + " to " + scale(scale.high())
                : "of " + scale(scale.high());
    }

    /** Cents from a dollar on, hundredths of a cent below, and {@code $0.00} only when it is nothing. */
    public static String dollars(BigDecimal amount) {
        if (amount.signum() == 0 || amount.compareTo(BigDecimal.ONE) >= 0) {
            return String.format(Locale.ROOT, "$%,.2f", amount.setScale(2, RoundingMode.HALF_UP));
        }
        int digits = amount.compareTo(TENTH_OF_A_CENT) >= 0 ? 4 : amount.scale() - amount.precision() + 2;
        return "$" + amount.setScale(Math.min(9, digits), RoundingMode.HALF_UP).toPlainString();
    }

    /** {@code 1.5 MB}: thousands of bytes. */
    public static String bytes(long bytes) {
        double amount = bytes;
        int unit = 0;
        while (amount >= 1000 && unit < UNITS.size() - 1) {
            amount /= 1000;
            unit++;
        }
        return unit == 0 ? bytes + " B" : String.format(Locale.ROOT, "%.1f %s", amount, UNITS.get(unit));
    }
}
