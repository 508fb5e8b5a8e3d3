package dev.assize.runs.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;

/** A store in one file. */
final class SqliteDialect implements Dialect {

    private static final Pattern PREFIX = Pattern.compile("^(?:(?:jdbc:)?sqlite|file):(?://(?=/))?");
    private static final Pattern ELSEWHERE = Pattern.compile("^(?:jdbc:|[A-Za-z][A-Za-z0-9+.-]+://)");
    private static final int BUSY_MILLIS = 60_000;
    private static final int SQLITE_BUSY = 5;
    private static final int MOST_ATTEMPTS = 300;
    private static final long PAUSE_NANOS = 100_000_000;
    private static final int CACHE_KILOBYTES = 16 * 1024;

    /** Pages in the log before they are moved to their places, 32 MB: most are written again meanwhile, and are then moved once. */
    private static final int PAGES_IN_LOG = 8192;

    @Override
    public String name() {
        return "sqlite";
    }

    /** Whatever is no address of another kind is the path of a file. */
    @Override
    public Optional<String> address(String text) {
        String file = PREFIX.matcher(text).replaceFirst("");
        return ELSEWHERE.matcher(file).find() || file.isBlank() ? Optional.empty() : Optional.of(file);
    }

    @Override
    public String shown(String address) {
        return address;
    }

    @Override
    public void prepare(StoreLocation location) {
        Path file = Path.of(location.address());
        if (Files.isDirectory(file)) {
            throw new StoreException(location + ": is a folder; name a file in it");
        }
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (folder != null) {
                OwnerOnlyFiles.createFolder(folder);
            }
        } catch (IOException e) {
            throw new StoreException(location + ": its folder cannot be made: " + e.getMessage(), e);
        }
        OwnerOnlyFiles.create(file);
    }

    @Override
    public boolean takesDecimals() {
        // Its driver would write a decimal as text.
        return false;
    }

    @Override
    public Optional<String> rowNumber() {
        return Optional.of("rowid");
    }

    @Override
    public Connection open(StoreLocation location, Access access) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // A commit that was reported survives a power cut too; results come in batches, so that it costs little.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setCacheSize(-CACHE_KILOBYTES);
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, Integer.toString(PAGES_IN_LOG));
        // A writer takes its lock at the start: one that reads first and then writes could be turned away at once.
        config.setTransactionMode(
                access == Access.WRITE
                        ? SQLiteConfig.TransactionMode.IMMEDIATE
                        : SQLiteConfig.TransactionMode.DEFERRED);
        return patiently(driverAddress(location), config.toProperties());
    }

    /** From the root on: what begins with ":memory:" or "file:" would be no file, or another one, to the driver. */
    static String driverAddress(StoreLocation location) {
        return "jdbc:sqlite:" + Path.of(location.address()).toAbsolutePath();
    }

    /** In the mode of a write-ahead log NORMAL keeps the file sound, and the last transactions all but through a power cut. */
    @Override
    public void force(Connection connection, boolean force) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA synchronous = " + (force ? "FULL" : "NORMAL"));
        }
    }

    /** A new file is made ready by whoever comes first, and SQLite turns the others away meanwhile, without waiting. */
    private static Connection patiently(String address, Properties properties) throws SQLException {
        SqliteLibrary.prepare();
        for (int attempt = 1; ; attempt++) {
            try {
                // To ask the manager of drivers would load all drivers there are.
                return JDBC.createConnection(address, properties);
            } catch (SQLException e) {
                if (e.getErrorCode() != SQLITE_BUSY || attempt == MOST_ATTEMPTS) {
                    throw e;
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    @Override
    public boolean exists(StoreLocation location) {
        return Files.exists(Path.of(location.address()));
    }

    @Override
    public String tableQuery(String name) {
        return "SELECT name FROM sqlite_master WHERE type = 'table' AND name = '" + name + "'";
    }

    @Override
    public void prepareForMigration(Statement statement) throws SQLException {
        // The transaction itself holds the only write lock there is.
        try (ResultSet tables = statement.executeQuery(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                        + " AND NOT EXISTS (SELECT 1 FROM sqlite_master WHERE name = '" + Migrations.TABLE
                        + "') LIMIT 1")) {
            if (tables.next()) {
                throw new SQLException("it is an SQLite file of another program (with a table \"" + tables.getString(1)
                        + "\"); name another file");
            }
        }
    }

    /** One byte for each run in a file beside the store; SQLite has locks of its own on the store itself. */
    @Override
    public Optional<Lock> lock(StoreLocation location, long run) throws IOException {
        Path file = Path.of(location.address() + "-lock");
        OwnerOnlyFiles.create(file);
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
}
