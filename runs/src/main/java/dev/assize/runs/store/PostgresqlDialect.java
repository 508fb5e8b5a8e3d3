package dev.assize.runs.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/** A store in a PostgreSQL database. */
final class PostgresqlDialect implements Dialect {

    private static final Pattern USER_INFO = Pattern.compile("//[^/?#]*@");
    private static final String SCHEMA = "assize";
    private static final long MIGRATION_LOCK = 0x617373697a65L;

    @Override
    public String name() {
        return "postgresql";
    }

    @Override
    public Optional<String> address(String text) {
        if (text.startsWith("postgresql:") || text.startsWith("postgres:")) {
            throw new StoreException("a PostgreSQL store is given as jdbc:postgresql://HOST/DATABASE, with user and"
                    + " password as ?user=…&password=… or in the environment");
        }
        return text.startsWith("jdbc:postgresql:") ? Optional.of(text) : Optional.empty();
    }

    @Override
    public String shown(String address) {
        int query = address.indexOf('?');
        return USER_INFO
                .matcher(query < 0 ? address : address.substring(0, query))
                .replaceFirst("//");
    }

    @Override
    public Connection open(StoreLocation location, Access access) throws SQLException {
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
    public void force(Connection connection, boolean force) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET synchronous_commit = " + (force ? "on" : "off"));
        }
    }

    @Override
    public boolean exists(StoreLocation location) {
        return true;
    }

    @Override
    public String tableQuery(String name) {
        return "SELECT to_regclass('" + name + "')";
    }

    @Override
    public void prepareForMigration(Statement statement) throws SQLException {
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

    /** A lock of the session, so that the server lets go of it when the connection is gone. */
    @Override
    public Optional<Lock> lock(StoreLocation location, long run) throws SQLException {
        Connection connection = open(location, Access.READ);
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || '/run/' || ?::bigint, 0))")) {
            query.setLong(1, run);
            try (ResultSet row = query.executeQuery()) {
                if (row.next() && row.getBoolean(1)) {
                    return Optional.of(() -> release(connection));
                }
            }
        }
        connection.close();
        return Optional.empty();
    }

    /** The server notices a closed connection a moment later; whoever goes on at once must not find the lock still held. */
    private static void release(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_unlock_all()");
        } finally {
            connection.close();
        }
    }
}
