package dev.assize.judges.brand;

import dev.assize.core.lenient.StatedConfidence;

/**
 * How well a stated confidence fits what came of it.
 *
 * <p>The outcome is the share of the 80 points for correctness and rules, and nothing when the primary name is missing.
 * The nearer the confidence, the more points; too much of it costs a point less when the reasoning admits doubt.
 *
 * @param gap confidence less outcome, in hundredths
 */
record CalibrationPoints(int gap, boolean admitsDoubt) {

    static final int MOST_POINTS = 4;

    private static final int[] WIDEST_GAP = {20, 35, 50, 70};

    static CalibrationPoints of(
            StatedConfidence confidence, Correctness correctness, int rulePoints, boolean admitsDoubt) {
        int outcome = correctness.primaryCaptured() ? (correctness.score() + rulePoints) * 100 / 80 : 0;
        return new CalibrationPoints(confidence.percent() - outcome, admitsDoubt);
    }

    int points() {
        int points = MOST_POINTS;
        for (int widest : WIDEST_GAP) {
            points -= Math.abs(gap) > widest ? 1 : 0;
        }
        return gap > 0 && admitsDoubt ? Math.min(MOST_POINTS, points + 1) : points;
    }
}
