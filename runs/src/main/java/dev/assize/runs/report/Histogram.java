package dev.assize.runs.report;

import dev.assize.stats.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How many numbers fall where. */
public record Histogram(List<Bin> bins) {

    private static final int MOST_POINTS = 10;

    public Histogram {
        bins = List.copyOf(bins);
    }

    /** From {@code from}, included, to {@code to}: not included, but for the last bin. Both the same for single points. */
    public record Bin(double from, double to, long count) {}

    /** A bin for each whole point where there are few and all numbers are whole, ten equal ones otherwise. */
    static Histogram of(double[] numbers, Interval scale) {
        boolean points = scale.high() - scale.low() <= MOST_POINTS
                && Arrays.stream(numbers).allMatch(number -> number == Math.rint(number));
        return points ? points(numbers, scale) : equal(numbers, scale);
    }

    /** How long cases waited for answers, in milliseconds, from none at all to the longest. */
    public static Histogram ofWaits(Spending spending) {
        return equal(spending.waits(), new Interval(0, Math.max(1, spending.waited(1))));
    }

    private static Histogram points(double[] numbers, Interval scale) {
        List<Bin> bins = new ArrayList<>();
        for (double point = Math.floor(scale.low()); point <= scale.high(); point++) {
            double here = point;
            bins.add(new Bin(
                    point,
                    point,
                    Arrays.stream(numbers).filter(number -> number == here).count()));
        }
        return new Histogram(bins);
    }

    private static Histogram equal(double[] numbers, Interval scale) {
        long[] counts = new long[MOST_POINTS];
        double width = (scale.high() - scale.low()) / MOST_POINTS;
        for (double number : numbers) {
            int bin = width == 0 ? 0 : (int) Math.floor((number - scale.low()) / width);
            counts[Math.min(Math.max(bin, 0), MOST_POINTS - 1)]++;
        }
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < MOST_POINTS; i++) {
            bins.add(new Bin(scale.low() + i * width, scale.low() + (i + 1) * width, counts[i]));
        }
        return new Histogram(bins);
    }

    public long most() {
        return bins.stream().mapToLong(Bin::count).max().orElse(0);
    }
}
