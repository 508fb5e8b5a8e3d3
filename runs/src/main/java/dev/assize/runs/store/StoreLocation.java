package dev.assize.runs.store;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a store is: an SQLite file, or a PostgreSQL database. Its text form shows no user and no password. */
public final class StoreLocation {

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
     * A file's path, {@code sqlite:PATH}, {@code jdbc:sqlite:PATH}, {@code file:PATH} or {@code jdbc:postgresql://HOST/DATABASE}.
     *
     * @param user for PostgreSQL, unless the address names one; null to leave it to the driver
     * @param password likewise
     */
    public static StoreLocation parse(String text, @Nullable String user, @Nullable String password) {
        if (text.isBlank()) {
            throw new StoreException("a store needs a file or a JDBC address, got nothing");
        }
        for (Dialect dialect : Dialect.values()) {
            Optional<String> address = dialect.address(text);
            if (address.isPresent()) {
                return new StoreLocation(dialect, address.get(), user, password);
            }
        }
        throw new StoreException("runs are stored in an SQLite file or in PostgreSQL (jdbc:postgresql://…), not in "
                + text.split(":", 3)[text.startsWith("jdbc:") ? 1 : 0]);
    }

    public static StoreLocation file(Path file) {
        return new StoreLocation(new SqliteDialect(), file.toString(), null, null);
    }

    /** Whether there is something to open; where nobody can tell without a connection, true. */
    public boolean exists() {
        return dialect.exists(this);
    }

    public Dialect dialect() {
        return dialect;
    }

    /** The file, or the JDBC address; may hold a password. */
    public String address() {
        return address;
    }

    public @Nullable String user() {
        return user;
    }

    public @Nullable String password() {
        return password;
    }

    @Override
    public String toString() {
        return dialect.shown(address);
    }
}
