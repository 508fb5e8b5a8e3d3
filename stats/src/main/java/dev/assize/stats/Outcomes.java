package dev.assize.stats;

import java.util.Optional;

/** How many cases passed, failed and stayed undecided. */
public record Outcomes(long passed, long failed, long undecided) {

    public Outcomes {
        if (passed < 0 || failed < 0 || undecided < 0) {
            throw new IllegalArgumentException("Counts cannot be negative, got " + passed + " passed, " + failed
                    + " failed, " + undecided + " undecided");
        }
    }

    public long total() {
        return passed + failed + undecided;
    }

    /** The pass rate among decided cases: the rate of all only if being undecided has nothing to do with passing. */
    public Rate decided() {
        return new Rate(passed, passed + failed);
    }

    /** The pass rate if no undecided case passes: the lower bound. */
    public Rate lowest() {
        return new Rate(passed, total());
    }

    /** The pass rate if every undecided case passes: the upper bound. */
    public Rate highest() {
        return new Rate(passed + undecided, total());
    }

    /**
     * The two bounds of the pass rate in these cases, with no sampling error; empty without cases.
     *
     * <p>Manski (2003), Partial Identification of Probability Distributions, chapter 1.
     */
    public Optional<Interval> bounds() {
        if (total() == 0) {
            return Optional.empty();
        }
        double low = (double) passed / total();
        return Optional.of(new Interval(low, Math.max(low, (double) (passed + undecided) / total())));
    }

    /**
     * From the lower Wilson limit of {@link #lowest} to the upper one of {@link #highest}: holds the true pass rate at
     * least as often as the confidence says, whatever the undecided cases turn out to be. Empty without cases.
     */
    public Optional<Interval> interval(Confidence confidence) {
        return lowest().wilson(confidence)
                .flatMap(low -> highest().wilson(confidence).map(high -> new Interval(low.low(), high.high())));
    }
}
