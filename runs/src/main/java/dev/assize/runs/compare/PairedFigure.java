package dev.assize.runs.compare;

import dev.assize.runs.compare.ComparedMeasure.Bounds;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.Uncertainty.Method;
import dev.assize.stats.Clusters;
import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.Mean;
import dev.assize.stats.PairedOutcomes;
import dev.assize.stats.PairedScores;
import dev.assize.stats.Rate;
import dev.assize.stats.Resampling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A figure that each case has in both runs, in one of them or in none.
 *
 * @param first, second the values; null where the case has none
 * @param scale the worst and the best value there is
 * @param keys what each case belongs to; null when each stands alone
 * @param yesNo whether the values are only ones and zeros
 */
record PairedFigure(
        List<@Nullable Double> first,
        List<@Nullable Double> second,
        Interval scale,
        @Nullable List<String> keys,
        boolean yesNo,
        Resampling resampling) {

    /** Beyond so many units, Student's interval and the bootstrap's agree to the digits that are shown. */
    private static final int MOST_BOOTSTRAPPED = 50_000;

    /** The measure; empty when no case has the figure in both runs. */
    Optional<ComparedMeasure> measure(ComparedMeasure.Kind kind) {
        Series both = series(null, null);
        if (both.first.length == 0) {
            return Optional.empty();
        }
        ComparedMeasure.Test test = counted() ? ComparedMeasure.Test.MCNEMAR : ComparedMeasure.Test.PERMUTATION;
        double p = p(both);
        return Optional.of(new ComparedMeasure(
                kind,
                both.first.length,
                side(both.first, both.clusters),
                side(both.second, both.clusters),
                difference(both),
                bounds(both.first.length),
                p,
                p,
                test));
    }

    /** Whether cases are counted rather than averaged. */
    private boolean counted() {
        return yesNo && keys == null;
    }

    /** Values of both runs, case by case. */
    private static final class Series {
        private final double[] first;
        private final double[] second;
        private final Clusters clusters;

        Series(double[] first, double[] second, Clusters clusters) {
            this.first = first;
            this.second = second;
            this.clusters = clusters;
        }

        PairedOutcomes outcomes() {
            boolean[] before = new boolean[first.length];
            boolean[] after = new boolean[first.length];
            for (int i = 0; i < first.length; i++) {
                before[i] = first[i] > 0;
                after[i] = second[i] > 0;
            }
            return PairedOutcomes.of(before, after);
        }

        PairedScores scores() {
            return PairedScores.of(first, second, clusters);
        }
    }

    /** The cases with both values; with a value for the unknown ones, all cases. */
    private Series series(@Nullable Double firstUnknown, @Nullable Double secondUnknown) {
        double[] before = new double[first.size()];
        double[] after = new double[first.size()];
        List<String> kept = new ArrayList<>();
        int size = 0;
        for (int i = 0; i < first.size(); i++) {
            Double a = first.get(i) == null ? firstUnknown : first.get(i);
            Double b = second.get(i) == null ? secondUnknown : second.get(i);
            if (a != null && b != null) {
                before[size] = a;
                after[size++] = b;
                if (keys != null) {
                    kept.add(keys.get(i));
                }
            }
        }
        Clusters clusters = keys == null ? Clusters.singletons(size) : Clusters.of(kept);
        return new Series(Arrays.copyOf(before, size), Arrays.copyOf(after, size), clusters);
    }

    private double p(Series both) {
        return counted()
                ? both.outcomes().midP()
                : both.scores().permutationP(resampling).orElse(1);
    }

    private Figure side(double[] values, Clusters clusters) {
        if (counted()) {
            long hits = 0;
            for (double value : values) {
                hits += value > 0 ? 1 : 0;
            }
            Rate rate = new Rate(hits, values.length);
            return Figure.of(rate).orElseThrow();
        }
        return averaged(Mean.of(values, clusters).orElseThrow());
    }

    private Figure difference(Series both) {
        if (counted()) {
            PairedOutcomes outcomes = both.outcomes();
            return Figure.of(
                    outcomes.difference().orElseThrow(),
                    outcomes.interval(Confidence.NINETY_FIVE),
                    Method.BONETT_PRICE);
        }
        return averaged(both.scores().difference().orElseThrow());
    }

    private Figure averaged(Mean mean) {
        return mean.clusters() > MOST_BOOTSTRAPPED
                ? Figure.of(mean.value(), mean.interval(Confidence.NINETY_FIVE), Method.STUDENT)
                : Figure.of(mean.value(), mean.bootstrap(resampling, Confidence.NINETY_FIVE), Method.BOOTSTRAP);
    }

    private @Nullable Bounds bounds(long known) {
        long unknown = first.size() - known;
        if (unknown == 0) {
            return null;
        }
        Figure worst = difference(series(scale.high(), scale.low()));
        Figure best = difference(series(scale.low(), scale.high()));
        double low = worst.interval().map(Interval::low).orElse(worst.value());
        double high = best.interval().map(Interval::high).orElse(best.value());
        return new Bounds(unknown, new Interval(worst.value(), best.value()), new Interval(low, high));
    }
}
