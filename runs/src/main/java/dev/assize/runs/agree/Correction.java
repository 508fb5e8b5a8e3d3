package dev.assize.runs.agree;

import dev.assize.core.ScoreRange;
import dev.assize.stats.Confidence;
import dev.assize.stats.CorrectedRate;
import dev.assize.stats.Interval;
import dev.assize.stats.Outcomes;
import dev.assize.stats.PredictionPoweredMean;
import dev.assize.stats.Rate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The pass rate of a whole run, put right with what people say of a random sample of its cases.
 *
 * @param judged how many cases of the run the judge passed, failed and left undecided
 * @param labelled what people say of their sample
 * @param rate the rate corrected by sensitivity and specificity, over the cases that the judge decided
 * @param powered the prediction-powered rate, over all cases; null with fewer than two cases of either kind. An undecided
 *     case counts as half a pass of the judge, which the labels then put right
 * @param score the prediction-powered mean score; null where people gave no scores
 * @param halfWidth the half-width that is wished for
 */
public record Correction(
        Outcomes judged,
        Rate labelled,
        CorrectedRate rate,
        @Nullable PredictionPoweredMean powered,
        @Nullable PredictionPoweredMean score,
        double halfWidth) {

    /** Labels below which, or errors of the judge below which, the prediction-powered interval is too narrow. */
    private static final int FEW_LABELS = 30;

    private static final int FEW_ERRORS = 5;

    public OptionalDouble correctedRate() {
        return rate.value();
    }

    public Optional<Interval> correctedInterval() {
        return rate.interval(Confidence.NINETY_FIVE);
    }

    public OptionalLong moreLabelsForRate() {
        return rate.moreLabelsFor(halfWidth, Confidence.NINETY_FIVE);
    }

    public Optional<PredictionPoweredMean> poweredRate() {
        return Optional.ofNullable(powered);
    }

    /** A share cannot lie outside 0 and 1, whatever a normal interval says. */
    public Optional<Interval> poweredRateInterval() {
        return poweredRate()
                .flatMap(mean -> mean.interval(Confidence.NINETY_FIVE))
                .map(interval -> {
                    double low = Math.min(1, Math.max(0, interval.low()));
                    return new Interval(low, Math.max(low, Math.min(1, interval.high())));
                });
    }

    /** For people's own pass rate to be known so well without the judge. */
    public OptionalLong moreLabelsForSample() {
        return labelled.moreTrialsFor(halfWidth, Confidence.NINETY_FIVE);
    }

    public Optional<PredictionPoweredMean> poweredScore() {
        return Optional.ofNullable(score);
    }

    public OptionalLong moreLabelsForPowered() {
        return powered == null ? OptionalLong.empty() : powered.moreLabelsFor(halfWidth, Confidence.NINETY_FIVE);
    }

    /** Whether there are so few labels, or so few errors among them, that only the corrected rate should be read. */
    public boolean isThin() {
        long errors = rate.sensitivity().trials()
                - rate.sensitivity().hits()
                + rate.specificity().trials()
                - rate.specificity().hits();
        return labelled.trials() < FEW_LABELS || errors < FEW_ERRORS;
    }

    /** Collects cases as they go by. Not shared between threads. */
    static final class Builder {
        private final AgreeOptions options;
        private long passed;
        private long failed;
        private long undecided;
        private final long[][] table = new long[2][2];
        private final List<Double> human = new ArrayList<>();
        private final List<Double> judgeLabelled = new ArrayList<>();
        private final List<Double> judgeUnlabelled = new ArrayList<>();
        private final List<Double> humanScores = new ArrayList<>();
        private final List<Double> scoresLabelled = new ArrayList<>();
        private final List<Double> scoresUnlabelled = new ArrayList<>();

        Builder(AgreeOptions options) {
            this.options = options;
        }

        void addUnlabelled(RatedCase judged) {
            count(judged);
            judgeUnlabelled.add(prediction(judged));
            scoresUnlabelled.add(score(judged));
        }

        void addLabelled(RatedCase judged, RatedCase people) {
            count(judged);
            Boolean right = people.passed();
            if (right == null) {
                judgeUnlabelled.add(prediction(judged));
            } else {
                human.add(right ? 1.0 : 0.0);
                judgeLabelled.add(prediction(judged));
                if (judged.passed() != null) {
                    table[right ? 1 : 0][judged.passed() ? 1 : 0]++;
                }
            }
            BigDecimal points = people.score();
            if (points == null) {
                scoresUnlabelled.add(score(judged));
            } else {
                humanScores.add(points.doubleValue());
                scoresLabelled.add(score(judged));
            }
        }

        private void count(RatedCase judged) {
            Boolean pass = judged.passed();
            if (pass == null) {
                undecided++;
            } else if (pass) {
                passed++;
            } else {
                failed++;
            }
        }

        private static double prediction(RatedCase judged) {
            return judged.passed() == null ? 0.5 : judged.passed() ? 1 : 0;
        }

        /** A case without a score counts as the middle of the scale, which the labels then put right. */
        private double score(RatedCase judged) {
            return judged.score() == null
                    ? options.judge().scores().map(ScoreRange::middle).orElse(0.0)
                    : judged.score().doubleValue();
        }

        /** Empty when no label tells whether a case passes. */
        Optional<Correction> result() {
            if (human.isEmpty() || options.pass() == null) {
                return Optional.empty();
            }
            Outcomes judged = new Outcomes(passed, failed, undecided);
            Rate sensitivity = new Rate(table[1][1], table[1][0] + table[1][1]);
            Rate specificity = new Rate(table[0][0], table[0][0] + table[0][1]);
            long right = human.stream().filter(label -> label > 0).count();
            return Optional.of(new Correction(
                    judged,
                    new Rate(right, human.size()),
                    new CorrectedRate(judged.decided(), sensitivity, specificity),
                    powered(human, judgeLabelled, judgeUnlabelled),
                    options.judge().headline().hasScore() && !humanScores.isEmpty()
                            ? powered(humanScores, scoresLabelled, scoresUnlabelled)
                            : null,
                    options.halfWidth()));
        }

        private static @Nullable PredictionPoweredMean powered(
                List<Double> human, List<Double> labelled, List<Double> unlabelled) {
            return PredictionPoweredMean.of(doubles(human), doubles(labelled), doubles(unlabelled))
                    .orElse(null);
        }

        private static double[] doubles(List<Double> values) {
            return values.stream().mapToDouble(Double::doubleValue).toArray();
        }
    }
}
