package dev.assize.server.account;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.Sql;
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
            Sql.update(connection, "DELETE FROM account_session WHERE until_ms < ?", now);
            Sql.update(
                    connection,
                    "INSERT INTO account_session (token, person, form_token, until_ms) VALUES (?, ?, ?, ?)",
                    SecretToken.hash(cookie),
                    person,
                    SecretToken.make(),
                    now + LONGEST.toMillis());
        });
        return cookie;
    }

    public Optional<WebSession> find(String cookie) {
        return database.read(connection -> Sql.first(
                connection,
                row -> new WebSession(row.getString(1), row.getString(2)),
                "SELECT person, form_token FROM account_session WHERE token = ? AND until_ms >= ?",
                SecretToken.hash(cookie),
                clock.millis()));
    }

    public void close(String cookie) {
        database.writeUnforced(connection ->
                Sql.update(connection, "DELETE FROM account_session WHERE token = ?", SecretToken.hash(cookie)));
    }
}
