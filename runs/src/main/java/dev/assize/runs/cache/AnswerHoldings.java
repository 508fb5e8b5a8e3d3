package dev.assize.runs.cache;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What is kept in the tables of answers: listed, counted and forgotten. */
final class AnswerHoldings {

    private static final String SUMS =
            "COUNT(*), COALESCE(SUM(OCTET_LENGTH(content)), 0), COALESCE(SUM(nanodollars), 0),"
                    + " COALESCE(SUM(input_tokens), 0), COALESCE(SUM(output_tokens), 0)";

    private AnswerHoldings() {}

    /** By answerer. */
    static List<AnswerCache.Holding> list(Connection connection) throws SQLException {
        Map<String, CacheUse> uses = new TreeMap<>();
        try (PreparedStatement select = connection.prepareStatement(
                        "SELECT answerer, hits, nanodollars, input_tokens, output_tokens FROM kept_answer_use");
                ResultSet row = select.executeQuery()) {
            while (row.next()) {
                uses.put(
                        row.getString(1),
                        new CacheUse(row.getLong(2), new Cost(row.getLong(3), row.getLong(4), row.getLong(5))));
            }
        }
        Map<String, AnswerCache.Holding> holdings = new TreeMap<>();
        uses.forEach((name, use) -> holdings.put(
                name, new AnswerCache.Holding(name, AnswerCache.Tally.NONE, null, null, use.hits(), use.saved())));
        try (PreparedStatement select = connection.prepareStatement("SELECT " + SUMS
                        + ", answerer, MIN(kept_at_ms), MAX(kept_at_ms) FROM kept_answer GROUP BY answerer");
                ResultSet row = select.executeQuery()) {
            while (row.next()) {
                String name = row.getString(6);
                CacheUse use = uses.getOrDefault(name, new CacheUse(0, Cost.NOTHING));
                Instant oldest = Instant.ofEpochMilli(row.getLong(7));
                Instant newest = Instant.ofEpochMilli(row.getLong(8));
                holdings.put(name, new AnswerCache.Holding(name, tally(row), oldest, newest, use.hits(), use.saved()));
            }
        }
        return List.copyOf(holdings.values());
    }

    /** What the selected answers come to. */
    static AnswerCache.Tally count(Connection connection, AnswerCache.Selection selection) throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("SELECT " + SUMS + " FROM kept_answer" + where(selection))) {
            bind(select, selection);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return tally(row);
            }
        }
    }

    /** Deletes them and tells what they came to. */
    static AnswerCache.Tally prune(Connection connection, AnswerCache.Selection selection) throws SQLException {
        AnswerCache.Tally gone = count(connection, selection);
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM kept_answer" + where(selection))) {
            bind(delete, selection);
            delete.executeUpdate();
        }
        if (selection.equals(AnswerCache.Selection.ALL)) {
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM kept_answer_use")) {
                delete.executeUpdate();
            }
        }
        return gone;
    }

    private static String where(AnswerCache.Selection selection) {
        List<String> conditions = new ArrayList<>();
        if (selection.before() != null) {
            conditions.add("kept_at_ms < ?");
        }
        if (selection.answerer() != null) {
            conditions.add("answerer = ?");
        }
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }

    private static void bind(PreparedStatement statement, AnswerCache.Selection selection) throws SQLException {
        int place = 1;
        if (selection.before() != null) {
            statement.setLong(place++, selection.before().toEpochMilli());
        }
        if (selection.answerer() != null) {
            statement.setString(place, selection.answerer());
        }
    }

    private static AnswerCache.Tally tally(ResultSet row) throws SQLException {
        return new AnswerCache.Tally(
                row.getLong(1), row.getLong(2), new Cost(row.getLong(3), row.getLong(4), row.getLong(5)));
    }
}
