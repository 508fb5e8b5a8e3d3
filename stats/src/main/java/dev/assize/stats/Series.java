package dev.assize.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/** What several figures ask of a plain series of numbers. */
final class Series {

    /** Beyond this size squares overflow and figures turn into infinities; no score comes near it. */
    private static final double LARGEST = 1e150;

    private Series() {}

    /** The first of two series, once it is sure that they pair off and that all their values are usable numbers. */
    static double[] paired(double[] first, double[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException("Paired series need the same length, got " + first.length + " and "
                    + second.length + "; leave out the cases that only one side has");
        }
        finite(second);
        return finite(first);
    }

    /** The series itself, once it is sure that all its values are usable numbers. */
    static double[] finite(double[] values) {
        for (int i = 0; i < values.length; i++) {
            if (!(Math.abs(values[i]) <= LARGEST)) {
                throw new IllegalArgumentException("Value " + i + " is " + values[i] + "; a series needs numbers up to "
                        + LARGEST + " in size (leave an unknown value out and count it as undecided)");
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

    /** Kahan's sum: without it the mean of a million scores loses digits that a comparison shows. */
    static double sum(double[] values) {
        double sum = 0;
        double lost = 0;
        for (double value : values) {
            double next = value - lost;
            double raised = sum + next;
            lost = (raised - sum) - next;
            sum = raised;
        }
        return sum;
    }

    /** The values in units of the largest, so that no square vanishes; they must not all be zero. */
    static double[] scaled(double[] values) {
        double largest = Arrays.stream(values).map(Math::abs).max().orElse(1);
        return Arrays.stream(values).map(value -> value / largest).toArray();
    }

    /** Deviations from the mean, in units of the largest value. */
    static double[] scaledDeviations(double[] values) {
        double[] scaled = scaled(values);
        double mean = sum(scaled) / scaled.length;
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
