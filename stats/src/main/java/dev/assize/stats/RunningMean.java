package dev.assize.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The mean of values that go by one at a time, in constant memory. Not shared between threads.
 *
 * <p>Welford (1962), Note on a method for calculating corrected sums of squares and products, Technometrics 4(3).
 */
public final class RunningMean {

    private long count;
    private double mean;
    private double squares;

    public void add(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("A mean is taken of finite numbers, got " + value);
        }
        count++;
        double before = value - mean;
        mean += before / count;
        squares += before * (value - mean);
    }

    public long count() {
        return count;
    }

    public OptionalDouble value() {
        return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(mean);
    }

    /** Student's interval; empty with fewer than two values or when all are the same. */
    public Optional<Interval> interval(Confidence confidence) {
        if (count < 2 || squares <= 0) {
            return Optional.empty();
        }
        double error = Math.sqrt(squares / (count - 1) / count);
        double reach =
                StudentDistribution.upperQuantile(confidence.lowerTail(), (int) Math.min(count - 1, Integer.MAX_VALUE))
                        * error;
        return Optional.of(new Interval(mean - reach, mean + reach));
    }
}
