package dev.assize.runs.runner;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks another answerer only once what many cases share, such as what a reference states. Threads share it: the cache
 * is safe for them, and whoever asks the same thing at the same time waits for the one answer. A reply that was
 * declined is not kept.
 */
public final class SharedAnswers implements Answerer {

    /** Characters of passages and replies that are kept, about twice as many bytes. */
    private static final long MOST_CHARACTERS = 16_000_000;

    private record Key(List<Question> questions) {}

    private final Answerer answerer;
    private final Cache<Key, List<Reply>> kept = Caffeine.newBuilder()
            .maximumWeight(MOST_CHARACTERS)
            .<Key, List<Reply>>weigher((key, replies) -> weight(key, replies))
            .executor(Runnable::run)
            .build();

    public SharedAnswers(Answerer answerer) {
        this.answerer = answerer;
    }

    @Override
    public AnswererIdentity identity() {
        return answerer.identity();
    }

    @Override
    public List<Reply> answer(List<Question> round) {
        List<Question> shared = of(round, Question.Reuse.SAME_PASSAGES);
        if (shared.isEmpty()) {
            return answerer.answer(round);
        }
        Key key = new Key(shared);
        List<Reply> replies =
                new ArrayList<>(kept.get(key, missing -> List.copyOf(answerer.answer(missing.questions()))));
        if (replies.stream().anyMatch(Reply.Declined.class::isInstance)) {
            kept.invalidate(key);
        }
        List<Question> own = of(round, Question.Reuse.THIS_CASE);
        if (!own.isEmpty()) {
            replies.addAll(answerer.answer(own));
        }
        return replies;
    }

    private static List<Question> of(List<Question> round, Question.Reuse reuse) {
        return round.stream().filter(question -> question.reuse() == reuse).toList();
    }

    private static int weight(Key key, List<Reply> replies) {
        long characters = 1_000L;
        for (Question question : key.questions()) {
            for (Passage passage : question.passages()) {
                characters += passage.text().length();
            }
        }
        for (Reply reply : replies) {
            characters += reply.toString().length();
        }
        return (int) Math.min(Integer.MAX_VALUE, characters);
    }
}
