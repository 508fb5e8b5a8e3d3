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

    /** Of values that were added up elsewhere, such as in a database; exact enough for scores of a few digits. */
    public static RunningMean ofSums(long count, double sum, double sumOfSquares) {
        RunningMean all = new RunningMean();
        if (count > 0) {
            all.count = count;
            all.mean = sum / count;
            all.squares = Math.max(0, sumOfSquares - sum * sum / count);
        }
        return all;
    }

    public void add(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("A mean is taken of finite numbers, got " + value);
        }
        count++;
        double before = value - mean;
        mean += before / count;
        squares += before * (value - mean);
    }

    /**
     * What all values together come to that went by here and, by their count, mean and squares, elsewhere.
     *
     * <p>Chan, Golub and LeVeque (1983), Algorithms for computing the sample variance, The American Statistician 37(3).
     */
    public void add(State other) {
        if (other.count == 0) {
            return;
        }
        long all = count + other.count;
        double apart = other.mean - mean;
        squares += other.squares + apart * apart * ((double) count * other.count / all);
        mean += apart * other.count / all;
        count = all;
    }

    /**
     * All that is remembered of the values.
     *
     * @param squares the sum of the squares of their distances from the mean
     */
    public record State(long count, double mean, double squares) {}

    public State state() {
        return new State(count, mean, squares);
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
