package dev.assize.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** The mean of items that are independent, or independent between {@link Clusters} only. Immutable. */
public final class Mean {

    private final double[] sums;
    private final int[] sizes;
    private final int items;
    private final double value;

    private Mean(double[] values, Clusters clusters) {
        this.sums = clusters.sums(Series.finite(values));
        this.sizes = clusters.sizes();
        this.items = values.length;
        this.value = Series.sum(values) / items;
    }

    /** The mean of independent items; empty when there are none. */
    public static Optional<Mean> of(double[] values) {
        return of(values, Clusters.singletons(values.length));
    }

    /** The mean over all items, each with the same weight, its uncertainty counted by cluster; empty without items. */
    public static Optional<Mean> of(double[] values, Clusters clusters) {
        Mean mean = new Mean(values, clusters);
        return mean.items == 0 ? Optional.empty() : Optional.of(mean);
    }

    public double value() {
        return value;
    }

    public int items() {
        return items;
    }

    public int clusters() {
        return sums.length;
    }

    /**
     * The standard error, cluster-robust with the factor G/(G−1) for G clusters; for single items it is s/√n. Empty
     * with fewer than two clusters.
     *
     * <p>Cochran (1977), Sampling Techniques, on the ratio estimate of a mean over clusters of unequal size; for
     * evaluations: Miller (2024), Adding error bars to evals, arXiv:2411.00640.
     */
    public OptionalDouble standardError() {
        if (clusters() < 2) {
            return OptionalDouble.empty();
        }
        double squares = 0;
        for (int i = 0; i < sums.length; i++) {
            double residual = residual(sums[i], sizes[i] * value);
            squares += residual * residual;
        }
        double groups = clusters();
        return OptionalDouble.of(Math.sqrt(squares * groups / (groups - 1)) / items);
    }

    /** The difference of a cluster's sum from what the mean makes it, with what is only rounding taken as zero. */
    private static double residual(double sum, double expected) {
        double difference = sum - expected;
        return Math.abs(difference) <= 1e-13 * (Math.abs(sum) + Math.abs(expected)) ? 0 : difference;
    }

    /**
     * Student's interval with as many degrees of freedom as there are clusters, less one. Empty with fewer than two
     * clusters, or when nothing varies between them: such a sample does not show how far it may be off.
     */
    public Optional<Interval> interval(Confidence confidence) {
        OptionalDouble error = standardError();
        if (error.isEmpty() || error.getAsDouble() == 0) {
            return Optional.empty();
        }
        double reach = StudentDistribution.upperQuantile(confidence.lowerTail(), clusters() - 1) * error.getAsDouble();
        return Optional.of(new Interval(value - reach, value + reach));
    }

    /**
     * The BCa bootstrap interval, whole clusters being drawn again; better than Student's for small and skewed samples.
     * Empty where Student's is.
     *
     * <p>Efron (1987), JASA 82:171–185; by cluster: Davison and Hinkley (1997), Bootstrap Methods and their
     * Application.
     */
    public Optional<Interval> bootstrap(Resampling resampling, Confidence confidence) {
        if (interval(confidence).isEmpty()) {
            return Optional.empty();
        }
        int[] order = inOrderOfSize();
        return BootstrapDistribution.of(drawn -> meanOf(drawn, order), clusters(), resampling)
                .map(distribution -> distribution.biasCorrected(confidence, value, acceleration()));
    }

    /**
     * The clusters by sum and size, so that the same cases in another order have the same interval. Below zero they are counted
     * downwards, so that differences the other way round have the mirrored one.
     */
    private int[] inOrderOfSize() {
        double leaning = value != 0
                ? value
                : Arrays.stream(sums).map(sum -> sum * sum * sum).sum();
        double direction = leaning < 0 ? -1 : 1;
        return IntStream.range(0, clusters())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer cluster) -> direction * sums[cluster])
                        .thenComparingInt(cluster -> sizes[cluster]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private OptionalDouble meanOf(int[] drawn, int[] order) {
        double sum = 0;
        long size = 0;
        for (int place : drawn) {
            int cluster = order[place];
            sum += sums[cluster];
            size += sizes[cluster];
        }
        return OptionalDouble.of(sum / size);
    }

    /** Efron and Tibshirani (1993), section 14.3, from the means that leave out one cluster each. */
    private double acceleration() {
        double[] without = new double[sums.length];
        double total = Series.sum(sums);
        for (int i = 0; i < without.length; i++) {
            without[i] = (total - sums[i]) / (items - sizes[i]);
        }
        if (Series.isConstant(without)) {
            return 0;
        }
        double squares = 0;
        double cubes = 0;
        for (double deviation : Series.scaledDeviations(without)) {
            squares += deviation * deviation;
            cubes -= deviation * deviation * deviation;
        }
        return cubes / (6 * Math.pow(squares, 1.5));
    }

    /**
     * What the mean would be if all undecided items had the lowest score of the scale, and if all had the highest.
     *
     * <p>Manski (2003), Partial Identification of Probability Distributions, chapter 1.
     */
    public Interval bounds(long undecided, Interval scale) {
        if (undecided < 0) {
            throw new IllegalArgumentException("The number undecided cannot be negative, got " + undecided);
        }
        double all = (double) items + undecided;
        double decided = value * items;
        return new Interval((decided + undecided * scale.low()) / all, (decided + undecided * scale.high()) / all);
    }
}
