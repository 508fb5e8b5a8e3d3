package dev.assize.runs.store;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a store is: an SQLite file, or a PostgreSQL database. Its text form shows no user and no password. */
public final class StoreLocation {

    private static final Pattern SQLITE = Pattern.compile("^(?:jdbc:)?sqlite:(?://(?=/))?");
    private static final Pattern USER_INFO = Pattern.compile("//[^/?#]*@");

    private final Dialect dialect;
    private final String address;
    private final @Nullable String user;
    private final @Nullable String password;

    private StoreLocation(Dialect dialect, String address, @Nullable String user, @Nullable String password) {
        this.dialect = dialect;
        this.address = address;
        this.user = user;
        this.password = password;
    }

    /**
     * A file's path, {@code sqlite:PATH}, {@code jdbc:sqlite:PATH} or {@code jdbc:postgresql://HOST/DATABASE}.
     *
     * @param user for PostgreSQL, unless the address names one; null to leave it to the driver
     * @param password likewise
     */
    public static StoreLocation parse(String text, @Nullable String user, @Nullable String password) {
        if (text.startsWith("jdbc:postgresql:")) {
            return new StoreLocation(Dialect.POSTGRESQL, text, user, password);
        }
        if (text.startsWith("postgresql:") || text.startsWith("postgres:")) {
            throw new StoreException("a PostgreSQL store is given as jdbc:postgresql://HOST/DATABASE, with user and"
                    + " password as ?user=…&password=… or in the environment");
        }
        String file = SQLITE.matcher(text).replaceFirst("");
        if (file.startsWith("jdbc:")) {
            throw new StoreException("runs are stored in an SQLite file or in PostgreSQL (jdbc:postgresql://…), not in "
                    + file.split(":", 3)[1]);
        }
        if (file.isBlank()) {
            throw new StoreException("a store needs a file or a JDBC address, got nothing");
        }
        return file(Path.of(file));
    }

    public static StoreLocation file(Path file) {
        return new StoreLocation(Dialect.SQLITE, file.toString(), null, null);
    }

    /** Whether there is something to open; where nobody can tell without a connection, true. */
    public boolean exists() {
        return dialect.exists(this);
    }

    Dialect dialect() {
        return dialect;
    }

    /** The file, or the JDBC address; may hold a password. */
    String address() {
        return address;
    }

    @Nullable
    String user() {
        return user;
    }

    @Nullable
    String password() {
        return password;
    }

    @Override
    public String toString() {
        int query = address.indexOf('?');
        boolean isFile = dialect == Dialect.SQLITE;
        String bare = isFile || query < 0 ? address : address.substring(0, query);
        return isFile ? bare : USER_INFO.matcher(bare).replaceFirst("//");
    }
}
