package dev.assize.runs.review;

import dev.assize.core.flow.Status;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.store.Sql;
import dev.assize.runs.store.StoredRun;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the figures of a run are made of, counted by the database. Sums can be added and taken away, so the cases that people have
 * answered are put in place of what they were without counting the whole run again.
 *
 * @param reviewed how many of the cases are ruled with people's answers
 * @param last when the last case was judged; null while there is none
 */
record FigureSums(
        List<Group> groups, long reviewed, @Nullable Instant last) {

    private static final String COUNTED =
            " AS status, %1$s.label AS label, COUNT(*), COUNT(%1$s.score), SUM(%1$s.score),"
                    + " SUM(%1$s.score * %1$s.score), SUM(CASE WHEN %1$s.score >= ? THEN 1 ELSE 0 END), MAX(r.judged_at)";
    private static final String RUN =
            "SELECT r.status" + COUNTED.formatted("r") + " FROM result r WHERE r.run = ? GROUP BY r.status, r.label";
    private static final String BOTH =
            " FROM reviewed_result v JOIN result r ON r.run = v.run AND r.ordinal = v.ordinal"
                    + " WHERE v.run = ? GROUP BY %1$s.status, %1$s.label";
    private static final String BEFORE = "SELECT r.status" + COUNTED.formatted("r") + BOTH.formatted("r");
    private static final String AGAIN = "SELECT v.status" + COUNTED.formatted("v") + BOTH.formatted("v");

    /**
     * Cases of one status and label.
     *
     * @param enough those whose score is enough to pass, where scores tell that
     */
    record Group(
            Status status, @Nullable String label, long cases, long scores, double sum, double squares, long enough) {

        private Group plus(Group other, int sign) {
            return new Group(
                    status,
                    label,
                    cases + sign * other.cases,
                    scores + sign * other.scores,
                    sum + sign * other.sum,
                    squares + sign * other.squares,
                    enough + sign * other.enough);
        }

        private String key() {
            return status + " " + (label == null ? "" : "=" + label);
        }
    }

    FigureSums {
        groups = List.copyOf(groups);
    }

    /** The run as it was judged. */
    static FigureSums ofRun(Connection connection, StoredRun run, @Nullable PassRule rule) throws SQLException {
        return read(connection, RUN, run, rule);
    }

    /** This run with what people have said since. */
    FigureSums withPeople(Connection connection, StoredRun run, @Nullable PassRule rule) throws SQLException {
        FigureSums again = read(connection, AGAIN, run, rule);
        Map<String, Group> sums = new TreeMap<>();
        groups.forEach(group -> sums.put(group.key(), group));
        again.groups.forEach(group -> sums.merge(group.key(), group, (known, more) -> known.plus(more, 1)));
        read(connection, BEFORE, run, rule)
                .groups
                .forEach(group -> sums.computeIfPresent(group.key(), (key, known) -> known.plus(group, -1)));
        sums.values().removeIf(group -> group.cases == 0);
        return new FigureSums(
                List.copyOf(sums.values()),
                again.groups.stream().mapToLong(Group::cases).sum(),
                last);
    }

    private static FigureSums read(Connection connection, String sql, StoredRun run, @Nullable PassRule rule)
            throws SQLException {
        List<Instant> times = new ArrayList<>();
        List<Group> groups = Sql.list(
                connection,
                row -> {
                    times.add(Instant.parse(row.getString(8)));
                    return new Group(
                            Status.valueOf(row.getString(1).toUpperCase(Locale.ROOT)),
                            row.getString(2),
                            row.getLong(3),
                            row.getLong(4),
                            row.getDouble(5),
                            row.getDouble(6),
                            row.getLong(7));
                },
                sql,
                rule instanceof PassRule.Points points ? points.least().doubleValue() : Double.MAX_VALUE,
                run.key());
        return new FigureSums(
                groups, 0, times.stream().max(Comparator.naturalOrder()).orElse(null));
    }
}
