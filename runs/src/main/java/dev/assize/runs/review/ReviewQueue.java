package dev.assize.runs.review;

import java.util.Locale;
import java.util.Optional;

/** Which questions of a run people are asked. */
public enum ReviewQueue {
    /** Questions that nobody could answer. */
    UNANSWERED("Unanswered", "what nobody could answer"),
    /** Answers that are less sure than the threshold; those on which a verdict hangs come first. */
    DOUBTFUL("Doubtful", "answers that are not sure"),
    /** All questions of cases drawn at random; only these labels tell how often the judge errs. */
    SAMPLE("Random sample", "cases drawn at random, to calibrate the judge"),
    /** Answers on which those who voted did not agree. */
    DISAGREEING("Disagreeing answerers", "where answerers voted differently"),
    /** Questions that people answered differently, for a third one. */
    DISPUTED("Disputed", "where two reviewers differ");

    private final String title;
    private final String explanation;

    ReviewQueue(String title, String explanation) {
        this.title = title;
        this.explanation = explanation;
    }

    public String title() {
        return title;
    }

    /** What is in it, in a few words. */
    public String explanation() {
        return explanation;
    }

    /** As addresses and the store write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ReviewQueue> find(String word) {
        for (ReviewQueue queue : values()) {
            if (queue.word().equals(word)) {
                return Optional.of(queue);
            }
        }
        return Optional.empty();
    }
}
