package dev.assize.runs.review;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.store.StoredRun;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a run comes to at this moment, with people's answers where there are any.
 *
 * @param passes of the judged cases, those that pass; null where the judge does not say which do
 * @param scores the mean of the scores; empty ones where verdicts have none
 * @param reviewed how many cases are ruled with people's answers
 * @param last when the last case was judged; null while there is none
 */
public record LiveFigures(
        Map<Status, Long> statuses,
        @Nullable Rate passes,
        RunningMean scores,
        long reviewed,
        @Nullable Instant last) {

    public LiveFigures {
        EnumMap<Status, Long> ordered = new EnumMap<>(Status.class);
        ordered.putAll(statuses);
        statuses = Collections.unmodifiableMap(ordered);
    }

    /** Which verdicts of a run pass: what its user said, or else what its judge says. */
    public static Optional<PassRule> rule(StoredRun run, JudgeInfo judge) {
        return run.pass().map(said -> PassRule.parse(said, judge)).or(() -> PassRule.of(judge));
    }

    /** @param sums of what holds now: of the run, with what is ruled again in place of what it was */
    static LiveFigures of(FigureSums sums, @Nullable PassRule rule) {
        EnumMap<Status, Long> statuses = new EnumMap<>(Status.class);
        long passed = 0;
        long labelled = 0;
        long scores = 0;
        double sum = 0;
        double squares = 0;
        for (FigureSums.Group group : sums.groups()) {
            statuses.merge(group.status(), group.cases(), Long::sum);
            String label = group.label();
            if (group.status() == Status.JUDGED && rule instanceof PassRule.Points) {
                labelled += group.cases();
                passed += group.enough();
            } else if (group.status() == Status.JUDGED && label != null) {
                labelled += group.cases();
                passed += rule != null && rule.passes(Optional.of(label), Optional.empty()) ? group.cases() : 0;
            }
            scores += group.scores();
            sum += group.sum();
            squares += group.squares();
        }
        return new LiveFigures(
                statuses,
                rule == null ? null : new Rate(passed, labelled),
                RunningMean.ofSums(scores, sum, squares),
                sums.reviewed(),
                sums.last());
    }

    public long count(Status status) {
        return statuses.getOrDefault(status, 0L);
    }

    public long cases() {
        return statuses.values().stream().mapToLong(Long::longValue).sum();
    }

    public Optional<Rate> passRate() {
        return Optional.ofNullable(passes);
    }
}
