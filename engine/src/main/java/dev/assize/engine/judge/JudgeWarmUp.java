package dev.assize.engine.judge;

import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.cache.CoalescingAnswerer;

/**
 * Has a judge's classes and tables loaded before they are needed, by judging its own example with its own rules. Meant for
 * a thread beside the one that finds out what is to be done.
 */
public final class JudgeWarmUp {

    private JudgeWarmUp() {}

    /** Does nothing for a name that no listed judge has. What goes wrong is left to the run itself to tell. */
    public static void of(String name) {
        try {
            JudgeCatalog.installed().list().stream()
                    .filter(provider -> provider.id().value().equals(name))
                    .findFirst()
                    .ifPresent(provider -> hear(provider.open(JudgeSettings.NONE)));
        } catch (SetupException | IllegalArgumentException e) {
            return;
        }
    }

    private static void hear(RunnableJudge judge) {
        Hearing<?> hearing = new Hearing<>(judge.judge(), new CoalescingAnswerer(judge.embedded()));
        RecordedResult.of(hearing.hear("example", judge.judge().info().example(), null))
                .lineBytes();
    }
}
