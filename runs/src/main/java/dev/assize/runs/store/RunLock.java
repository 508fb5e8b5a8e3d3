package dev.assize.runs.store;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;

/** The right to write one run. One process at a time has it, and loses it when it ends, however it ends. */
final class RunLock implements AutoCloseable {

    private final Dialect.Lock held;

    private RunLock(Dialect.Lock held) {
        this.held = held;
    }

    /** Throws {@link StoreException} when somebody else writes the run. */
    static RunLock of(Database database, StoredRun run) {
        StoreLocation location = database.location();
        try {
            Optional<Dialect.Lock> held = location.dialect().lock(location, run.key());
            return new RunLock(held.orElseThrow(() -> new StoreException("the run \"" + run.name() + "\" in " + location
                    + " is being written by another process; wait until that ends")));
        } catch (IOException | SQLException e) {
            throw new StoreException(location + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            held.release();
        } catch (IOException | SQLException e) {
            // It ends with the process at the latest.
            return;
        }
    }
}
