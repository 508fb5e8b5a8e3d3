package dev.assize.runs.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Statements of SQL with the values for their question marks: texts, whole numbers, doubles and decimals, or nothing. */
public final class Sql {

    /** Makes something of the row that is at hand. */
    @FunctionalInterface
    public interface RowMaker<T> {
        T of(ResultSet row) throws SQLException;
    }

    private Sql() {}

    /** How many rows it changed. */
    public static int update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            return statement.executeUpdate();
        }
    }

    /** What is made of each row, in their order. */
    public static <T> List<T> list(Connection connection, RowMaker<T> made, String sql, @Nullable Object... values)
            throws SQLException {
        List<T> all = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement(sql)) {
            bind(query, values);
            try (ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    all.add(made.of(rows));
                }
            }
        }
        return all;
    }

    /** What is made of the first row; empty where there is none. */
    public static <T> Optional<T> first(Connection connection, RowMaker<T> made, String sql, @Nullable Object... values)
            throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(sql)) {
            bind(query, values);
            try (ResultSet rows = query.executeQuery()) {
                return rows.next() ? Optional.of(made.of(rows)) : Optional.empty();
            }
        }
    }

    /** What is made of the one row that there always is, as of a count. */
    public static <T> T only(Connection connection, RowMaker<T> made, String sql, @Nullable Object... values)
            throws SQLException {
        return first(connection, made, sql, values).orElseThrow(() -> new SQLException("no row for " + sql));
    }

    private static void bind(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    /** A moment as the tables have it. */
    public static String moment(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MILLIS).toString();
    }
}
