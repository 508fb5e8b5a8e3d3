package dev.assize.runs.store;

import dev.assize.text.ResourceText;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What differs between the databases that can hold a store. Ours are SQLite and PostgreSQL; others are named in
 * {@code META-INF/services/dev.assize.runs.store.Dialect}, and bring the resources of {@link #migration} beside their class.
 */
public interface Dialect {

    /** What a connection is for. */
    enum Access {
        READ,
        WRITE
    }

    /** Lets go of what was locked. */
    @FunctionalInterface
    interface Lock {
        void release() throws IOException, SQLException;
    }

    /** How the names of its resources end: {@code sqlite}. */
    String name();

    /** The address of a store of this kind, as {@link #open} takes it; empty for what is none. */
    Optional<String> address(String text);

    /** An address as anybody may see it: without user, password and what may hold them. */
    String shown(String address);

    Connection open(StoreLocation location, Access access) throws SQLException;

    /** Makes what must be there before a connection is opened, such as the folder of a file. */
    default void prepare(StoreLocation location) {}

    /** Whether there is something to open; where nobody can tell without a connection, true. */
    boolean exists(StoreLocation location);

    /** Selects the name of one of our tables; nothing, or null, when it is not there. */
    String tableQuery(String name);

    /** Called in the transaction that changes the schema: keeps others from changing it at the same time. */
    void prepareForMigration(Statement statement) throws SQLException;

    /** The statements of one step of the schema, divided by semicolons at the ends of lines. */
    default String migration(String step) {
        return ResourceText.beside(getClass(), step + "." + name() + ".sql");
    }

    /** Whether the driver takes decimals as they are; otherwise they are written as floating point numbers. */
    default boolean takesDecimals() {
        return true;
    }

    /** The column that numbers the rows of each table in the order in which they come; empty where there is none. */
    default Optional<String> rowNumber() {
        return Optional.empty();
    }

    /** From now on a commit on this connection waits for the disk, or does not. Called between transactions; at first it waits. */
    default void force(Connection connection, boolean force) throws SQLException {}

    /** Locks one run for this process as long as it lives; empty when another has it. */
    Optional<Lock> lock(StoreLocation location, long run) throws IOException, SQLException;

    /** Every dialect that is known here, those of other jars first and a plain file last. */
    static List<Dialect> values() {
        List<Dialect> all = new ArrayList<>();
        ServiceLoader.load(Dialect.class).forEach(all::add);
        all.add(new PostgresqlDialect());
        all.add(new SqliteDialect());
        return all;
    }
}
