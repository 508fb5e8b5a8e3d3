package dev.assize.judges.brand;

import java.util.List;

/**
 * The numbers of a verdict and what follows from them.
 *
 * @param chain points for the chain of thought, 0 to 8
 * @param evidence points for the use of evidence, 0 to 8
 * @param calibration points for the fit of the confidence, 0 to 4
 */
record Scorecard(Correctness correctness, List<RuleCheck> rules, int chain, int evidence, int calibration) {

    static final int MOST_POINTS = 100;
    static final int MOST_REASONING = 20;
    static final int PASS_FROM = 55;

    Scorecard {
        rules = List.copyOf(rules);
    }

    int rulePoints() {
        return points(rules);
    }

    static int points(List<RuleCheck> rules) {
        int points = 0;
        for (RuleCheck rule : rules) {
            points += rule.score();
        }
        return points;
    }

    int rulesFollowed() {
        return rulePoints() / Rule.POINTS;
    }

    int reasoning() {
        return chain + evidence + calibration;
    }

    int total() {
        return correctness.score() + rulePoints() + reasoning();
    }

    /** Nothing makes up for a missing primary name or for a correctness of 0. */
    boolean passes() {
        return correctness.primaryCaptured() && correctness.score() > 0 && total() >= PASS_FROM;
    }

    String label() {
        return passes() ? "PASS" : "FAIL";
    }
}
