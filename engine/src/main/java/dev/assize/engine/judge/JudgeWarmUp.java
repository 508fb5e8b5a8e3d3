package dev.assize.engine.judge;

import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.core.result.RecordedResult;
import dev.assize.models.answer.AnswerSettings;
import dev.assize.models.answer.ModelAnswerer;
import dev.assize.models.chat.Chat;
import dev.assize.models.limits.Limits;
import dev.assize.models.limits.RateLimiter;
import dev.assize.models.limits.RetryPolicy;
import dev.assize.models.limits.RetryingChat;
import dev.assize.models.limits.Ticker;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.price.PriceList;
import dev.assize.models.provider.Rehearsal;
import dev.assize.runs.cache.CoalescingAnswerer;
import java.time.InstantSource;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Has a judge's classes and tables loaded before they are needed, by judging its own example with its own rules. Meant for
 * a thread beside the one that finds out what is to be done.
 */
public final class JudgeWarmUp {

    private JudgeWarmUp() {}

    /** Does nothing for a name that no listed judge has. What goes wrong is left to the run itself to tell. */
    public static void of(String name) {
        with(name, JudgeWarmUp::hear);
    }

    /** The same with a model in place of the rules, one that is not there: with all that a call needs but the network. */
    public static void asking(String name) {
        with(name, JudgeWarmUp::rehearse);
    }

    private static void with(String name, Consumer<RunnableJudge> use) {
        try {
            JudgeCatalog.installed().list().stream()
                    .filter(provider -> provider.id().value().equals(name))
                    .findFirst()
                    .ifPresent(provider -> use.accept(provider.open(JudgeSettings.NONE)));
        } catch (RuntimeException e) {
            return;
        }
    }

    private static void rehearse(RunnableJudge judge) {
        Chat chat = new RetryingChat(
                Rehearsal.chat(),
                new RateLimiter(Limits.ofConcurrency(1), Ticker.system()),
                RetryPolicy.USUAL,
                new SplittableRandom());
        MeteredChat metered = new MeteredChat(chat, PriceList.empty(), Budget.unlimited(), InstantSource.system());
        hear(judge, new CoalescingAnswerer(new ModelAnswerer(metered, AnswerSettings.STANDARD.withReasks(0))));
    }

    private static void hear(RunnableJudge judge) {
        hear(judge, new CoalescingAnswerer(judge.embedded()));
    }

    private static void hear(RunnableJudge judge, Answerer answerer) {
        Hearing<?> hearing = new Hearing<>(judge.judge(), answerer);
        RecordedResult.of(hearing.hear("example", judge.judge().info().example(), null))
                .lineBytes();
    }
}
