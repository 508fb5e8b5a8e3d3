package dev.assize.stats;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What humans would say on average, from their labels on some cases and the judge's scores on all. The judge's scores
 * narrow the interval as far as they follow the labels; a judge that does not follow them gets little weight or none.
 * Works for pass/fail (1 and 0) and for scores. The labelled cases must be a random sample of all.
 *
 * <p>Angelopoulos, Bates, Fannjiang, Jordan and Zrnic (2023), Prediction-powered inference, Science 382:669–674; the
 * weight of the judge: Angelopoulos, Duchi and Zrnic (2023), PPI++, arXiv:2311.01453. Variances divide by n−1. A normal
 * interval: with fewer than some thirty labels, or hardly any errors among them, it is too narrow, and a judge whose
 * correlation with n labels is below 1/√(n−2) does harm: Mani, Xu, Lipton and Oberst (2025), No free lunch,
 * arXiv:2505.20178.
 */
public final class PredictionPoweredMean {

    private final PairedMoments labelled;
    private final double unlabelledMean;
    private final double unlabelledVariance;
    private final int unlabelled;
    private final double weight;

    private PredictionPoweredMean(PairedMoments labelled, double[] judgeUnlabelled) {
        this.labelled = labelled;
        this.unlabelled = judgeUnlabelled.length;
        this.unlabelledMean = Series.sum(judgeUnlabelled) / unlabelled;
        this.unlabelledVariance =
                PairedMoments.of(judgeUnlabelled, judgeUnlabelled).firstVariance();
        this.weight = tunedWeight();
    }

    /**
     * The mean from human labels, the judge's scores on those same cases, and its scores on the cases without a label;
     * empty with fewer than two of either kind.
     */
    public static Optional<PredictionPoweredMean> of(double[] human, double[] judgeLabelled, double[] judgeUnlabelled) {
        Series.paired(human, judgeLabelled);
        Series.finite(judgeUnlabelled);
        if (human.length < 2 || judgeUnlabelled.length < 2) {
            return Optional.empty();
        }
        return Optional.of(new PredictionPoweredMean(PairedMoments.of(human, judgeLabelled), judgeUnlabelled));
    }

    /** The covariance with the labels over the variance of the judge's scores on all cases, labelled or not. */
    private double tunedWeight() {
        double n = labelled.pairs();
        double between = unlabelledMean - labelled.secondMean();
        double squares = (n - 1) * labelled.secondVariance()
                + (unlabelled - 1) * unlabelledVariance
                + n * unlabelled / (n + unlabelled) * between * between;
        double judgeVariance = squares / (n + unlabelled - 1);
        double covariance = labelled.covariance();
        return covariance <= 0 ? 0 : Math.min(1, covariance / judgeVariance / (1 + n / unlabelled));
    }

    /** How much the judge's scores count, from 0 (not at all) to 1. */
    public double weight() {
        return weight;
    }

    public double value() {
        return labelled.firstMean() + weight * (unlabelledMean - labelled.secondMean());
    }

    public double standardError() {
        double rectified = labelled.firstVariance()
                - 2 * weight * labelled.covariance()
                + weight * weight * labelled.secondVariance();
        double judged = weight * weight * unlabelledVariance;
        return Math.sqrt(Math.max(0, rectified) / labelled.pairs() + judged / unlabelled);
    }

    /** The normal interval; empty when the standard error is zero, which shows too few labels rather than certainty. */
    public Optional<Interval> interval(Confidence confidence) {
        double reach = confidence.z() * standardError();
        return reach == 0 ? Optional.empty() : Optional.of(new Interval(value() - reach, value() + reach));
    }

    /**
     * How many more of the cases without a label must get one for this half-width. Zero if it is narrow enough already;
     * empty when even labels on all of them would not do, or when the labels so far do not vary.
     *
     * <p>The error with n labels among all T cases is σ²/n · (1 − ρ²(T−n)/T): Broska, Howes and van Loon (2024), The
     * mixed subjects design, doi:10.31235/osf.io/j3bnt, with ρ the correlation of judge and labels.
     */
    public OptionalLong moreLabelsFor(double halfWidth, Confidence confidence) {
        double variance = labelled.firstVariance();
        if (variance == 0) {
            return OptionalLong.empty();
        }
        if (confidence.z() * standardError() <= halfWidth) {
            return OptionalLong.of(0);
        }
        double explained = explainedShare();
        double all = (double) labelled.pairs() + unlabelled;
        OptionalLong more = SampleSize.more(halfWidth, extra -> {
            double n = labelled.pairs() + (double) extra;
            double left = Math.max(0, all - n) / all;
            return confidence.z() * Math.sqrt(variance / n * (1 - explained * left));
        });
        return more.isPresent() && more.getAsLong() <= unlabelled ? more : OptionalLong.empty();
    }

    /** The share of the labels' variance that the judge explains; a judge that runs against them is not used. */
    private double explainedShare() {
        double covariance = Math.max(0, labelled.covariance());
        double product = labelled.firstVariance() * labelled.secondVariance();
        return product == 0 ? 0 : Math.min(1, covariance * covariance / product);
    }
}
