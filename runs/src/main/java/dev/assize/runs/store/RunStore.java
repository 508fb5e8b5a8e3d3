package dev.assize.runs.store;

import dev.assize.core.Headline;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
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
            Sql.update(
                    connection,
                    "INSERT INTO run (name, judge, version, epoch, state, started_at, plan) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    name,
                    heading.judge().value(),
                    heading.version(),
                    heading.epoch().hash(),
                    RunState.UNFINISHED.written(),
                    now(),
                    Json.write(plan.toJson()));
        });
        return find(name).orElseThrow(() -> new StoreException("the run \"" + name + "\" was deleted meanwhile"));
    }

    public Optional<StoredRun> find(String name) {
        return database.read(connection -> lookUp(connection, name));
    }

    /** Every run, the latest first. */
    public List<StoredRun> list() {
        return database.read(connection -> Sql.list(
                connection,
                row -> StoredRun.read(database, row),
                "SELECT " + StoredRun.COLUMNS + " FROM run ORDER BY started_at DESC, id DESC"));
    }

    /** What the results of a run come to so far; its costs are also those of cases that failed and were tried again. */
    public RunOverview overview(StoredRun run) {
        Tally tally = new Tally();
        database.read(connection -> Sql.list(
                connection,
                tally::add,
                "SELECT status, label, COUNT(*), COUNT(score), SUM(score), SUM(calls), SUM(usd), SUM(unpriced_calls)"
                        + " FROM result WHERE run = ? GROUP BY status, label UNION ALL"
                        + " SELECT NULL, NULL, 0, 0, 0, retried_calls, retried_usd, retried_unpriced_calls"
                        + " FROM run WHERE id = ?",
                run.key(),
                run.key()));
        return tally.overview(run);
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
        return database.read(connection -> Sql.only(
                connection,
                row -> row.getLong(1),
                "SELECT COALESCE(MAX(ordinal), -1) FROM result WHERE run = ?",
                run.key()));
    }

    private void reopen(StoredRun run) {
        String failed = " IN (SELECT ordinal FROM result WHERE run = ? AND status = 'failed')";
        database.write(connection -> {
            Sql.update(connection, "UPDATE run SET stop_asked_at = NULL WHERE id = ?", run.key());
            Sql.update(connection, RETRIED, run.key(), run.key());
            Sql.update(connection, "DELETE FROM document WHERE run = ? AND ordinal" + failed, run.key(), run.key());
            if (Sql.update(connection, "DELETE FROM result WHERE run = ? AND status = 'failed'", run.key()) > 0) {
                Sql.update(connection, UNFINISHED, run.key());
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
        database.write(connection -> Sql.update(
                connection, "UPDATE run SET stop_asked_at = ? WHERE id = ? AND state = 'unfinished'", at, run.key()));
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
        database.write(connection -> Sql.update(
                connection,
                "UPDATE run SET state = 'finished', finished_at = ? WHERE id = ? AND state = 'unfinished'",
                at,
                run.key()));
    }

    /** Takes the results away some thousands at a time, then the run: cut off in between, it can be deleted again. */
    public void delete(StoredRun run) {
        RunLock claim = RunLock.of(database, run);
        try {
            database.write(connection -> Sql.update(connection, UNFINISHED, run.key()));
            String some = " WHERE run = ? AND ordinal IN"
                    + " (SELECT ordinal FROM result WHERE run = ? ORDER BY ordinal LIMIT " + DELETED_AT_ONCE + ")";
            int deleted;
            do {
                deleted = database.compute(connection -> {
                    Sql.update(connection, "DELETE FROM document" + some, run.key(), run.key());
                    return Sql.update(connection, "DELETE FROM result" + some, run.key(), run.key());
                });
            } while (deleted > 0);
            database.write(connection -> {
                for (String table : REVIEW_TABLES) {
                    Sql.update(connection, "DELETE FROM " + table + " WHERE run = ?", run.key());
                }
                Sql.update(connection, "DELETE FROM run WHERE id = ?", run.key());
            });
        } finally {
            claim.close();
        }
    }

    private Optional<StoredRun> lookUp(Connection connection, String name) throws SQLException {
        return Sql.first(
                connection,
                row -> StoredRun.read(database, row),
                "SELECT " + StoredRun.COLUMNS + " FROM run WHERE name = ?",
                name);
    }

    /** Adds up the rows of an overview. */
    private static final class Tally {
        private final Map<Status, Long> statuses = new EnumMap<>(Status.class);
        private final SortedMap<String, Long> labels = new TreeMap<>();
        private long scores;
        private double points;
        private long calls;
        private BigDecimal cost = BigDecimal.ZERO;
        private long unpriced;

        boolean add(ResultSet row) throws SQLException {
            String status = row.getString(1);
            if (status != null) {
                statuses.merge(Status.valueOf(status.toUpperCase(Locale.ROOT)), row.getLong(3), Long::sum);
            }
            String label = row.getString(2);
            if (label != null) {
                labels.merge(label, row.getLong(3), Long::sum);
            }
            scores += row.getLong(4);
            points += row.getDouble(5);
            calls += row.getLong(6);
            cost = cost.add(BigDecimal.valueOf(row.getDouble(7)));
            unpriced += row.getLong(8);
            return true;
        }

        RunOverview overview(StoredRun run) {
            return new RunOverview(run, statuses, labels, scores, points, calls, cost, unpriced);
        }
    }

    private String now() {
        return Sql.moment(clock.instant());
    }
}
