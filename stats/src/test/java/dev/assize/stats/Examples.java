package dev.assize.stats;

import java.util.Arrays;

/** Published data that more than one test uses. */
final class Examples {

    /** Eighths of an inch by which Darwin's crossed plants outgrew their partners: Fisher (1935), The Design of Experiments, chapter III. */
    static final double[] DARWIN = {49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};

    /** Survival in days of the treated mice: Efron and Tibshirani (1993), table 2.1. */
    static final double[] MICE = {94, 197, 16, 38, 99, 141, 23};

    private Examples() {}

    static double[] zeros(int length) {
        return new double[length];
    }

    static double[] each(int length, double value) {
        double[] values = new double[length];
        Arrays.fill(values, value);
        return values;
    }
}
