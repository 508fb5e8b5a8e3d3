package dev.assize.runs.review;

/**
 * How a run is reviewed.
 *
 * @param reviewers how many people answer each question
 * @param blind whether a reviewer sees what was answered before only afterwards
 */
public record ReviewRule(int reviewers, boolean blind) {

    public static final ReviewRule USUAL = new ReviewRule(1, true);

    public static final int MOST_REVIEWERS = 5;

    public ReviewRule {
        if (reviewers < 1 || reviewers > MOST_REVIEWERS) {
            throw new IllegalArgumentException(
                    "one to " + MOST_REVIEWERS + " people answer a question, got " + reviewers);
        }
    }
}
