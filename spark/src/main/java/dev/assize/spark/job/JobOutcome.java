package dev.assize.spark.job;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.Summary;
import dev.assize.runs.summary.SummarySentence;
import dev.assize.spark.output.PartTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a job came to.
 *
 * @param problems why the first cases that could not be judged could not
 * @param troubled how many they are
 * @param objection why the condition that fails the job is met; null when it is not
 * @param halted why the job was stopped; null when it came to its end
 */
public record JobOutcome(
        Summary summary,
        List<String> problems,
        long troubled,
        boolean invalid,
        @Nullable String objection,
        PartTally.@Nullable Halt halted) {

    static JobOutcome of(
            JudgeInfo judge,
            List<PartTally> tallies,
            @Nullable String failOn,
            @Nullable String pass,
            Optional<PartTally.Halt> halt) {
        Summary summary = new Summary(
                judge, pass == null ? null : PassRule.parse(pass, judge).passing(judge.headline()));
        Gate gate = failOn == null ? Gate.OPEN : Gate.parse(failOn, judge);
        List<String> problems = new ArrayList<>();
        long troubled = 0;
        boolean invalid = false;
        for (PartTally tally : tallies) {
            summary.add(tally.counts());
            gate.add(tally.seen());
            tally.problems().stream()
                    .limit(Math.max(0, PartCount.MOST_PROBLEMS - problems.size()))
                    .forEach(problems::add);
            troubled += tally.troubled();
            invalid |= tally.invalid();
        }
        return new JobOutcome(
                summary,
                List.copyOf(problems),
                troubled,
                invalid,
                gate.fails(summary) ? gate.reason() : null,
                halt.orElse(null));
    }

    public Optional<PartTally.Halt> halt() {
        return Optional.ofNullable(halted);
    }

    /** Whether every case has a verdict. */
    public boolean isComplete() {
        return halted == null && summary.count(Status.JUDGED) == summary.cases();
    }

    /** What the command line says below its results. */
    public List<String> sentences() {
        List<String> lines = new ArrayList<>();
        problems.forEach(problem -> lines.add("assize: " + problem.replaceAll("\\s+", " ")));
        if (troubled > problems.size()) {
            lines.add("assize: … and " + (troubled - problems.size()) + " more that could not be judged");
        }
        SummarySentence sentence = new SummarySentence(summary);
        lines.add(sentence.line());
        sentence.spent(0).ifPresent(lines::add);
        return lines;
    }
}
