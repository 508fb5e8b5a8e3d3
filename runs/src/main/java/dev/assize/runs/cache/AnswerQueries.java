package dev.assize.runs.cache;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks kept answers up with statements that are made once for a connection, because making one takes longer than running it.
 * There is one for each number of keys, which is rounded up so that there are few. For one thread at a time.
 */
final class AnswerQueries {

    private static final String FIND =
            "SELECT key, answerer, asks, content, nanodollars, input_tokens, output_tokens, kept_at_ms,"
                    + " calls, unpriced_calls, counted FROM kept_answer WHERE key IN (";

    private final Map<Integer, PreparedStatement> byPlaces = new HashMap<>();
    private @Nullable Connection made;

    Map<AnswerKey, CacheEntry> find(Connection connection, List<AnswerKey> keys) throws SQLException {
        int places = keys.size() <= 1 ? 1 : Integer.highestOneBit(keys.size() - 1) * 2;
        PreparedStatement select = statement(connection, places);
        for (int i = 0; i < places; i++) {
            select.setString(i + 1, keys.get(Math.min(i, keys.size() - 1)).hash());
        }
        Map<AnswerKey, CacheEntry> found = new LinkedHashMap<>();
        try (ResultSet row = select.executeQuery()) {
            while (row.next()) {
                AnswerKey key = new AnswerKey(row.getString(1));
                Cost worth = new Cost(row.getLong(5), row.getLong(6), row.getLong(7));
                Instant at = Instant.ofEpochMilli(row.getLong(8));
                CacheEntry.CallUsage usage =
                        new CacheEntry.CallUsage(row.getLong(9), row.getLong(10), row.getLong(11) != 0);
                found.put(
                        key,
                        new CacheEntry(key, row.getString(2), row.getString(3), row.getString(4), worth, at, usage));
            }
        }
        return found;
    }

    private PreparedStatement statement(Connection connection, int places) throws SQLException {
        if (made != connection) {
            forget();
            made = connection;
        }
        PreparedStatement known = byPlaces.get(places);
        if (known == null) {
            known = connection.prepareStatement(FIND + String.join(", ", Collections.nCopies(places, "?")) + ")");
            byPlaces.put(places, known);
        }
        return known;
    }

    private void forget() {
        for (PreparedStatement statement : byPlaces.values()) {
            try {
                statement.close();
            } catch (SQLException ignored) {
                // Its connection is gone, and it with it.
            }
        }
        byPlaces.clear();
    }
}
