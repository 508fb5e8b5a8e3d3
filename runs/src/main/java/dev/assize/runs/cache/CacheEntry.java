package dev.assize.runs.cache;

import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An answer as it is kept.
 *
 * @param answerer who gave it, to be shown
 * @param asks the name of the question's wording, to be shown
 * @param content the reply and what was remarked with it, in JSON
 * @param worth what it cost, and so what a hit saves
 * @param usage the calls that it took, and whether a result is stored that counts them
 */
public record CacheEntry(
        AnswerKey key, String answerer, String asks, String content, Cost worth, Instant at, CallUsage usage) {

    /**
     * Of several answers to one call, the first bears the call.
     *
     * @param unpriced calls without a known price
     * @param counted false while no result is stored that says what the answer cost
     */
    public record CallUsage(long calls, long unpriced, boolean counted) {

        /** Nothing is left to be counted. */
        public static final CallUsage SETTLED = new CallUsage(0, 0, true);
    }

    /** An answer whose cost is counted already. */
    public CacheEntry(AnswerKey key, String answerer, String asks, String content, Cost worth, Instant at) {
        this(key, answerer, asks, content, worth, at, CallUsage.SETTLED);
    }

    /** What it cost, for the result that uses it first. */
    Expense expense() {
        return new Expense(
                usage.calls(),
                worth.inputTokens(),
                worth.outputTokens(),
                worth.dollars(),
                usage.unpriced(),
                Duration.ZERO,
                List.of(key.hash()));
    }

    /** The reply, given to a question of this key; empty when it cannot be read. */
    public Optional<Reply.Stated> reply(Question question) {
        return CachedReply.read(question, content)
                .map(settled -> settled.replies(question.id()).get(0))
                .filter(Reply.Stated.class::isInstance)
                .map(Reply.Stated.class::cast);
    }
}
