package dev.assize.runs.review;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.Sql;
import dev.assize.runs.store.StoredRun;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who is looking at which question. A question has as many places as people shall answer it; a place is taken by one row whose key
 * the database keeps unique, so two servers on one database never give the same place to two people. Threads share it.
 */
public final class QuestionLeases {

    /** How long a question waits for whoever got it. */
    public static final Duration LASTS = Duration.ofMinutes(15);

    private static final long FOR_EVER = Long.MAX_VALUE;

    private final Database database;
    private final Clock clock;

    QuestionLeases(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    private record Lease(int slot, String person, long until) {}

    /**
     * What came of looking for a question.
     *
     * @param got the one that was leased; null when others have them all
     * @param full those of them that have as many answers as they shall have
     * @param own those of them that this person has answered
     */
    public record Taken(@Nullable QuestionPlace got, List<QuestionPlace> full, List<QuestionPlace> own) {
        public Taken {
            full = List.copyOf(full);
            own = List.copyOf(own);
        }

        public Optional<QuestionPlace> place() {
            return Optional.ofNullable(got);
        }
    }

    /**
     * The first of some questions that this person may answer, leased for them.
     *
     * @param places for how many people each question has room
     */
    public Taken take(StoredRun run, List<QuestionPlace> questions, int places, String person) {
        if (questions.isEmpty()) {
            return new Taken(null, List.of(), List.of());
        }
        long now = clock.millis();
        Map<QuestionPlace, List<Lease>> known = known(run, questions);
        List<QuestionPlace> full = new ArrayList<>();
        List<QuestionPlace> own = new ArrayList<>();
        QuestionPlace got = null;
        for (QuestionPlace question : questions) {
            List<Lease> leases = known.getOrDefault(question, List.of());
            if (answered(leases) >= places) {
                full.add(question);
            }
            if (leases.stream().anyMatch(lease -> lease.person.equals(person) && lease.until == FOR_EVER)) {
                own.add(question);
            } else if (got == null && takeFree(run, question, free(leases, places, person, now), person, now)) {
                got = question;
            }
        }
        return new Taken(got, full, own);
    }

    private boolean takeFree(StoredRun run, QuestionPlace question, List<Integer> free, String person, long now) {
        for (int slot : free) {
            if (take(run, question, slot, person, now)) {
                return true;
            }
        }
        return false;
    }

    private static long answered(List<Lease> leases) {
        return leases.stream().filter(lease -> lease.until == FOR_EVER).count();
    }

    /** Leaves a question to others at once. */
    public void release(StoredRun run, QuestionPlace question, String person) {
        database.writeUnforced(connection -> Sql.update(
                connection,
                "DELETE FROM review_claim WHERE run = ? AND ordinal = ? AND question = ? AND person = ? AND until_ms < ?",
                run.key(),
                question.ordinal(),
                question.question(),
                person,
                FOR_EVER));
    }

    /** A place that this person has already comes first, then those that nobody has, or nobody any more. */
    private static List<Integer> free(List<Lease> leases, int places, String person, long now) {
        List<Integer> free = new ArrayList<>();
        Map<Integer, Lease> bySlot = new HashMap<>();
        leases.forEach(lease -> bySlot.put(lease.slot, lease));
        for (int slot = 0; slot < places; slot++) {
            Lease lease = bySlot.get(slot);
            if (lease != null && lease.person.equals(person)) {
                free.add(0, slot);
            } else if (lease == null || lease.until < now) {
                free.add(slot);
            }
        }
        return free;
    }

    private Map<QuestionPlace, List<Lease>> known(StoredRun run, List<QuestionPlace> questions) {
        List<Object> values = new ArrayList<>(List.of(run.key()));
        questions.stream().map(QuestionPlace::ordinal).distinct().forEach(values::add);
        String marks = "?, ".repeat(values.size() - 2) + "?";
        Map<QuestionPlace, List<Lease>> leases = new HashMap<>();
        database.read(connection -> Sql.list(
                connection,
                row -> leases.computeIfAbsent(
                                new QuestionPlace(row.getLong(1), row.getString(2)), unseen -> new ArrayList<>())
                        .add(new Lease(row.getInt(3), row.getString(4), row.getLong(5))),
                "SELECT ordinal, question, slot, person, until_ms FROM review_claim WHERE run = ? AND ordinal IN ("
                        + marks + ")",
                values.toArray()));
        return leases;
    }

    private boolean take(StoredRun run, QuestionPlace question, int slot, String person, long now) {
        // Nothing is lost with a lease: whoever sees the question has it on the screen.
        return database.computeUnforced(connection -> Sql.update(
                        connection,
                        "INSERT INTO review_claim (run, ordinal, question, slot, person, until_ms) VALUES (?, ?, ?, ?, ?, ?)"
                                + " ON CONFLICT (run, ordinal, question, slot) DO UPDATE SET person = excluded.person,"
                                + " until_ms = excluded.until_ms WHERE review_claim.until_ms < ?"
                                + " OR (review_claim.person = excluded.person AND review_claim.until_ms < " + FOR_EVER
                                + ")",
                        run.key(),
                        question.ordinal(),
                        question.question(),
                        slot,
                        person,
                        now + LASTS.toMillis(),
                        now))
                == 1;
    }

    /** Whoever answered keeps the place; one who answers without a lease gets one beyond the others. */
    static void seal(Connection connection, StoredRun run, QuestionPlace question, String person) throws SQLException {
        if (move(connection, run, question, person, FOR_EVER) > 0) {
            return;
        }
        Sql.update(
                connection,
                "INSERT INTO review_claim (run, ordinal, question, slot, person, until_ms)"
                        + " SELECT ?, ?, ?, COALESCE(MAX(slot), -1) + 1, ?, ? FROM review_claim"
                        + " WHERE run = ? AND ordinal = ? AND question = ?",
                run.key(),
                question.ordinal(),
                question.question(),
                person,
                FOR_EVER,
                run.key(),
                question.ordinal(),
                question.question());
    }

    /** This person may be asked again. */
    static void forget(Connection connection, StoredRun run, QuestionPlace question, String person)
            throws SQLException {
        Sql.update(
                connection,
                "DELETE FROM review_claim WHERE run = ? AND ordinal = ? AND question = ? AND person = ? AND until_ms = "
                        + FOR_EVER,
                run.key(),
                question.ordinal(),
                question.question(),
                person);
    }

    static void reopen(Connection connection, StoredRun run, QuestionPlace question, String person, Instant now)
            throws SQLException {
        move(connection, run, question, person, now.plus(LASTS).toEpochMilli());
    }

    private static int move(Connection connection, StoredRun run, QuestionPlace question, String person, long until)
            throws SQLException {
        return Sql.update(
                connection,
                "UPDATE review_claim SET until_ms = ? WHERE run = ? AND ordinal = ? AND question = ? AND person = ?",
                until,
                run.key(),
                question.ordinal(),
                question.question(),
                person);
    }
}
