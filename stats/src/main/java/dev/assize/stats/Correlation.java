package dev.assize.stats;

import java.util.Optional;

/** How closely two series of paired numbers move together, from -1 to 1. */
public record Correlation(Kind kind, double coefficient, int pairs) {

    /** What is correlated, and the standard error of its Fisher transform. */
    public enum Kind {
        /** The values: how close the pairs are to a straight line. */
        PEARSON,
        /** The ranks: how close the pairs are to any rising or falling curve. */
        SPEARMAN
    }

    public Correlation {
        if (!(coefficient >= -1 && coefficient <= 1) || pairs < 2) {
            throw new IllegalArgumentException("A correlation lies in -1..1 and needs two pairs, got " + coefficient
                    + " from " + pairs + " pairs");
        }
    }

    /** Pearson's r; empty with fewer than two pairs or when a series does not vary. */
    public static Optional<Correlation> pearson(double[] first, double[] second) {
        return coefficient(Series.paired(first, second), second, Kind.PEARSON);
    }

    /** Spearman's rho: Pearson's r of the ranks, ties sharing their mean rank; empty where Pearson's is. */
    public static Optional<Correlation> spearman(double[] first, double[] second) {
        return coefficient(Series.ranks(Series.paired(first, second)), Series.ranks(second), Kind.SPEARMAN);
    }

    private static Optional<Correlation> coefficient(double[] first, double[] second, Kind kind) {
        if (Series.isConstant(first) || Series.isConstant(second)) {
            return Optional.empty();
        }
        double[] x = Series.scaledDeviations(first);
        double[] y = Series.scaledDeviations(second);
        double r = dot(x, y) / Math.sqrt(dot(x, x)) / Math.sqrt(dot(y, y));
        return Optional.of(new Correlation(kind, Math.min(1, Math.max(-1, r)), first.length));
    }

    private static double dot(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return sum;
    }

    /**
     * The interval of Fisher's z transform; empty with fewer than four pairs or a coefficient of exactly 1 or -1,
     * where the transform has no finite value.
     *
     * <p>Fisher (1921), On the probable error of a coefficient of correlation, Metron 1:3–32, with standard error
     * 1/√(n−3). For ranks, √((1+r²/2)/(n−3)): Bonett and Wright (2000), Sample size requirements for estimating
     * Pearson, Kendall and Spearman correlations, Psychometrika 65:23–28.
     */
    public Optional<Interval> interval(Confidence confidence) {
        if (pairs < 4 || Math.abs(coefficient) == 1) {
            return Optional.empty();
        }
        double variance = switch (kind) {
            case PEARSON -> 1;
            case SPEARMAN -> 1 + coefficient * coefficient / 2;
        };
        double centre = Math.log1p(2 * coefficient / (1 - coefficient)) / 2;
        double reach = confidence.z() * Math.sqrt(variance / (pairs - 3));
        return Optional.of(new Interval(Math.tanh(centre - reach), Math.tanh(centre + reach)));
    }
}
