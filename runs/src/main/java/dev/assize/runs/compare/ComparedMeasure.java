package dev.assize.runs.compare;

import dev.assize.runs.summary.Figure;
import dev.assize.stats.Interval;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One figure in both runs, over the cases for which both have it, and its difference: the second run less the first.
 *
 * @param pairs how many cases both runs have the figure for
 * @param open what the other cases could make of the difference; null when there are none
 * @param p how often chance alone gives a difference as large, in either direction
 * @param adjustedP the same when all measures of a comparison are looked at together
 */
public record ComparedMeasure(
        Kind kind,
        long pairs,
        Figure first,
        Figure second,
        Figure difference,
        @Nullable Bounds open,
        double p,
        double adjustedP,
        Test test) {

    /** What is measured. */
    public enum Kind {
        /** The share of cases that pass. */
        PASS_RATE,
        /** The mean of the scores. */
        MEAN_SCORE,
        /** The share of cases that got a verdict at all. */
        JUDGED_SHARE
    }

    /** How it is decided whether a difference is more than noise. */
    public enum Test {
        /** McNemar's test, mid-p. */
        MCNEMAR,
        /** The permutation test: the two values of a case, or of a cluster, change places. */
        PERMUTATION
    }

    /**
     * The difference when cases without the figure are counted in, at their worst and at their best.
     *
     * @param cases how many there are
     * @param values the difference at worst and at best
     * @param range the same with sampling error added at both ends
     */
    public record Bounds(long cases, Interval values, Interval range) {}

    public Optional<Bounds> bounds() {
        return Optional.ofNullable(open);
    }

    ComparedMeasure adjusted(double p) {
        return new ComparedMeasure(kind, pairs, first, second, difference, open, this.p, p, test);
    }

    /** Whether the second run is worse by more than chance explains, all measures being looked at together. */
    public boolean isWorse(double alpha) {
        return difference.value() < 0 && adjustedP <= alpha;
    }

    /** Whether the second run is better by more than chance explains. */
    public boolean isBetter(double alpha) {
        return difference.value() > 0 && adjustedP <= alpha;
    }
}
