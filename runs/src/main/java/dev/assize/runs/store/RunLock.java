package dev.assize.runs.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** The right to write one run. One process at a time has it, and loses it when it ends, however it ends. */
final class RunLock implements AutoCloseable {

    /** What holds the claim as long as it is open. */
    @FunctionalInterface
    private interface Held {
        void release() throws IOException, SQLException;
    }

    private final Held held;

    private RunLock(Held held) {
        this.held = held;
    }

    /** Throws {@link StoreException} when somebody else writes the run. */
    static RunLock of(Database database, StoredRun run) {
        StoreLocation location = database.location();
        try {
            Optional<Held> held =
                    location.dialect() == Dialect.SQLITE ? onFile(location, run.key()) : onServer(location, run.key());
            return new RunLock(held.orElseThrow(() -> new StoreException("the run \"" + run.name() + "\" in " + location
                    + " is being written by another process; wait until that ends")));
        } catch (IOException | SQLException e) {
            throw new StoreException(location + ": " + e.getMessage(), e);
        }
    }

    /** One byte for each run in a file beside the store; SQLite has locks of its own on the store itself. */
    private static Optional<Held> onFile(StoreLocation location, long run) throws IOException {
        Path file = Path.of(location.address() + "-lock");
        OwnerOnly.create(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock(run, 1, false) != null) {
                return Optional.of(channel::close);
            }
        } catch (OverlappingFileLockException e) {
            // This very process has it.
            channel.close();
            return Optional.empty();
        }
        channel.close();
        return Optional.empty();
    }

    /** A lock of the session, so that the server lets go of it when the connection is gone. */
    private static Optional<Held> onServer(StoreLocation location, long run) throws SQLException {
        Connection connection = location.dialect().open(location, Dialect.Access.READ);
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || '/run/' || ?::bigint, 0))")) {
            query.setLong(1, run);
            try (ResultSet row = query.executeQuery()) {
                if (row.next() && row.getBoolean(1)) {
                    return Optional.of(connection::close);
                }
            }
        }
        connection.close();
        return Optional.empty();
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
