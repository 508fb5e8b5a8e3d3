package dev.assize.stats;

import java.util.Optional;

/**
 * Cohen's kappa: the agreement of two raters beyond what their habits alone would give. 1 is perfect, 0 is no better
 * than chance, below 0 is worse than chance.
 *
 * <p>Cohen (1960), A coefficient of agreement for nominal scales, Educ. Psychol. Meas. 20:37–46; weighted: Cohen
 * (1968), Psychol. Bull. 70:213–220.
 *
 * @param observed the (weighted) proportion of agreement seen
 * @param expected the (weighted) proportion of agreement if the raters kept their habits but ignored the items
 */
public record KappaAgreement(double value, double observed, double expected, double standardError) {

    /** How much a disagreement counts, by the distance between two categories on the scale. */
    public enum Weighting {
        /** Every disagreement counts in full: for categories without an order. */
        UNWEIGHTED,
        /** A disagreement counts by its distance. */
        LINEAR,
        /** A disagreement counts by the square of its distance. */
        QUADRATIC;

        double disagreement(int row, int column, int categories) {
            if (row == column) {
                return 0;
            }
            double distance = Math.abs(row - column) / (categories - 1.0);
            return switch (this) {
                case UNWEIGHTED -> 1;
                case LINEAR -> distance;
                case QUADRATIC -> distance * distance;
            };
        }
    }

    /** Kappa of a table; empty when it has no items or when both raters gave one and the same category throughout. */
    public static Optional<KappaAgreement> of(ConfusionTable table, Weighting weighting) {
        return new KappaEstimation(table, weighting).estimate();
    }

    /**
     * The large-sample interval, cut off at -1 and 1; empty when the standard error is zero (as it is when the raters
     * never disagree), because such a sample says nothing about how much they might.
     */
    public Optional<Interval> interval(Confidence confidence) {
        if (standardError == 0) {
            return Optional.empty();
        }
        double reach = confidence.z() * standardError;
        return Optional.of(new Interval(value - reach, value + reach).within(-1, 1));
    }
}
