package dev.assize.runs.store;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * An open store: hands out transactions, and knows nothing of what is in the tables. Threads share it: those who read
 * get connections of their own, those who write take turns on one, since SQLite has one writer at a time anyway and
 * waiting in line is quicker than being turned away.
 */
public final class Database implements AutoCloseable {

    private static final int MOST_IDLE = 8;

    /** What is done in one transaction. */
    @FunctionalInterface
    public interface Work<T> {
        T in(Connection connection) throws SQLException;
    }

    /** What is done in one transaction and has nothing to tell. */
    @FunctionalInterface
    public interface Change {
        void in(Connection connection) throws SQLException;
    }

    private final StoreLocation location;
    private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
    private final ReentrantLock writing = new ReentrantLock(true);
    private @Nullable Connection writer;
    private boolean forced = true;

    private Database(StoreLocation location) {
        this.location = location;
    }

    /** Makes the store when it is not there, and brings its tables up to date. */
    public static Database open(StoreLocation location, Instant now) {
        location.dialect().prepare(location);
        return upToDate(location, now);
    }

    /** Throws {@link StoreException} when there is no store; brings its tables up to date. */
    public static Database openExisting(StoreLocation location, Instant now) {
        if (!location.dialect().exists(location)) {
            throw StoreException.of("store", location + ": no store is there");
        }
        return upToDate(location, now);
    }

    private static Database upToDate(StoreLocation location, Instant now) {
        Database database = new Database(location);
        try {
            // Whoever only reads should not have to wait for whoever writes.
            if (!database.read(connection -> Migrations.areApplied(connection, location.dialect()))) {
                database.write(connection -> Migrations.apply(connection, location.dialect(), now));
            }
            return database;
        } catch (StoreException e) {
            database.close();
            throw e;
        }
    }

    public StoreLocation location() {
        return location;
    }

    /** A number as the database takes it; null for none. */
    public @Nullable Object number(@Nullable BigDecimal value) {
        return value == null || location.dialect().takesDecimals() ? value : (Object) value.doubleValue();
    }

    /** A transaction that only reads; many go on at the same time, also while another writes. */
    public <T> T read(Work<T> work) {
        Connection connection = null;
        boolean sound = false;
        try {
            connection = idle.pollFirst();
            if (connection == null) {
                connection = location.dialect().open(location, Dialect.Access.READ);
            }
            T result = committed(connection, work);
            sound = true;
            return result;
        } catch (SQLException e) {
            throw failure(e);
        } finally {
            release(connection, sound);
        }
    }

    /** A transaction that may write; one at a time. All of it is kept, or nothing when the work throws. */
    public void write(Change change) {
        compute(connection -> {
            change.in(connection);
            return true;
        });
    }

    /** A transaction that may write and has something to tell. */
    public <T> T compute(Work<T> work) {
        return compute(work, true);
    }

    /**
     * As {@link #write}, for what may be forgotten. Does not wait for the disk, which is most of what a small change costs: a killed
     * process keeps it, a power cut may take it back.
     */
    public void writeUnforced(Change change) {
        computeUnforced(connection -> {
            change.in(connection);
            return true;
        });
    }

    /** As {@link #compute}, with the promise of {@link #writeUnforced}. */
    public <T> T computeUnforced(Work<T> work) {
        return compute(work, false);
    }

    private <T> T compute(Work<T> work, boolean force) {
        writing.lock();
        try {
            Connection connection = writer;
            if (connection == null) {
                connection = location.dialect().open(location, Dialect.Access.WRITE);
                writer = connection;
                forced = true;
            }
            if (forced != force) {
                location.dialect().force(connection, force);
                forced = force;
            }
            return transaction(connection, work);
        } catch (SQLException e) {
            throw failure(e);
        } finally {
            writing.unlock();
        }
    }

    private <T> T transaction(Connection connection, Work<T> work) throws SQLException {
        boolean kept = false;
        try {
            T result = committed(connection, work);
            kept = true;
            return result;
        } finally {
            if (!kept) {
                // Whatever went wrong, the next one starts afresh.
                writer = null;
                closeQuietly(connection);
            }
        }
    }

    /**
     * Turning the automatic commit off begins a transaction, turning it on ends it, on every driver. SQLite's
     * {@code commit()} would begin the next one at once, and keep the lock while nobody writes.
     */
    private static <T> T committed(Connection connection, Work<T> work) throws SQLException {
        connection.setAutoCommit(false);
        T result = work.in(connection);
        connection.setAutoCommit(true);
        return result;
    }

    private void release(@Nullable Connection connection, boolean sound) {
        if (connection == null) {
            return;
        }
        if (sound && idle.size() < MOST_IDLE) {
            idle.addFirst(connection);
        } else {
            closeQuietly(connection);
        }
    }

    private StoreException failure(SQLException e) {
        return new StoreException(location + ": " + e.getMessage(), e);
    }

    private static void closeQuietly(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            // What was committed is kept, and nothing else can be done with it.
            return;
        }
    }

    @Override
    public void close() {
        for (Connection connection = idle.pollFirst(); connection != null; connection = idle.pollFirst()) {
            closeQuietly(connection);
        }
        writing.lock();
        try {
            if (writer != null) {
                closeQuietly(writer);
                writer = null;
            }
        } finally {
            writing.unlock();
        }
    }
}
