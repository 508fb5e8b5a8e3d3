package dev.assize.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A real PostgreSQL for the tests of one class; each test has a schema of its own. Where none can run, the class is skipped. */
final class TestPostgresql implements BeforeAllCallback, AfterAllCallback {

    private @Nullable EmbeddedPostgres database;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        try {
            database = EmbeddedPostgres.builder()
                    .setPGStartupWait(Duration.ofSeconds(60))
                    .start();
        } catch (IllegalStateException e) {
            Assumptions.abort("no PostgreSQL for this platform, so the server is not tested on it: " + e.getMessage());
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (database != null) {
            database.close();
        }
    }

    /** A store of its own for each folder. */
    String store(Path folder) {
        String schema = "t" + Integer.toHexString(folder.toString().hashCode());
        return Objects.requireNonNull(database).getJdbcUrl("postgres", "postgres") + "&currentSchema=" + schema;
    }
}
