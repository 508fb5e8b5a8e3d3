package dev.assize.stats;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The scores of two runs over the same cases, compared case by case. Pass and fail may be given as 1 and 0, which is the
 * way to compare verdicts that come in clusters. Immutable.
 */
public final class PairedScores {

    /** Up to so many differing units all their sign patterns are gone through, a million at most. */
    private static final int MOST_EXACT = 20;

    private final double[] differences;
    private final Clusters clusters;

    private PairedScores(double[] differences, Clusters clusters) {
        this.differences = differences;
        this.clusters = clusters;
    }

    public static PairedScores of(double[] first, double[] second) {
        return of(first, second, Clusters.singletons(first.length));
    }

    public static PairedScores of(double[] first, double[] second, Clusters clusters) {
        double[] differences = Series.paired(first, second).clone();
        for (int i = 0; i < differences.length; i++) {
            differences[i] = second[i] - first[i];
        }
        return new PairedScores(Series.finite(differences), clusters);
    }

    /**
     * The mean of the second run's scores less the first's, with its interval by {@link Mean#bootstrap} (the paired
     * bootstrap) or {@link Mean#interval}; empty without cases.
     */
    public Optional<Mean> difference() {
        return Mean.of(differences, clusters);
    }

    /**
     * The two-sided p-value of the sign-flip permutation test: how often the mean difference is at least as large when
     * each case's two scores (or a whole cluster's) change places at random. Exact up to twenty differing units, by
     * random rounds beyond, and then never zero. Empty without cases.
     *
     * <p>Fisher (1935), The Design of Experiments, section 21; random rounds counted as (b+1)/(m+1): Phipson and Smyth
     * (2010), Permutation p-values should never be zero, Stat. Appl. Genet. Mol. Biol. 9:39.
     */
    public OptionalDouble permutationP(Resampling resampling) {
        if (differences.length == 0) {
            return OptionalDouble.empty();
        }
        double[] units = Arrays.stream(clusters.sums(differences))
                .filter(sum -> sum != 0)
                .toArray();
        // Sums that differ by rounding only are equal, and equal ones count as extreme.
        double rounding = 1e-12 * Arrays.stream(units).map(Math::abs).sum();
        double extreme = Math.abs(Series.sum(units)) - rounding;
        return OptionalDouble.of(
                units.length <= MOST_EXACT ? exactP(units, extreme) : randomP(units, extreme, resampling));
    }

    private static double exactP(double[] units, double extreme) {
        double[] sums = {0};
        for (double unit : units) {
            double[] longer = new double[2 * sums.length];
            for (int i = 0; i < sums.length; i++) {
                longer[2 * i] = sums[i] + unit;
                longer[2 * i + 1] = sums[i] - unit;
            }
            sums = longer;
        }
        long asExtreme =
                Arrays.stream(sums).filter(sum -> Math.abs(sum) >= extreme).count();
        return (double) asExtreme / sums.length;
    }

    private static double randomP(double[] units, double extreme, Resampling resampling) {
        RandomDraws draws = resampling.draws();
        long asExtreme = 0;
        for (int round = 0; round < resampling.rounds(); round++) {
            if (Math.abs(flippedSum(units, draws)) >= extreme) {
                asExtreme++;
            }
        }
        return (asExtreme + 1.0) / (resampling.rounds() + 1.0);
    }

    private static double flippedSum(double[] units, RandomDraws draws) {
        double sum = 0;
        long signs = 0;
        for (int i = 0; i < units.length; i++) {
            signs = i % Long.SIZE == 0 ? draws.nextBits() : signs >>> 1;
            sum += (signs & 1) == 0 ? units[i] : -units[i];
        }
        return sum;
    }
}
