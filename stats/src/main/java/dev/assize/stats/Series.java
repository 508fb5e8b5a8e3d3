package dev.assize.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/** What several figures ask of a plain series of numbers. */
final class Series {

    private Series() {}

    /** The first of two series, once it is sure that they pair off and that all their values are finite. */
    static double[] paired(double[] first, double[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException("Paired series need the same length, got " + first.length + " and "
                    + second.length + "; leave out the cases that only one side has");
        }
        finite(second);
        return finite(first);
    }

    /** The series itself, once it is sure that all its values are finite. */
    static double[] finite(double[] values) {
        for (int i = 0; i < values.length; i++) {
            if (!Double.isFinite(values[i])) {
                throw new IllegalArgumentException("Value " + i + " is " + values[i]
                        + "; a series needs finite numbers (leave an unknown value out and count it as undecided)");
            }
        }
        return values;
    }

    /** Whether all values are equal; also when there are none. */
    static boolean isConstant(double[] values) {
        for (double value : values) {
            if (value != values[0]) {
                return false;
            }
        }
        return true;
    }

    /** Deviations from the mean, in units of the largest value so that no square overflows. */
    static double[] scaledDeviations(double[] values) {
        double largest = Arrays.stream(values).map(Math::abs).max().orElse(1);
        double[] scaled = Arrays.stream(values).map(value -> value / largest).toArray();
        double mean = Arrays.stream(scaled).sum() / scaled.length;
        return Arrays.stream(scaled).map(value -> value - mean).toArray();
    }

    /** The rank of each value from 1 up; equal values share the mean of the ranks they take up. */
    static double[] ranks(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted((i, j) -> Double.compare(values[i], values[j]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] ranks = new double[values.length];
        for (int start = 0; start < order.length; ) {
            int end = start + 1;
            while (end < order.length && values[order[end]] == values[order[start]]) {
                end++;
            }
            for (int i = start; i < end; i++) {
                ranks[order[i]] = (start + 1 + end) / 2.0;
            }
            start = end;
        }
        return ranks;
    }
}
