package dev.assize.runs.store;

import dev.assize.core.Headline;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The runs in a store, by name. Threads share it: the database is safe for them, and it holds nothing else. */
public final class RunStore {

    private static final int DELETED_AT_ONCE = 5000;
    private static final String RETRIED = "UPDATE run SET retried_calls = retried_calls + failed.calls,"
            + " retried_input_tokens = retried_input_tokens + failed.input_tokens,"
            + " retried_output_tokens = retried_output_tokens + failed.output_tokens,"
            + " retried_usd = retried_usd + failed.usd,"
            + " retried_unpriced_calls = retried_unpriced_calls + failed.unpriced_calls"
            + " FROM (SELECT COALESCE(SUM(calls), 0) AS calls, COALESCE(SUM(input_tokens), 0) AS input_tokens,"
            + " COALESCE(SUM(output_tokens), 0) AS output_tokens, COALESCE(SUM(usd), 0) AS usd,"
            + " COALESCE(SUM(unpriced_calls), 0) AS unpriced_calls"
            + " FROM result WHERE run = ? AND status = 'failed') AS failed WHERE run.id = ?";
    private static final String UNFINISHED = "UPDATE run SET state = 'unfinished', finished_at = NULL WHERE id = ?";

    /** What people said of a run goes with it. */
    private static final List<String> REVIEW_TABLES =
            List.of("review_rule", "review_answer", "review_claim", "reviewed_result");

    private final Database database;
    private final Clock clock;

    public RunStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A new run without cases; throws {@link StoreException} when the name is taken. */
    public StoredRun create(String name, RunPlan plan, CaseResult.Heading heading) {
        database.write(connection -> {
            if (lookUp(connection, name).isPresent()) {
                throw new SQLException("there is a run \"" + name + "\" already");
            }
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO run (name, judge, version, epoch, state, started_at, plan) VALUES (?, ?, ?, ?, ?, ?, ?)")) {
                insert.setString(1, name);
                insert.setString(2, heading.judge().value());
                insert.setString(3, heading.version());
                insert.setString(4, heading.epoch().hash());
                insert.setString(5, RunState.UNFINISHED.written());
                insert.setString(6, now());
                insert.setString(7, Json.write(plan.toJson()));
                insert.executeUpdate();
            }
        });
        return find(name).orElseThrow(() -> new StoreException("the run \"" + name + "\" was deleted meanwhile"));
    }

    public Optional<StoredRun> find(String name) {
        return database.read(connection -> lookUp(connection, name));
    }

    /** Every run, the latest first. */
    public List<StoredRun> list() {
        return database.read(connection -> {
            List<StoredRun> runs = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                            "SELECT " + StoredRun.COLUMNS + " FROM run ORDER BY started_at DESC, id DESC");
                    ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    runs.add(StoredRun.read(database, rows));
                }
            }
            return runs;
        });
    }

    /** What the results of a run come to so far; its costs are also those of cases that failed and were tried again. */
    public RunOverview overview(StoredRun run) {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT status, label, COUNT(*), COUNT(score), SUM(score), SUM(calls), SUM(usd), SUM(unpriced_calls)"
                            + " FROM result WHERE run = ? GROUP BY status, label UNION ALL"
                            + " SELECT NULL, NULL, 0, 0, 0, retried_calls, retried_usd, retried_unpriced_calls"
                            + " FROM run WHERE id = ?")) {
                query.setLong(1, run.key());
                query.setLong(2, run.key());
                try (ResultSet rows = query.executeQuery()) {
                    return tally(run, rows);
                }
            }
        });
    }

    /**
     * Takes the cases of a new run as they are finished. Throws {@link StoreException} when another process does.
     *
     * @param headline where the label and the score of its verdicts are
     */
    public RunWriter write(StoredRun run, Headline headline) {
        return writer(run, headline, RunLock.of(database, run), new EarlierCases(database, run.key(), -1, false));
    }

    /**
     * Goes on with a run: tells what was finished before, but for failed cases, which are tried again. Of those nothing is
     * kept but what they cost.
     *
     * @param checked whether rows that were finished before must be compared with what they held then
     */
    public RunWriter resume(StoredRun run, Headline headline, boolean checked) {
        RunLock claim = RunLock.of(database, run);
        try {
            reopen(run);
            return writer(run, headline, claim, new EarlierCases(database, run.key(), last(run), checked));
        } catch (StoreException e) {
            claim.close();
            throw e;
        }
    }

    private RunWriter writer(StoredRun run, Headline headline, RunLock claim, EarlierCases earlier) {
        return new RunWriter(database, run.key(), headline, clock, earlier, claim);
    }

    /** The highest ordinal that has a result. */
    private long last(StoredRun run) {
        return database.read(connection -> {
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT COALESCE(MAX(ordinal), -1) FROM result WHERE run = ?")) {
                query.setLong(1, run.key());
                try (ResultSet row = query.executeQuery()) {
                    row.next();
                    return row.getLong(1);
                }
            }
        });
    }

    private void reopen(StoredRun run) {
        String failed = " IN (SELECT ordinal FROM result WHERE run = ? AND status = 'failed')";
        database.write(connection -> {
            update(connection, "UPDATE run SET stop_asked_at = NULL WHERE id = ?", run.key());
            update(connection, RETRIED, run.key(), run.key());
            update(connection, "DELETE FROM document WHERE run = ? AND ordinal" + failed, run.key(), run.key());
            if (update(connection, "DELETE FROM result WHERE run = ? AND status = 'failed'", run.key()) > 0) {
                update(connection, UNFINISHED, run.key());
            }
        });
    }

    /**
     * Whoever judges this run, in whatever process, ends with the next result; what is judged stays, and the run can go on.
     *
     * @return false when nobody judges it
     */
    public boolean askToStop(StoredRun run) {
        if (!isBeingWritten(run)) {
            return false;
        }
        String at = now();
        database.write(connection -> {
            try (PreparedStatement statement = connection.prepareStatement(
                    "UPDATE run SET stop_asked_at = ? WHERE id = ? AND state = 'unfinished'")) {
                statement.setString(1, at);
                statement.setLong(2, run.key());
                statement.executeUpdate();
            }
        });
        return true;
    }

    /** Whether some process judges this run just now. */
    public boolean isBeingWritten(StoredRun run) {
        try {
            RunLock.of(database, run).close();
            return false;
        } catch (StoreException taken) {
            return true;
        }
    }

    /** Every case has its result. */
    public void finish(StoredRun run) {
        String at = now();
        database.write(connection -> {
            try (PreparedStatement statement = connection.prepareStatement(
                    "UPDATE run SET state = 'finished', finished_at = ? WHERE id = ? AND state = 'unfinished'")) {
                statement.setString(1, at);
                statement.setLong(2, run.key());
                statement.executeUpdate();
            }
        });
    }

    /** Takes the results away some thousands at a time, then the run: cut off in between, it can be deleted again. */
    public void delete(StoredRun run) {
        RunLock claim = RunLock.of(database, run);
        try {
            database.write(connection -> update(connection, UNFINISHED, run.key()));
            String some = " WHERE run = ? AND ordinal IN"
                    + " (SELECT ordinal FROM result WHERE run = ? ORDER BY ordinal LIMIT " + DELETED_AT_ONCE + ")";
            int deleted;
            do {
                deleted = database.compute(connection -> {
                    update(connection, "DELETE FROM document" + some, run.key(), run.key());
                    return update(connection, "DELETE FROM result" + some, run.key(), run.key());
                });
            } while (deleted > 0);
            database.write(connection -> {
                for (String table : REVIEW_TABLES) {
                    update(connection, "DELETE FROM " + table + " WHERE run = ?", run.key());
                }
                update(connection, "DELETE FROM run WHERE id = ?", run.key());
            });
        } finally {
            claim.close();
        }
    }

    private static int update(Connection connection, String sql, long... keys) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < keys.length; i++) {
                statement.setLong(i + 1, keys[i]);
            }
            return statement.executeUpdate();
        }
    }

    private Optional<StoredRun> lookUp(Connection connection, String name) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT " + StoredRun.COLUMNS + " FROM run WHERE name = ?")) {
            query.setString(1, name);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? Optional.of(StoredRun.read(database, row)) : Optional.empty();
            }
        }
    }

    private static RunOverview tally(StoredRun run, ResultSet rows) throws SQLException {
        Map<Status, Long> statuses = new EnumMap<>(Status.class);
        SortedMap<String, Long> labels = new TreeMap<>();
        long scores = 0;
        double points = 0;
        long calls = 0;
        BigDecimal cost = BigDecimal.ZERO;
        long unpriced = 0;
        while (rows.next()) {
            String status = rows.getString(1);
            if (status != null) {
                statuses.merge(Status.valueOf(status.toUpperCase(Locale.ROOT)), rows.getLong(3), Long::sum);
            }
            String label = rows.getString(2);
            if (label != null) {
                labels.merge(label, rows.getLong(3), Long::sum);
            }
            scores += rows.getLong(4);
            points += rows.getDouble(5);
            calls += rows.getLong(6);
            cost = cost.add(BigDecimal.valueOf(rows.getDouble(7)));
            unpriced += rows.getLong(8);
        }
        return new RunOverview(run, statuses, labels, scores, points, calls, cost, unpriced);
    }

    private String now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS).toString();
    }
}
