package dev.assize.runs.review;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.store.StoredRun;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
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

    private static final String QUERY =
            "SELECT status, label, COUNT(*), COUNT(score), SUM(score), SUM(score * score), SUM(again), MAX(judged_at),"
                    + " SUM(CASE WHEN score >= ? THEN 1 ELSE 0 END)"
                    + " FROM (SELECT COALESCE(v.status, r.status) AS status,"
                    + " CASE WHEN v.run IS NULL THEN r.label ELSE v.label END AS label,"
                    + " CASE WHEN v.run IS NULL THEN r.score ELSE v.score END AS score,"
                    + " CASE WHEN v.run IS NULL THEN 0 ELSE 1 END AS again, r.judged_at AS judged_at"
                    + " FROM result r LEFT JOIN reviewed_result v ON v.run = r.run AND v.ordinal = r.ordinal"
                    + " WHERE r.run = ?) AS now GROUP BY status, label";

    public LiveFigures {
        EnumMap<Status, Long> ordered = new EnumMap<>(Status.class);
        ordered.putAll(statuses);
        statuses = Collections.unmodifiableMap(ordered);
    }

    /** Which verdicts of a run pass: what its user said, or else what its judge says. */
    public static Optional<PassRule> rule(StoredRun run, JudgeInfo judge) {
        String said = run.plan().pass();
        return said == null ? PassRule.of(judge) : Optional.of(PassRule.parse(said, judge));
    }

    static LiveFigures read(Connection connection, StoredRun run, JudgeInfo judge) throws SQLException {
        Optional<PassRule> rule = rule(run, judge);
        double least = rule.isPresent() && rule.get() instanceof PassRule.Points points
                ? points.least().doubleValue()
                : Double.MAX_VALUE;
        EnumMap<Status, Long> statuses = new EnumMap<>(Status.class);
        long passed = 0;
        long labelled = 0;
        long scores = 0;
        double sum = 0;
        double squares = 0;
        long reviewed = 0;
        String last = null;
        try (PreparedStatement query = connection.prepareStatement(QUERY)) {
            query.setDouble(1, least);
            query.setLong(2, run.key());
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    Status status = Status.valueOf(row.getString(1).toUpperCase(Locale.ROOT));
                    String label = row.getString(2);
                    long count = row.getLong(3);
                    statuses.merge(status, count, Long::sum);
                    if (status == Status.JUDGED && least < Double.MAX_VALUE) {
                        labelled += count;
                        passed += row.getLong(9);
                    } else if (status == Status.JUDGED && label != null) {
                        labelled += count;
                        boolean passes = rule.isPresent() && rule.get().passes(Optional.of(label), Optional.empty());
                        passed += passes ? count : 0;
                    }
                    scores += row.getLong(4);
                    sum += row.getDouble(5);
                    squares += row.getDouble(6);
                    reviewed += row.getLong(7);
                    String at = row.getString(8);
                    last = last == null || (at != null && at.compareTo(last) > 0) ? at : last;
                }
            }
        }
        return new LiveFigures(
                statuses,
                rule.isPresent() ? new Rate(passed, labelled) : null,
                RunningMean.ofSums(scores, sum, squares),
                reviewed,
                last == null ? null : Instant.parse(last));
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
