package dev.assize.runs.cache;

import dev.assize.runs.store.Database;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Knows of most keys that no answer of theirs is kept, so that nobody has to look: a look takes longer than all else that is done
 * with an answer. Whoever writes answers reads in the same transaction what others have added. That is trusted for a second, so
 * an answer that another process has just kept is seen a little later. Of a store that held many answers at first nothing is known.
 * Threads share it: writers, one at a time, learn what readers ask for.
 */
final class KnownKeys {

    /** Reading more than these would hold up the first commit. */
    private static final int MOST_AT_ONCE = 20_000;

    private static final long TRUSTED_NANOS = Duration.ofSeconds(1).toNanos();

    /** How a database numbers the rows of a table as they come; null where it does not. */
    private final @Nullable String rowNumber;

    private final LongSupplier nanos;
    private final KeyFilter filter = new KeyFilter();
    private long last;
    private boolean tooMany;
    private volatile boolean learned;
    private volatile long learnedAt;

    /** @param nanos what time it is, counted from any moment */
    KnownKeys(Database database, LongSupplier nanos) {
        this.rowNumber = database.location().dialect().rowNumber().orElse(null);
        this.nanos = nanos;
    }

    /** Whether an answer may be kept under this key. */
    boolean mayBeKept(AnswerKey key) {
        return !learned || nanos.getAsLong() - learnedAt > TRUSTED_NANOS || filter.mayHold(key);
    }

    /** Before it is written. */
    void add(AnswerKey key) {
        filter.add(key);
    }

    /** Learns what is there, in a transaction that writes, before anything is written in it. */
    void learn(Connection connection) throws SQLException {
        if (rowNumber == null || tooMany) {
            return;
        }
        long began = nanos.getAsLong();
        try (PreparedStatement select = connection.prepareStatement("SELECT " + rowNumber
                + ", key FROM kept_answer WHERE " + rowNumber + " > ? ORDER BY " + rowNumber + " LIMIT ?")) {
            select.setLong(1, last);
            select.setLong(2, MOST_AT_ONCE + 1L);
            int read = 0;
            try (ResultSet row = select.executeQuery()) {
                for (; row.next(); read++) {
                    last = row.getLong(1);
                    filter.add(new AnswerKey(row.getString(2)));
                }
            }
            tooMany = read > MOST_AT_ONCE;
        }
        learned = !tooMany;
        learnedAt = began;
    }

    /** What was learnt may not be so any more. */
    void forget() {
        learned = false;
        last = 0;
    }

    /** What this process wrote itself need not be read again. */
    void wrote(Connection connection) throws SQLException {
        if (!learned) {
            return;
        }
        try (PreparedStatement select = connection.prepareStatement("SELECT MAX(" + rowNumber + ") FROM kept_answer");
                ResultSet row = select.executeQuery()) {
            last = row.next() ? row.getLong(1) : 0;
        }
    }
}
