package dev.assize.stats;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The values a figure takes when the units behind it are drawn again, with replacement, many times.
 *
 * <p>Efron and Tibshirani (1993), An Introduction to the Bootstrap, chapters 13 and 14.
 */
final class BootstrapDistribution {

    /** A figure of the units drawn; empty where a draw leaves it undefined. */
    interface Figure {
        OptionalDouble of(int[] units);
    }

    /** Below this share of defined rounds the limits would describe the lucky draws only. */
    private static final double FEWEST_DEFINED = 0.9;

    private final double[] sorted;

    private BootstrapDistribution(double[] sorted) {
        this.sorted = sorted;
    }

    /** Empty with fewer than two units, or when more than a tenth of the rounds leave the figure undefined. */
    static Optional<BootstrapDistribution> of(Figure figure, int units, Resampling resampling) {
        if (units < 2) {
            return Optional.empty();
        }
        RandomDraws draws = resampling.draws();
        int[] drawn = new int[units];
        double[] values = new double[resampling.rounds()];
        int defined = 0;
        for (int round = 0; round < values.length; round++) {
            draws.resample(drawn);
            OptionalDouble value = figure.of(drawn);
            if (value.isPresent()) {
                values[defined++] = value.getAsDouble();
            }
        }
        if (defined < FEWEST_DEFINED * values.length) {
            return Optional.empty();
        }
        return Optional.of(ofValues(Arrays.copyOf(values, defined)));
    }

    static BootstrapDistribution ofValues(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return new BootstrapDistribution(sorted);
    }

    /** The middle part of the distribution. */
    Interval percentile(Confidence confidence) {
        return new Interval(quantile(confidence.lowerTail()), quantile(1 - confidence.lowerTail()));
    }

    /**
     * The bias-corrected and accelerated interval (BCa) around the figure of the sample itself.
     *
     * <p>Efron (1987), Better bootstrap confidence intervals, JASA 82:171–185.
     */
    Interval biasCorrected(Confidence confidence, double estimate, double acceleration) {
        double bias = NormalDistribution.quantile(shareBelow(estimate));
        double low = correctedTail(-confidence.z(), bias, acceleration);
        double high = correctedTail(confidence.z(), bias, acceleration);
        return new Interval(quantile(low), quantile(high));
    }

    private static double correctedTail(double z, double bias, double acceleration) {
        double shifted = bias + z;
        double stretch = 1 - acceleration * shifted;
        // Past this pole the formula turns around; its limit on the way there is the end of the distribution.
        return stretch <= 0 ? (shifted > 0 ? 1 : 0) : NormalDistribution.cumulative(bias + shifted / stretch);
    }

    /** The share of rounds below a value, equal ones counting half, kept off 0 and 1 by half a round. */
    private double shareBelow(double value) {
        // The same sum taken in another order differs in its last digits; it is equal all the same.
        double rounding = 1e-13 * Math.abs(value);
        double below = 0;
        for (double each : sorted) {
            below += each < value - rounding ? 1 : each <= value + rounding ? 0.5 : 0;
        }
        double halfRound = 0.5 / sorted.length;
        return Math.min(1 - halfRound, Math.max(halfRound, below / sorted.length));
    }

    /** Linear between neighbours, the extremes being the 0 and 1 quantiles: definition 7 of Hyndman and Fan (1996). */
    private double quantile(double p) {
        double position = p * (sorted.length - 1);
        int below = (int) Math.min(position, sorted.length - 2);
        return sorted[below] + (position - below) * (sorted[below + 1] - sorted[below]);
    }
}
