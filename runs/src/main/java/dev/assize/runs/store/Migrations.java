package dev.assize.runs.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;

/**
 * Brings the tables of a store to the version that this program knows, all steps in one transaction. A step that was
 * published is never changed: whoever needs another table or column adds a step at the end.
 */
final class Migrations {

    static final String TABLE = "assize_schema";

    /** Each name stands for one resource per dialect: {@code 0001-runs.sqlite.sql}. The first is version 1. */
    private static final List<String> STEPS = List.of(
            "0001-runs",
            "0002-kept-answers",
            "0003-costs-of-retried-cases",
            "0004-costs-of-kept-answers",
            "0005-doubt",
            "0006-review",
            "0007-stopping-and-review-order");

    private Migrations() {}

    static int latest() {
        return STEPS.size();
    }

    /** Whether the tables are exactly those that this program knows. */
    static boolean areApplied(Connection connection, Dialect dialect) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            try (ResultSet row = statement.executeQuery(dialect.tableQuery(TABLE))) {
                if (!row.next() || row.getString(1) == null) {
                    return false;
                }
            }
            return version(statement) == latest();
        }
    }

    /** Runs in a transaction of the caller's, on a connection that may write. */
    static void apply(Connection connection, Dialect dialect, Instant now) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            dialect.prepareForMigration(statement);
            statement.execute("CREATE TABLE IF NOT EXISTS " + TABLE
                    + " (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)");
            int version = version(statement);
            if (version > latest()) {
                throw new SQLException("it was written by a newer assize (its tables are of version " + version
                        + ", this one knows up to " + latest() + "); use the newer assize, or another store");
            }
            for (int step = version; step < latest(); step++) {
                run(STEPS.get(step), dialect, statement);
                record(connection, step + 1, STEPS.get(step), now);
            }
        }
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT COALESCE(MAX(version), 0) FROM " + TABLE)) {
            row.next();
            return row.getInt(1);
        }
    }

    private static void run(String step, Dialect dialect, Statement statement) throws SQLException {
        for (String sql : dialect.migration(step).split(";\\s*(\\n|$)")) {
            if (!sql.isBlank()) {
                statement.execute(sql);
            }
        }
    }

    private static void record(Connection connection, int version, String name, Instant now) throws SQLException {
        Sql.update(
                connection,
                "INSERT INTO " + TABLE + " (version, name, applied_at) VALUES (?, ?, ?)",
                version,
                name,
                now.toString());
    }
}
