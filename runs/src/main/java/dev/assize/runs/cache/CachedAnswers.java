package dev.assize.runs.cache;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.finding.Finding;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.math.BigDecimal;
import java.time.Instant;
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
import java.util.function.Consumer;

/**
 * Asks another answerer only what it was never asked before: neither in this run nor in an earlier one nor, at this very
 * moment, for another case. Threads share it: whoever comes first to a question asks it, and the others wait for that
 * answer. Nobody waits before having answered all that others may wait for, so no two can wait for one another.
 *
 * <p>Only answers that stand are kept; what was withheld is asked again next time.
 *
 * <p>A process that is killed may have paid for answers of which no result was stored. Whoever uses such an answer first,
 * in a later process, counts what it cost.
 */
public final class CachedAnswers implements Answerer {

    /** The questions of one round that have the same key, the first of which is asked. */
    private record Wanted(AnswerKey key, Question question, CompletableFuture<CachedReply> promise) {}

    private final Answerer answerer;
    private final AnswererIdentity identity;
    private final AnswerKeys answerKeys;
    private final AnswerCache cache;
    private final InstantSource clock;
    private final Instant start;
    private final Consumer<BigDecimal> charge;
    private final Set<AnswerKey> counted = ConcurrentHashMap.newKeySet();
    private final Map<AnswerKey, CompletableFuture<CachedReply>> inFlight = new ConcurrentHashMap<>();

    public CachedAnswers(Answerer answerer, AnswerCache cache, InstantSource clock) {
        this(answerer, cache, clock, ignored -> {});
    }

    /** @param charge is told, in US dollars, what answers cost that an earlier process paid for and nobody counted */
    public CachedAnswers(Answerer answerer, AnswerCache cache, InstantSource clock, Consumer<BigDecimal> charge) {
        this.start = clock.instant();
        this.charge = charge;
        this.answerer = answerer;
        this.identity = answerer.identity();
        this.answerKeys = new AnswerKeys(identity);
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
            AnswerKey key = answerKeys.of(question);
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
            Found found = fromCache(mine);
            return found.missing().isEmpty() ? found.uncounted() : ask(found);
        } catch (RuntimeException | Error e) {
            mine.forEach(wanted -> wanted.promise().completeExceptionally(e));
            throw e;
        } finally {
            mine.forEach(wanted -> inFlight.remove(wanted.key(), wanted.promise()));
        }
    }

    /** @param uncounted what the answers cost that were there, and that nobody has counted yet */
    private record Found(List<Wanted> missing, Expense uncounted) {}

    private Found fromCache(List<Wanted> mine) {
        if (mine.isEmpty()) {
            return new Found(mine, Expense.NONE);
        }
        Map<AnswerKey, CacheEntry> kept =
                cache.find(mine.stream().map(Wanted::key).toList());
        List<Wanted> missing = new ArrayList<>();
        Cost saved = Cost.NOTHING;
        Expense uncounted = Expense.NONE;
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
                uncounted = uncounted.plus(uncounted(answer));
            }
        }
        if (missing.size() < mine.size()) {
            cache.credit(identity.name(), mine.size() - missing.size(), saved);
        }
        return new Found(missing, uncounted);
    }

    /** What this process asked for itself is counted by the case that asked. */
    private Expense uncounted(CacheEntry answer) {
        boolean mine = !answer.at().isBefore(start);
        if (answer.usage().counted() || mine || !counted.add(answer.key())) {
            return Expense.NONE;
        }
        charge.accept(answer.worth().dollars());
        return answer.expense();
    }

    private Expense ask(Found found) {
        try {
            return found.uncounted().plus(ask(found.missing()));
        } catch (CaseFailure e) {
            throw e.after(found.uncounted());
        }
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
                            clock.instant(),
                            usage(replies.expense(), worthKeeping.isEmpty()))));
        }
        if (!worthKeeping.isEmpty()) {
            cache.keep(worthKeeping);
        }
        for (int i = 0; i < missing.size(); i++) {
            missing.get(i).promise().complete(settled.get(i));
        }
        return replies.expense()
                .with(worthKeeping.stream().map(entry -> entry.key().hash()).toList());
    }

    private static CacheEntry.CallUsage usage(Expense expense, boolean first) {
        return new CacheEntry.CallUsage(first ? expense.calls() : 0, first ? expense.unpriced() : 0, false);
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
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }
}
