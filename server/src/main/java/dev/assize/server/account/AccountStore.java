package dev.assize.server.account;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.Sql;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The accounts of a store. Threads share it: the database is safe for them. */
public final class AccountStore {

    private static final String COLUMNS = "name, role, password, token";

    private final Database database;
    private final Clock clock;

    public AccountStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public List<Account> list() {
        return database.read(connection ->
                Sql.list(connection, AccountStore::account, "SELECT " + COLUMNS + " FROM account ORDER BY name"));
    }

    public boolean isEmpty() {
        return list().isEmpty();
    }

    public Optional<Account> find(String name) {
        return one("name", name);
    }

    /** Whose token this is. */
    public Optional<Account> byToken(String token) {
        return one("token", SecretToken.hash(token));
    }

    private Optional<Account> one(String column, String value) {
        return database.read(connection -> Sql.first(
                connection,
                AccountStore::account,
                "SELECT " + COLUMNS + " FROM account WHERE " + column + " = ?",
                value));
    }

    private static Account account(ResultSet row) throws SQLException {
        String role = row.getString(2);
        return new Account(
                row.getString(1),
                Role.find(role).orElseThrow(() -> new SQLException("no role is called \"" + role + "\"")),
                row.getString(3),
                row.getString(4) != null);
    }

    /**
     * Makes an account; false when the name is taken.
     *
     * @param password as {@link PasswordHash} writes it; null for one that only has a token
     */
    public boolean add(String name, Role role, @Nullable String password) {
        return changed(
                "INSERT INTO account (name, role, password, made_at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING",
                Account.requireName(name),
                role.word(),
                password,
                Sql.moment(clock.instant()));
    }

    /** False when there is no such account. Whoever is logged in as it is logged out. */
    public boolean remove(String name) {
        endSessions(name);
        return changed("DELETE FROM account WHERE name = ?", name);
    }

    /** As {@link #remove}, all sessions end. */
    public boolean changePassword(String name, String password) {
        endSessions(name);
        return changed("UPDATE account SET password = ? WHERE name = ?", password, name);
    }

    public boolean changeRole(String name, Role role) {
        return changed("UPDATE account SET role = ? WHERE name = ?", role.word(), name);
    }

    /** A new token for the API, which is told once; an earlier one is void. Empty when there is no such account. */
    public Optional<String> makeToken(String name) {
        String token = SecretToken.make();
        return changed("UPDATE account SET token = ? WHERE name = ?", SecretToken.hash(token), name)
                ? Optional.of(token)
                : Optional.empty();
    }

    private void endSessions(String name) {
        changed("DELETE FROM account_session WHERE person = ?", name);
    }

    private boolean changed(String sql, @Nullable Object... values) {
        return database.compute(connection -> Sql.update(connection, sql, values)) > 0;
    }
}
