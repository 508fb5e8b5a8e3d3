package dev.assize.engine.run;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.store.RunOverview;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.util.Optional;

/**
 * How many of a run's verdicts pass, by the rule that is kept with the run, otherwise by the judge's own labels.
 *
 * @param rule as it was written
 * @param judged how many verdicts there are
 */
public record StoredPassRate(String rule, long passed, long judged) {

    /** Empty where nobody says what passes, where nothing is judged, and where the judge is no longer there. */
    public static Optional<StoredPassRate> of(RunOverview overview) throws IOException {
        StoredRun run = overview.run();
        Optional<JudgeInfo> judge = JudgeOfRun.find(run);
        if (judge.isEmpty() || overview.count(Status.JUDGED) == 0) {
            return Optional.empty();
        }
        Optional<PassRule> rule = rule(run, judge.get());
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

    /** A rule that can no longer be understood tells nothing. */
    private static Optional<PassRule> rule(StoredRun run, JudgeInfo judge) {
        try {
            return LiveFigures.rule(run, judge);
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

    public double share() {
        return (double) passed / judged;
    }

    public String text() {
        return FigureText.percent(share()) + " pass";
    }
}
