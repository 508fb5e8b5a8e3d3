package dev.assize.models.answer;

import dev.assize.core.question.Question;
import dev.assize.core.question.WithheldReason;
import org.jspecify.annotations.Nullable;

/**
 * A question on its way to a model.
 *
 * @param refusals how many replies to it were refused
 * @param reason why the last one was; null when none was
 * @param found the words that were refused; empty when there were none
 */
record PendingQuestion(
        Question question, int refusals, @Nullable WithheldReason reason, String found) {

    private static final int MOST_SHOWN = 400;

    static PendingQuestion first(Question question) {
        return new PendingQuestion(question, 0, null, "");
    }

    PendingQuestion refused(WithheldReason why, String words) {
        String shown = words.length() <= MOST_SHOWN ? words : words.substring(0, MOST_SHOWN) + "…";
        return new PendingQuestion(question, refusals + 1, why, shown);
    }
}
