package dev.assize.stats;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * A pass rate seen through a judge that errs, put right with what human labels say of its errors.
 *
 * <p>Rogan and Gladen (1978), Estimating prevalence from the results of a screening test, Am. J. Epidemiol. 107:71–76:
 * (observed + specificity − 1) / (sensitivity + specificity − 1).
 *
 * @param observed how many of the cases the judge passed
 * @param sensitivity how many of the cases that humans pass the judge passes too
 * @param specificity how many of the cases that humans fail the judge fails too
 */
public record CorrectedRate(Rate observed, Rate sensitivity, Rate specificity) {

    /**
     * The corrected rate, cut off at 0 and 1. Empty when one of the three rates has no trials, or when the judge does
     * no better than chance (sensitivity and specificity add up to 1 or less), so that nothing can be inferred.
     */
    public OptionalDouble value() {
        if (!informative()) {
            return OptionalDouble.empty();
        }
        double se = share(sensitivity);
        double sp = share(specificity);
        return OptionalDouble.of(Math.min(1, Math.max(0, (share(observed) + sp - 1) / (se + sp - 1))));
    }

    /**
     * The interval of Lang and Reiczigel, which counts the uncertainty of all three rates, cut off at 0 and 1. Empty
     * where the value is, or when there are so few labels that the judge may well do no better than chance.
     *
     * <p>Lang and Reiczigel (2014), Confidence limits for prevalence of disease adjusted for estimated sensitivity and
     * specificity, Prev. Vet. Med. 113:13–22, formula 16 (with (1−P)² for the misprinted (1+P)² in formula 4).
     */
    public Optional<Interval> interval(Confidence confidence) {
        return informative() ? limits(confidence, 0).map(interval -> interval.within(0, 1)) : Optional.empty();
    }

    /**
     * How many more human labels, falling on the two kinds of cases as before, narrow the interval to this half-width
     * (before it is cut at 0 and 1). Zero if it is narrow enough already. Empty where the value is, or when no number
     * of labels suffices because the judge has seen too few cases.
     */
    public OptionalLong moreLabelsFor(double halfWidth, Confidence confidence) {
        if (!informative()) {
            return OptionalLong.empty();
        }
        return SampleSize.more(
                halfWidth,
                more -> limits(confidence, more).map(Interval::halfWidth).orElse(Double.POSITIVE_INFINITY));
    }

    private boolean informative() {
        return observed.trials() > 0
                && sensitivity.trials() > 0
                && specificity.trials() > 0
                && share(sensitivity) + share(specificity) > 1;
    }

    private static double share(Rate rate) {
        return (double) rate.hits() / rate.trials();
    }

    /** The limits before they are cut, had there been so many more labels of the same kind. */
    private Optional<Interval> limits(Confidence confidence, long moreLabels) {
        double growth = 1 + (double) moreLabels / (sensitivity.trials() + specificity.trials());
        double z = confidence.z();
        Smoothed seen = Smoothed.of(observed, 1, z * z / 2);
        Smoothed se = Smoothed.of(sensitivity, growth, 1);
        Smoothed sp = Smoothed.of(specificity, growth, 1);
        double youden = se.share() + sp.share() - 1;
        if (youden <= 0) {
            return Optional.empty();
        }
        double p = (seen.share() + sp.share() - 1) / youden;
        double shift = 2 * z * z * (p * se.variance() - (1 - p) * sp.variance());
        double error = Math.sqrt(seen.variance() + p * p * se.variance() + (1 - p) * (1 - p) * sp.variance()) / youden;
        return Optional.of(new Interval(p + shift - z * error, p + shift + z * error));
    }

    /** A rate with a few hits and as many misses added, after Agresti and Coull (1998), Am. Statistician 52:119–126. */
    private record Smoothed(double share, double trials) {

        static Smoothed of(Rate rate, double growth, double added) {
            double trials = rate.trials() * growth + 2 * added;
            return new Smoothed((rate.hits() * growth + added) / trials, trials);
        }

        double variance() {
            return share * (1 - share) / trials;
        }
    }
}
