package dev.assize.spark.job;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.Summary;
import dev.assize.spark.output.PartTally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the results of a part while they go by. Not shared between threads. */
final class PartCount {

    /** As many as are shown. */
    static final int MOST_PROBLEMS = 5;

    private final JudgeInfo judge;
    private final Summary summary;
    private final Gate gate;
    private final @Nullable PassRule rule;
    private final List<String> problems = new ArrayList<>();
    private long passed;
    private long notPassed;
    private long troubled;
    private boolean invalid;

    PartCount(JudgeInfo judge, @Nullable String failOn, @Nullable String pass) {
        this.judge = judge;
        this.summary = new Summary(judge);
        this.gate = failOn == null ? Gate.OPEN : Gate.parse(failOn, judge);
        this.rule = pass == null ? null : PassRule.parse(pass, judge);
    }

    void add(RecordedResult result) {
        summary.add(result);
        gate.see(result);
        result.verdict().ifPresent(verdict -> {
            if (rule != null) {
                boolean passes = rule.passes(
                        judge.headline().findLabel(verdict), judge.headline().findScore(verdict));
                passed += passes ? 1 : 0;
                notPassed += passes ? 0 : 1;
            }
        });
        result.error().ifPresent(problem -> {
            invalid |= result.status() == Status.INVALID;
            if (troubled++ < MOST_PROBLEMS) {
                problems.add(problem);
            }
        });
    }

    PartTally tally(int part, int segment, PartTally.@Nullable Halt halt) {
        return new PartTally(
                part,
                segment,
                halt == null,
                summary.counts(),
                gate.seen(),
                passed,
                notPassed,
                problems,
                troubled,
                invalid,
                halt);
    }
}
