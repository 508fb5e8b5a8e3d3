package dev.assize.cli.runs;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.engine.run.JudgeOfRun;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.store.RunOverview;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How many of a run's verdicts pass, by the rule that is kept with the run, otherwise by the judge's own labels.
 *
 * @param rule as it was written
 * @param judged how many verdicts there are
 */
record StoredPassRate(String rule, long passed, long judged) {

    /** Empty where nobody says what passes, where nothing is judged, and where the judge is no longer there. */
    static Optional<StoredPassRate> of(RunOverview overview) throws IOException {
        StoredRun run = overview.run();
        Optional<JudgeInfo> judge = judge(run);
        if (judge.isEmpty() || overview.count(Status.JUDGED) == 0) {
            return Optional.empty();
        }
        Optional<PassRule> rule = rule(run.pass().orElse(null), judge.get());
        if (rule.isEmpty()) {
            return Optional.empty();
        }
        long passed = rule.get() instanceof PassRule.Labels labels
                ? labels.labels().stream()
                        .mapToLong(label -> overview.labels().getOrDefault(label, 0L))
                        .sum()
                : counted(run, rule.get(), judge.get());
        return Optional.of(new StoredPassRate(rule.get().written(), passed, overview.count(Status.JUDGED)));
    }

    private static Optional<PassRule> rule(@Nullable String kept, JudgeInfo judge) {
        if (kept == null) {
            return judge.headline().passing().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new PassRule.Labels(judge.headline().passing()));
        }
        try {
            return Optional.of(PassRule.parse(kept, judge));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static long counted(StoredRun run, PassRule rule, JudgeInfo judge) throws IOException {
        long[] passed = {0};
        run.forEach(recorded -> {
            if (recorded.result().status() == Status.JUDGED && rule.passes(recorded.result(), judge.headline())) {
                passed[0]++;
            }
        });
        return passed[0];
    }

    /** A judge file that is no longer there, or no longer right, tells nothing. */
    static Optional<JudgeInfo> judge(StoredRun run) {
        try {
            return Optional.of(JudgeOfRun.judge(run).info());
        } catch (SetupException e) {
            return Optional.empty();
        }
    }

    double share() {
        return (double) passed / judged;
    }

    String text() {
        return FigureText.percent(share()) + " pass";
    }
}
