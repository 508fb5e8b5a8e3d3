package dev.assize.engine.plan;

import java.util.List;

/** A figure that nobody knows exactly: what is expected, and what it will hardly fall below or exceed. */
public record Range(double low, double expected, double high) {

    /** Two-sided 95 % of the normal distribution. */
    private static final double Z = 1.96;

    public static final Range ZERO = new Range(0, 0, 0);

    public Range plus(Range other) {
        return new Range(low + other.low, expected + other.expected, high + other.high);
    }

    /** Each end moved by its own factor. */
    Range times(double lowest, double usual, double highest) {
        return new Range(low * lowest, expected * usual, high * highest);
    }

    /** The sum over a population of which some were looked at, drawn at random and not put back. */
    static Range total(List<Double> sample, long population) {
        int n = sample.size();
        if (n == 0 || population == 0) {
            return ZERO;
        }
        double mean = sample.stream().mapToDouble(Double::doubleValue).sum() / n;
        double expected = mean * population;
        if (n >= population) {
            return new Range(expected, expected, expected);
        }
        if (n == 1) {
            return new Range(0, expected, 2 * expected);
        }
        double squares = 0;
        for (double value : sample) {
            squares += (value - mean) * (value - mean);
        }
        double margin = Z
                * population
                * Math.sqrt(squares / (n - 1) / n)
                * Math.sqrt((population - n) / (double) (population - 1));
        return new Range(Math.max(0, expected - margin), expected, expected + margin);
    }
}
