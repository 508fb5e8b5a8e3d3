package dev.assize.runs.cache;

import dev.assize.core.CaseFailure;
import dev.assize.core.Expense;
import dev.assize.core.Finding;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Asks another answerer only what it was never asked before: neither in this run nor in an earlier one nor, at this very
 * moment, for another case. Threads share it: whoever comes first to a question asks it, and the others wait for that
 * answer. Nobody waits before having answered all that others may wait for, so no two can wait for one another.
 *
 * <p>Only answers that stand are kept; what was withheld is asked again next time.
 */
public final class CachedAnswers implements Answerer {

    /** The questions of one round that have the same key, the first of which is asked. */
    private record Wanted(AnswerKey key, Question question, CompletableFuture<CachedReply> promise) {}

    private final Answerer answerer;
    private final AnswererIdentity identity;
    private final AnswerCache cache;
    private final InstantSource clock;
    private final Map<AnswerKey, CompletableFuture<CachedReply>> inFlight = new ConcurrentHashMap<>();

    public CachedAnswers(Answerer answerer, AnswerCache cache, InstantSource clock) {
        this.answerer = answerer;
        this.identity = answerer.identity();
        this.cache = cache;
        this.clock = clock;
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public AnswerConfidence threshold() {
        return answerer.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        Map<AnswerKey, CompletableFuture<CachedReply>> promises = new LinkedHashMap<>();
        List<AnswerKey> keys = new ArrayList<>(round.size());
        List<Wanted> mine = new ArrayList<>();
        for (Question question : round) {
            AnswerKey key = AnswerKey.of(question, identity);
            keys.add(key);
            if (!promises.containsKey(key)) {
                CompletableFuture<CachedReply> promise = new CompletableFuture<>();
                CompletableFuture<CachedReply> earlier = inFlight.putIfAbsent(key, promise);
                promises.put(key, earlier == null ? promise : earlier);
                if (earlier == null) {
                    mine.add(new Wanted(key, question, promise));
                }
            }
        }
        Expense expense = settle(mine);
        try {
            return assemble(round, keys, promises, expense);
        } catch (CaseFailure e) {
            throw e.after(expense);
        }
    }

    /** Settles what this thread came first to: from the cache where it can, and by asking for the rest. */
    private Expense settle(List<Wanted> mine) {
        try {
            List<Wanted> missing = fromCache(mine);
            return missing.isEmpty() ? Expense.NONE : ask(missing);
        } catch (RuntimeException | Error e) {
            mine.forEach(wanted -> wanted.promise().completeExceptionally(e));
            throw e;
        } finally {
            mine.forEach(wanted -> inFlight.remove(wanted.key(), wanted.promise()));
        }
    }

    private List<Wanted> fromCache(List<Wanted> mine) {
        if (mine.isEmpty()) {
            return mine;
        }
        Map<AnswerKey, CacheEntry> kept =
                cache.find(mine.stream().map(Wanted::key).toList());
        List<Wanted> missing = new ArrayList<>();
        Cost saved = Cost.NOTHING;
        for (Wanted wanted : mine) {
            CacheEntry answer = kept.get(wanted.key());
            // What cannot be read, of whatever version it is, is asked anew.
            CachedReply settled = answer == null
                    ? null
                    : CachedReply.read(wanted.question(), answer.content()).orElse(null);
            if (answer == null || settled == null) {
                missing.add(wanted);
            } else {
                wanted.promise().complete(settled);
                saved = saved.plus(answer.worth());
            }
        }
        if (missing.size() < mine.size()) {
            cache.credit(identity.name(), mine.size() - missing.size(), saved);
        }
        return missing;
    }

    private Expense ask(List<Wanted> missing) {
        List<Question> questions = missing.stream().map(Wanted::question).toList();
        Replies replies = answerer.answer(questions);
        Cost worth = Cost.share(replies.expense(), questions.size());
        List<CachedReply> settled = new ArrayList<>();
        List<CacheEntry> worthKeeping = new ArrayList<>();
        for (Wanted wanted : missing) {
            CachedReply one = CachedReply.of(wanted.question(), replies);
            settled.add(one);
            one.content(wanted.question(), identity.name())
                    .ifPresent(content -> worthKeeping.add(new CacheEntry(
                            wanted.key(),
                            identity.name(),
                            wanted.question().wording().name(),
                            content,
                            worth,
                            clock.instant())));
        }
        if (!worthKeeping.isEmpty()) {
            cache.keep(worthKeeping);
        }
        for (int i = 0; i < missing.size(); i++) {
            missing.get(i).promise().complete(settled.get(i));
        }
        return replies.expense();
    }

    private static Replies assemble(
            List<Question> round,
            List<AnswerKey> keys,
            Map<AnswerKey, CompletableFuture<CachedReply>> promises,
            Expense expense) {
        List<Reply> replies = new ArrayList<>();
        Set<Finding> remarks = new LinkedHashSet<>();
        for (int i = 0; i < round.size(); i++) {
            CachedReply settled = await(Objects.requireNonNull(promises.get(keys.get(i))));
            replies.addAll(settled.replies(round.get(i).id()));
            remarks.addAll(settled.remarks());
        }
        return new Replies(replies, List.copyOf(remarks), expense);
    }

    /** What another case asked for may fail; then that case has paid for it, and not this one. */
    private static CachedReply await(CompletableFuture<CachedReply> promise) {
        try {
            return promise.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof CaseFailure failed) {
                throw failed.costing(Expense.NONE);
            }
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }
}
