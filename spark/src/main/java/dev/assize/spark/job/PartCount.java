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

    /** What a driver is told of thousands of parts is to stay small, whatever a message quotes. */
    private static final int LONGEST = 500;

    private final Summary summary;
    private final Gate gate;
    private final List<String> problems = new ArrayList<>();
    private long troubled;
    private boolean invalid;

    PartCount(JudgeInfo judge, @Nullable String failOn, @Nullable String pass) {
        PassRule rule = pass == null ? null : PassRule.parse(pass, judge);
        this.summary = new Summary(judge, rule == null ? null : rule.passing(judge.headline()));
        this.gate = failOn == null ? Gate.OPEN : Gate.parse(failOn, judge);
    }

    void add(RecordedResult result) {
        summary.add(result);
        gate.see(result);
        result.error().ifPresent(problem -> {
            invalid |= result.status() == Status.INVALID;
            if (troubled++ < MOST_PROBLEMS) {
                problems.add(problem.length() > LONGEST ? problem.substring(0, LONGEST) + " …" : problem);
            }
        });
    }

    PartTally tally(int part, int segment, PartTally.@Nullable Halt halt) {
        return new PartTally(
                part, segment, halt == null, summary.counts(), gate.seen(), problems, troubled, invalid, halt);
    }
}
