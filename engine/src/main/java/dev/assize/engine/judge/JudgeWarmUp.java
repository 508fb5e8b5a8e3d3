package dev.assize.engine.judge;

import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.setup.SetupException;
import dev.assize.models.answer.AnswerSettings;
import dev.assize.models.answer.ModelAnswerer;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.price.PriceList;
import dev.assize.models.provider.Providers;
import dev.assize.runs.cache.CoalescingAnswerer;
import java.time.InstantSource;
import java.util.Collections;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * Has a judge's classes and tables loaded before they are needed, by judging its own example. Meant for a thread beside the one
 * that finds out what is to be done.
 */
public final class JudgeWarmUp {

    private JudgeWarmUp() {}

    /** With the judge's own rules. Does nothing for a name that no listed judge has. What goes wrong is left to the run itself to tell. */
    public static void of(String name) {
        hear(name, RunnableJudge::embedded);
    }

    /** With a model that has nothing to say: all that comes before a call and behind it. */
    public static void asking(String name) {
        Providers.loadAhead();
        hear(
                name,
                judge -> new ModelAnswerer(
                        new MeteredChat(new Silent(), PriceList.empty(), Budget.unlimited(), InstantSource.system()),
                        AnswerSettings.STANDARD.withReasks(0)));
    }

    private static void hear(String name, Function<RunnableJudge, Answerer> answerer) {
        try {
            JudgeCatalog.installed().list().stream()
                    .filter(provider -> provider.id().value().equals(name))
                    .findFirst()
                    .map(provider -> provider.open(JudgeSettings.NONE))
                    .ifPresent(judge -> hear(judge, answerer.apply(judge)));
        } catch (SetupException | IllegalArgumentException e) {
            return;
        }
    }

    private static void hear(RunnableJudge judge, Answerer answerer) {
        Hearing<?> hearing = new Hearing<>(judge.judge(), new CoalescingAnswerer(answerer));
        RecordedResult.of(hearing.hear("example", judge.judge().info().example(), null))
                .lineBytes();
    }

    private static final class Silent implements Chat {

        @Override
        public String name() {
            return "warm-up/silent";
        }

        @Override
        public SortedMap<String, String> settings() {
            return Collections.emptySortedMap();
        }

        @Override
        public ChatReply send(ChatRequest request) {
            return new ChatReply("{}", 0, 0, false);
        }
    }
}
