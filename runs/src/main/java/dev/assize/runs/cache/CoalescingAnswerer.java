package dev.assize.runs.cache;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Asks another answerer only once what many cases share, such as what a reference states. Threads share it: the cache
 * is safe for them, and whoever asks the same thing at the same time waits for the one answer. A reply that was
 * declined is not kept.
 */
public final class CoalescingAnswerer implements Answerer {

    /** Characters of passages and replies that are kept, about twice as many bytes. */
    private static final long MOST_CHARACTERS = 16_000_000;

    /** The same wordings about the same passages are nearly always the same questions. */
    private record Key(List<Question> questions) {
        @Override
        public int hashCode() {
            int hash = 0;
            for (Question question : questions) {
                hash = 31 * hash + question.wording().hash().hashCode();
                for (Passage passage : question.passages()) {
                    hash = 31 * hash + passage.text().hashCode();
                }
            }
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && questions.equals(key.questions);
        }
    }

    private final Answerer answerer;
    private final Map<Key, CompletableFuture<Replies>> underWay = new ConcurrentHashMap<>();
    private final Cache<Key, Replies> kept = Caffeine.newBuilder()
            .maximumWeight(MOST_CHARACTERS)
            .<Key, Replies>weigher((key, replies) -> weight(key, replies))
            .executor(Runnable::run)
            .build();

    public CoalescingAnswerer(Answerer answerer) {
        this.answerer = answerer;
    }

    @Override
    public AnswererIdentity identity() {
        return answerer.identity();
    }

    @Override
    public AnswerConfidence threshold() {
        return answerer.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Question> shared = of(round, Question.Reuse.SAME_PASSAGES);
        if (shared.isEmpty()) {
            return answerer.answer(round);
        }
        Replies replies = once(new Key(shared));
        List<Question> own = of(round, Question.Reuse.THIS_CASE);
        try {
            return own.isEmpty() ? replies : replies.and(answerer.answer(own));
        } catch (CaseFailure e) {
            throw e.after(replies.expense());
        }
    }

    private Replies once(Key key) {
        Replies known = kept.getIfPresent(key);
        if (known != null) {
            return free(known);
        }
        CompletableFuture<Replies> mine = new CompletableFuture<>();
        CompletableFuture<Replies> first = underWay.putIfAbsent(key, mine);
        return first == null ? ask(key, mine) : share(first);
    }

    /** The first to ask; what fails here is forgotten, so that the next case asks again. */
    private Replies ask(Key key, CompletableFuture<Replies> promise) {
        try {
            // Somebody may have been told between the look into the cache and now.
            Replies known = kept.getIfPresent(key);
            Replies fresh = known == null ? answerer.answer(key.questions()) : free(known);
            if (fresh.replies().stream().noneMatch(Reply.Declined.class::isInstance)) {
                kept.put(key, fresh);
            }
            promise.complete(fresh);
            return fresh;
        } catch (RuntimeException | Error e) {
            promise.completeExceptionally(e);
            throw e;
        } finally {
            underWay.remove(key, promise);
        }
    }

    private static Replies share(CompletableFuture<Replies> promised) {
        try {
            return free(promised.join());
        } catch (CompletionException e) {
            if (e.getCause() instanceof CaseFailure failed) {
                throw failed.costing(Expense.NONE);
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }

    /** Only the case that asked pays; those that share the answer have it for nothing. */
    private static Replies free(Replies replies) {
        return new Replies(replies.replies(), replies.remarks(), Expense.NONE);
    }

    private static List<Question> of(List<Question> round, Question.Reuse reuse) {
        List<Question> such = new ArrayList<>(round.size());
        for (Question question : round) {
            if (question.reuse() == reuse) {
                such.add(question);
            }
        }
        return such;
    }

    private static int weight(Key key, Replies replies) {
        long characters = 1_000L;
        for (Question question : key.questions()) {
            for (Passage passage : question.passages()) {
                characters += passage.text().length();
            }
        }
        for (Reply reply : replies.replies()) {
            if (reply instanceof Reply.Stated stated) {
                characters +=
                        stated.value().toString().length() + stated.rationale().length();
            }
        }
        return (int) Math.min(Integer.MAX_VALUE, characters);
    }
}
