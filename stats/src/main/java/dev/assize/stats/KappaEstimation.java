package dev.assize.stats;

import java.util.Optional;

/**
 * One computation of Cohen's kappa, in terms of disagreement weights: kappa is 1 minus seen over expected disagreement.
 *
 * <p>The standard error is that of Fleiss, Cohen and Everitt (1969), Large sample standard errors of kappa and weighted
 * kappa, Psychol. Bull. 72:323–327, whose weights measure agreement.
 */
final class KappaEstimation {

    private final ConfusionTable table;
    private final KappaAgreement.Weighting weighting;
    private final int categories;
    private final double total;
    private final double[] rows;
    private final double[] columns;

    KappaEstimation(ConfusionTable table, KappaAgreement.Weighting weighting) {
        this.table = table;
        this.weighting = weighting;
        this.categories = table.categories().size();
        this.total = table.total();
        this.rows = new double[categories];
        this.columns = new double[categories];
        for (int i = 0; i < categories; i++) {
            rows[i] = table.rowTotal(i) / total;
            columns[i] = table.columnTotal(i) / total;
        }
    }

    Optional<KappaAgreement> estimate() {
        if (total == 0) {
            return Optional.empty();
        }
        double seen = 0;
        double expected = 0;
        for (int i = 0; i < categories; i++) {
            for (int j = 0; j < categories; j++) {
                double disagreement = weighting.disagreement(i, j, categories);
                seen += disagreement * share(i, j);
                expected += disagreement * rows[i] * columns[j];
            }
        }
        if (expected == 0) {
            return Optional.empty();
        }
        double kappa = 1 - seen / expected;
        double error = Math.sqrt(variance(kappa, 1 - expected) / total) / expected;
        return Optional.of(new KappaAgreement(kappa, 1 - seen, 1 - expected, error));
    }

    private double share(int row, int column) {
        return table.count(row, column) / total;
    }

    private double agreement(int row, int column) {
        return 1 - weighting.disagreement(row, column, categories);
    }

    private double variance(double kappa, double expectedAgreement) {
        double[] rowMeans = new double[categories];
        double[] columnMeans = new double[categories];
        for (int i = 0; i < categories; i++) {
            for (int j = 0; j < categories; j++) {
                rowMeans[i] += columns[j] * agreement(i, j);
                columnMeans[j] += rows[i] * agreement(i, j);
            }
        }
        double sum = 0;
        for (int i = 0; i < categories; i++) {
            for (int j = 0; j < categories; j++) {
                double term = agreement(i, j) - (rowMeans[i] + columnMeans[j]) * (1 - kappa);
                sum += share(i, j) * term * term;
            }
        }
        double centre = kappa - expectedAgreement * (1 - kappa);
        return withoutRoundingNoise(sum - centre * centre);
    }

    /** A difference of numbers near 1 that should be zero comes out as a few units of 1e-16, sometimes negative. */
    private static double withoutRoundingNoise(double variance) {
        return variance < 1e-14 ? 0 : variance;
    }
}
