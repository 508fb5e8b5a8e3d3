package dev.assize.runs.cache;

import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import java.time.Instant;
import java.util.Optional;

/**
 * An answer as it is kept.
 *
 * @param answerer who gave it, to be shown
 * @param asks the name of the question's wording, to be shown
 * @param content the reply and what was remarked with it, in JSON
 * @param worth what it cost, and so what a hit saves
 */
public record CacheEntry(AnswerKey key, String answerer, String asks, String content, Cost worth, Instant at) {

    /** The reply, given to a question of this key; empty when it cannot be read. */
    public Optional<Reply.Stated> reply(Question question) {
        return CachedReply.read(question, content)
                .map(settled -> settled.replies(question.id()).get(0))
                .filter(Reply.Stated.class::isInstance)
                .map(Reply.Stated.class::cast);
    }
}
