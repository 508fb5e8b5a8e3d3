package dev.assize.engine.internal.answerer;

import dev.assize.core.question.Answerer;
import dev.assize.engine.answerer.AnswererPart;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Interviewer;
import dev.assize.engine.setup.SetupException;
import dev.assize.models.answer.AnswerSettings;
import dev.assize.models.answer.ModelAnswerer;
import dev.assize.models.chat.Chat;
import dev.assize.models.limits.RateLimiter;
import dev.assize.models.limits.RetryingChat;
import dev.assize.models.limits.Ticker;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.whole.WholePromptAnswerer;
import dev.assize.runs.cache.CachedAnswers;
import dev.assize.runs.cache.CoalescingAnswerer;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.runner.Workers;
import dev.assize.runs.store.Database;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * An answerer that is ready to answer, with all that stands behind it: limits and retries for each model, one budget for
 * all of them, the answers that are kept. Threads share it: what changes guards itself.
 */
public final class OpenAnswerer implements AutoCloseable {

    private final Answerer answerer;
    private final Budget budget;
    private final int waiting;
    private final boolean inTurn;
    private final Map<AnswererPart.Model, RateLimiter> rateLimiter;
    private final @Nullable StoredAnswers cache;
    private final ExecutorService members;

    private OpenAnswerer(AnswererPlan plan, ChosenJudge judge, EngineContext context, @Nullable StoredAnswers cache) {
        this.cache = cache;
        this.budget = plan.budget().map(Budget::of).orElseGet(Budget::unlimited);
        this.rateLimiter = new LinkedHashMap<>();
        this.members = Executors.newCachedThreadPool(Workers.waitingThreads("assize-panel"));
        ModelParts parts = new ModelParts(context.environment(), context.clock());
        this.waiting = plan.models().stream()
                .mapToInt(model -> parts.rateLimits(model).concurrency())
                .max()
                .orElse(0);
        this.inTurn = plan.asksPeople();
        this.answerer = new AnswererAssembly(
                        new CoalescingAnswerer(judge.embedded()),
                        (model, sample) -> model(judge, parts, model, sample, context.clock()),
                        human -> person(human, context),
                        members)
                .of(plan.root());
    }

    /**
     * Throws {@link SetupException} for an answerer that cannot be had.
     *
     * @param store where answers are kept; null when none are, or nothing costs anything
     */
    public static OpenAnswerer of(
            AnswererPlan plan, ChosenJudge judge, EngineContext context, @Nullable Database store) {
        if (judge.asksForWholeVerdicts()) {
            plan.requireWholeVerdicts();
        }
        StoredAnswers cache = store == null || !plan.needsStore() ? null : new StoredAnswers(store);
        return new OpenAnswerer(plan, judge, context, cache);
    }

    private Answerer model(ChosenJudge judge, ModelParts parts, AnswererPart.Model model, int sample, Clock clock) {
        RateLimiter shared =
                rateLimiter.computeIfAbsent(model, one -> new RateLimiter(parts.limits(one), Ticker.system()));
        Chat retrying =
                new RetryingChat(parts.chat(model, sample), shared, parts.retryPolicy(model), new SplittableRandom());
        MeteredChat metered = new MeteredChat(retrying, parts.prices(model), budget, clock);
        AnswerSettings settings = parts.answering(model, sample);
        Answerer asking = judge.asksForWholeVerdicts()
                ? new WholePromptAnswerer(metered, settings.reasks())
                : new ModelAnswerer(metered, settings);
        return cache == null
                ? new CoalescingAnswerer(asking)
                : new CachedAnswers(asking, cache, clock, budget::addSpent);
    }

    private Answerer person(AnswererPart.Human human, EngineContext context) {
        Interviewer interviewer = context.interviewer();
        if (interviewer == null) {
            throw SetupException.of(
                    "answerer", "human:" + human.name() + " must be asked, and there is no terminal here");
        }
        HumanAnswerer asking = new HumanAnswerer(human.name(), interviewer);
        return cache == null ? asking : new OneByOne(new CachedAnswers(asking, cache, context.clock()));
    }

    public Answerer answerer() {
        return answerer;
    }

    /**
     * How many cases to hear at a time: those that wait for a model need no processor, so that there may be as many as
     * calls at once. Where answers are kept there are a quarter more, so that calls go on while answers wait for their commit.
     *
     * @param jobs for answerers that compute
     */
    public Workers workers(int jobs) {
        if (inTurn) {
            // A person has one pair of eyes, and wants one case after the other.
            return Workers.computing(1);
        }
        int keeping = cache == null ? 0 : waiting / 4;
        return waiting == 0 ? Workers.computing(jobs) : Workers.waiting(Math.max(jobs, waiting + keeping));
    }

    /** The results of the run are stored, and with them what their answers cost. */
    public void resultsAreStored() {
        if (cache != null) {
            cache.leaveCountingToResults();
        }
    }

    /** Counts what the same run cost before it was cut off. */
    public void spentBefore(BigDecimal dollars) {
        budget.addSpent(dollars);
    }

    /** How many calls were tried again because a provider was busy. */
    public long retries() {
        return rateLimiter.values().stream().mapToLong(RateLimiter::retries).sum();
    }

    /** Why calls failed last, a sentence for each model that was in trouble. */
    public List<String> troubles() {
        return rateLimiter.values().stream()
                .flatMap(limiter -> limiter.trouble().stream())
                .toList();
    }

    @Override
    public void close() {
        members.shutdownNow();
        if (cache != null) {
            cache.close();
        }
    }
}
