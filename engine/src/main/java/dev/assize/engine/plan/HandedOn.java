package dev.assize.engine.plan;

import dev.assize.core.question.AnswerConfidence;

/**
 * What embedded rules would keep of the questions of the cases that were gone through, and what they would leave to others.
 *
 * @param below the threshold
 * @param asked all questions that the rules were asked
 * @param doubtful answered, but less sure than the threshold, and so handed on
 * @param withheld not answered at all, and so handed on
 * @param unknown answered and kept, though nobody knows how sure the answer is
 */
public record HandedOn(AnswerConfidence below, long asked, long doubtful, long withheld, long unknown) {

    public long all() {
        return doubtful + withheld;
    }

    /** Of what was asked; nothing of nothing. */
    public double share() {
        return asked == 0 ? 0 : (double) all() / asked;
    }
}
