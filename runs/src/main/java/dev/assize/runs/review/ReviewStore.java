package dev.assize.runs.review;

import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.Sql;
import dev.assize.runs.store.StoredRun;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What people said of runs, and how the cases are ruled since. Threads and processes share it: an answer, the end of its claim and
 * the new ruling are kept in one transaction, so whoever was told that an answer is kept can rely on all three.
 */
public final class ReviewStore {

    private static final String COLUMNS = "ordinal, question, settles, person, key, content, queue, given_at";

    private final Database database;
    private final Clock clock;

    public ReviewStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public ReviewRule rule(StoredRun run) {
        return database.read(connection -> Sql.first(
                        connection,
                        row -> new ReviewRule(row.getInt(1), row.getInt(2) != 0),
                        "SELECT reviewers, blind FROM review_rule WHERE run = ?",
                        run.key()))
                .orElse(ReviewRule.USUAL);
    }

    public void change(StoredRun run, ReviewRule rule) {
        database.write(connection -> Sql.update(
                connection,
                "INSERT INTO review_rule (run, reviewers, blind) VALUES (?, ?, ?) ON CONFLICT (run)"
                        + " DO UPDATE SET reviewers = excluded.reviewers, blind = excluded.blind",
                run.key(),
                rule.reviewers(),
                rule.blind() ? 1 : 0));
    }

    /**
     * Keeps an answer that was checked, and rules the case again. Whoever answers a question twice has changed their mind.
     *
     * @param together what is kept if and only if the answer is
     * @return the case as it is ruled now
     */
    public RecordedResult keep(
            StoredRun run, RecordedCase recorded, HumanAnswer answer, Judge<?> judge, Database.Change together) {
        return database.compute(connection -> {
            together.in(connection);
            lockCase(connection, run, answer.place().ordinal());
            insert(connection, run, answer);
            if (!answer.settles()) {
                QuestionLeases.seal(connection, run, answer.place(), answer.person());
            }
            return ruleAgain(connection, run, recorded, judge);
        });
    }

    /**
     * Takes an answer back; the question is then kept for the same person for a while.
     *
     * @return the case as it is ruled now; empty where that person had not answered
     */
    public Optional<RecordedResult> withdraw(
            StoredRun run, RecordedCase recorded, QuestionPlace place, String person, Judge<?> judge) {
        return database.compute(connection -> {
            lockCase(connection, run, place.ordinal());
            int gone = Sql.update(
                    connection,
                    "DELETE FROM review_answer WHERE run = ? AND ordinal = ? AND question = ? AND person = ?",
                    run.key(),
                    place.ordinal(),
                    place.question(),
                    person);
            if (gone == 0) {
                return Optional.empty();
            }
            QuestionLeases.reopen(connection, run, place, person, clock.instant());
            return Optional.of(ruleAgain(connection, run, recorded, judge));
        });
    }

    /** Two people may answer two questions of one case at once; the second must see the first one's answer. */
    private static void lockCase(Connection connection, StoredRun run, long ordinal) throws SQLException {
        String lock = "UPDATE result SET case_id = case_id WHERE run = ? AND ordinal = ?";
        if (Sql.update(connection, lock, run.key(), ordinal) == 0) {
            throw new SQLException("the run \"" + run.name() + "\" has no case at " + ordinal + " any more");
        }
    }

    private static void insert(Connection connection, StoredRun run, HumanAnswer answer) throws SQLException {
        Sql.update(
                connection,
                "INSERT INTO review_answer (run, " + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (run, ordinal, question, settles, person) DO UPDATE SET key = excluded.key,"
                        + " content = excluded.content, queue = excluded.queue, given_at = excluded.given_at",
                run.key(),
                answer.place().ordinal(),
                answer.place().question(),
                answer.settles() ? 1 : 0,
                answer.person(),
                answer.key(),
                Json.write(answer.content()).replace("\\u0000", "\\ufffd"),
                answer.queue().word(),
                Sql.moment(answer.given()));
    }

    private RecordedResult ruleAgain(Connection connection, StoredRun run, RecordedCase recorded, Judge<?> judge)
            throws SQLException {
        List<HumanAnswer> people = answers(connection, run, recorded.ordinal());
        CaseResult heard = new ReviewHearing(judge, run.heading().epoch()).hear(recorded, people);
        RecordedResult now = RecordedResult.of(heard);
        for (HumanAnswer answer : people) {
            // Another list gives its entries' questions another meaning; whoever answered the old one may be asked
            // again.
            boolean another = heard.answers().asked().stream().anyMatch(asked -> answer.isOfAnother(asked.question()));
            if (another) {
                QuestionLeases.forget(connection, run, answer.place(), answer.person());
            }
        }
        if (people.isEmpty()) {
            Sql.update(
                    connection,
                    "DELETE FROM reviewed_result WHERE run = ? AND ordinal = ?",
                    run.key(),
                    recorded.ordinal());
            return recorded.result();
        }
        Headline headline = judge.info().headline();
        Sql.update(
                connection,
                "INSERT INTO reviewed_result (run, ordinal, status, label, score, line, ruled_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (run, ordinal) DO UPDATE SET"
                        + " status = excluded.status, label = excluded.label, score = excluded.score,"
                        + " line = excluded.line, ruled_at = excluded.ruled_at",
                run.key(),
                recorded.ordinal(),
                now.status().word(),
                now.verdict().flatMap(headline::findLabel).orElse(null),
                database.number(now.verdict().flatMap(headline::findScore).orElse(null)),
                Json.write(now.line()),
                Sql.moment(clock.instant()));
        return now;
    }

    /** Everything people said of a run, in the order of its cases and of the times. */
    public List<HumanAnswer> answers(StoredRun run) {
        return database.read(
                connection -> answers(connection, "WHERE run = ? ORDER BY ordinal, question, id", run.key()));
    }

    /** What people said of one case. */
    public List<HumanAnswer> answers(StoredRun run, long ordinal) {
        return database.read(connection -> answers(connection, run, ordinal));
    }

    private static List<HumanAnswer> answers(Connection connection, StoredRun run, long ordinal) throws SQLException {
        return answers(connection, "WHERE run = ? AND ordinal = ? ORDER BY question, id", run.key(), ordinal);
    }

    /** What one person answered last, the latest first. */
    public List<HumanAnswer> latest(StoredRun run, String person, int most) {
        return database.read(connection -> answers(
                connection,
                "WHERE run = ? AND person = ? ORDER BY given_at DESC, id DESC LIMIT ?",
                run.key(),
                person,
                most));
    }

    private static List<HumanAnswer> answers(Connection connection, String which, Object... values)
            throws SQLException {
        return Sql.list(
                connection,
                row -> new HumanAnswer(
                        new QuestionPlace(row.getLong(1), row.getString(2)),
                        row.getString(5),
                        row.getString(4),
                        HumanAnswer.parse(row.getString(6)),
                        row.getInt(3) != 0,
                        ReviewQueue.find(row.getString(7)).orElse(ReviewQueue.UNANSWERED),
                        Instant.parse(row.getString(8))),
                "SELECT " + COLUMNS + " FROM review_answer " + which,
                values);
    }

    /** Changes with every answer and every new case; tells whether figures are still those of a moment ago. */
    public String stamp(StoredRun run) {
        String answers = database.read(connection -> Sql.only(
                connection,
                row -> row.getLong(1) + " " + row.getString(2) + " " + row.getString(3),
                "SELECT COUNT(*), MAX(given_at), (SELECT MAX(ruled_at) FROM reviewed_result WHERE run = ?)"
                        + " FROM review_answer WHERE run = ?",
                run.key(),
                run.key()));
        return cases(run) + " " + answers;
    }

    /** Changes with every new case; those of a finished run need not be counted. */
    public String cases(StoredRun run) {
        return run.started() + " "
                + run.finished()
                        .map(Instant::toString)
                        .orElseGet(() -> database.read(connection -> Sql.only(
                                connection,
                                row -> Long.toString(row.getLong(1)),
                                "SELECT COUNT(*) FROM result WHERE run = ?",
                                run.key())));
    }

    /** How many answers people gave, and of how many cases. */
    public ReviewProgress progress(StoredRun run) {
        return database.read(connection -> Sql.only(
                connection,
                row -> new ReviewProgress(row.getLong(1), row.getLong(2), row.getLong(3)),
                "SELECT COUNT(*), COUNT(DISTINCT ordinal), COUNT(DISTINCT person) FROM review_answer WHERE run = ?",
                run.key()));
    }

    /** The cases that are ruled otherwise than they were, or the same with people's answers. */
    public Map<Long, RecordedResult> ruledAgain(StoredRun run) {
        return ruledAgain(run, Instant.EPOCH);
    }

    /** Those that were ruled again at that time or later. */
    public Map<Long, RecordedResult> ruledAgain(StoredRun run, Instant since) {
        Map<Long, RecordedResult> results = new LinkedHashMap<>();
        database.read(connection -> Sql.list(
                connection,
                row -> results.put(row.getLong(1), RecordedResult.parse(row.getString(2))) == null,
                "SELECT ordinal, line FROM reviewed_result WHERE run = ? AND ruled_at >= ? ORDER BY ordinal",
                run.key(),
                Sql.moment(since)));
        return results;
    }

    /** The run as it is ruled now. */
    public ReviewedRun reviewed(StoredRun run, Judge<?> judge) {
        ReviewHearing hearing = new ReviewHearing(judge, run.heading().epoch());
        return new ReviewedRun(run, ruledAgain(run), hearing.heading().epoch());
    }

    /** The figures of a run from now on. */
    public FreshFigures figures(StoredRun run, JudgeInfo judge) {
        return new FreshFigures(
                this, database, run, LiveFigures.rule(run, judge).orElse(null));
    }

    /** Who is looking at which question of the runs in this store. */
    public QuestionLeases leases() {
        return new QuestionLeases(database, clock);
    }
}
