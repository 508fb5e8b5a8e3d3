package dev.assize.runs.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.SQLiteConfig;

/** What differs between the databases: how a connection is opened, how a change of the schema is guarded. */
enum Dialect {
    SQLITE {
        @Override
        Connection open(StoreLocation location, Access access) throws SQLException {
            SQLiteConfig config = new SQLiteConfig();
            config.setBusyTimeout(BUSY_MILLIS);
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            // A commit that was reported survives a power cut too; results come in batches, so that it costs little.
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.setCacheSize(-CACHE_KILOBYTES);
            // A writer takes its lock at the start: one that reads first and then writes could be turned away at once.
            config.setTransactionMode(
                    access == Access.WRITE
                            ? SQLiteConfig.TransactionMode.IMMEDIATE
                            : SQLiteConfig.TransactionMode.DEFERRED);
            return patiently("jdbc:sqlite:" + location.address(), config.toProperties());
        }

        /** A new file is made ready by whoever comes first, and SQLite turns the others away meanwhile, without waiting. */
        private Connection patiently(String address, Properties properties) throws SQLException {
            for (int attempt = 1; ; attempt++) {
                try {
                    return DriverManager.getConnection(address, properties);
                } catch (SQLException e) {
                    if (e.getErrorCode() != SQLITE_BUSY || attempt == MOST_ATTEMPTS) {
                        throw e;
                    }
                    LockSupport.parkNanos(PAUSE_NANOS);
                }
            }
        }

        @Override
        boolean exists(StoreLocation location) {
            return Files.exists(Path.of(location.address()));
        }

        @Override
        String tableQuery(String name) {
            return "SELECT name FROM sqlite_master WHERE type = 'table' AND name = '" + name + "'";
        }

        @Override
        void prepareForMigration(Statement statement) throws SQLException {
            // The transaction itself holds the only write lock there is.
            try (ResultSet tables = statement.executeQuery(
                    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                            + " AND NOT EXISTS (SELECT 1 FROM sqlite_master WHERE name = '" + Migrations.TABLE
                            + "') LIMIT 1")) {
                if (tables.next()) {
                    throw new SQLException("it is an SQLite file of another program (with a table \""
                            + tables.getString(1) + "\"); name another file");
                }
            }
        }
    },
    POSTGRESQL {
        @Override
        Connection open(StoreLocation location, Access access) throws SQLException {
            Properties properties = new Properties();
            if (location.user() != null) {
                properties.setProperty("user", location.user());
            }
            if (location.password() != null) {
                properties.setProperty("password", location.password());
            }
            properties.setProperty("ApplicationName", "assize");
            properties.setProperty("reWriteBatchedInserts", "true");
            properties.setProperty("tcpKeepAlive", "true");
            // A schema of our own, so that our tables meet nobody else's; whoever names another gets it.
            properties.setProperty("currentSchema", SCHEMA);
            return DriverManager.getConnection(location.address(), properties);
        }

        @Override
        boolean exists(StoreLocation location) {
            return true;
        }

        @Override
        String tableQuery(String name) {
            return "SELECT to_regclass('" + name + "')";
        }

        @Override
        void prepareForMigration(Statement statement) throws SQLException {
            statement.execute("SELECT pg_advisory_xact_lock(" + MIGRATION_LOCK + ")");
            // Nothing is the current schema while the first one in the path is still to be made.
            String wanted = "SELECT current_setting('search_path') WHERE current_schema() IS NULL";
            String schema = null;
            try (ResultSet path = statement.executeQuery(wanted)) {
                schema = path.next() ? path.getString(1) : null;
            }
            if (schema != null) {
                statement.execute("CREATE SCHEMA " + schema.split(",")[0]);
            }
        }
    };

    /** What a connection is for. */
    enum Access {
        READ,
        WRITE
    }

    private static final int BUSY_MILLIS = 60_000;
    private static final int SQLITE_BUSY = 5;
    private static final int MOST_ATTEMPTS = 300;
    private static final long PAUSE_NANOS = 100_000_000;
    private static final int CACHE_KILOBYTES = 16 * 1024;
    private static final String SCHEMA = "assize";
    private static final long MIGRATION_LOCK = 0x617373697a65L;

    abstract Connection open(StoreLocation location, Access access) throws SQLException;

    /** Whether there is something to open; where nobody can tell without a connection, true. */
    abstract boolean exists(StoreLocation location);

    /** Selects the name of one of our tables; nothing, or null, when it is not there. */
    abstract String tableQuery(String name);

    /** Called in the transaction that changes the schema: keeps others from changing it at the same time. */
    abstract void prepareForMigration(Statement statement) throws SQLException;

    /** How the names of its resources end: {@code sqlite}. */
    String suffix() {
        return name().toLowerCase(Locale.ROOT);
    }
}
