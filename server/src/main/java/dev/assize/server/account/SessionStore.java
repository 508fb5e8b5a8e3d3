package dev.assize.server.account;

import dev.assize.runs.store.Database;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * Sessions of browsers. They are kept in the store, so a restart logs nobody out and two servers know the same;
 * after a power cut somebody may have to log in again. Threads share it.
 */
public final class SessionStore {

    public static final Duration LONGEST = Duration.ofHours(12);

    private final Database database;
    private final Clock clock;

    public SessionStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Returns what the browser keeps as its cookie. */
    public String open(String person) {
        String cookie = SecretToken.make();
        long now = clock.millis();
        database.writeUnforced(connection -> {
            try (PreparedStatement old =
                    connection.prepareStatement("DELETE FROM account_session WHERE until_ms < ?")) {
                old.setLong(1, now);
                old.executeUpdate();
            }
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO account_session (token, person, form_token, until_ms) VALUES (?, ?, ?, ?)")) {
                insert.setString(1, SecretToken.hash(cookie));
                insert.setString(2, person);
                insert.setString(3, SecretToken.make());
                insert.setLong(4, now + LONGEST.toMillis());
                insert.executeUpdate();
            }
        });
        return cookie;
    }

    public Optional<WebSession> find(String cookie) {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT person, form_token FROM account_session WHERE token = ? AND until_ms >= ?")) {
                query.setString(1, SecretToken.hash(cookie));
                query.setLong(2, clock.millis());
                try (ResultSet row = query.executeQuery()) {
                    return row.next()
                            ? Optional.of(new WebSession(row.getString(1), row.getString(2)))
                            : Optional.empty();
                }
            }
        });
    }

    public void close(String cookie) {
        database.writeUnforced(connection -> {
            try (PreparedStatement delete =
                    connection.prepareStatement("DELETE FROM account_session WHERE token = ?")) {
                delete.setString(1, SecretToken.hash(cookie));
                delete.executeUpdate();
            }
        });
    }
}
