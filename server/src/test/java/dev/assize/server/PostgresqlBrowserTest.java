package dev.assize.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;

/** On a real PostgreSQL that the test starts; each test has a schema of its own. */
class PostgresqlBrowserTest extends BrowserContract {

    private static @Nullable EmbeddedPostgres database;

    @BeforeAll
    static void startDatabase() throws IOException {
        try {
            database = EmbeddedPostgres.builder()
                    .setPGStartupWait(Duration.ofSeconds(60))
                    .start();
        } catch (IllegalStateException e) {
            Assumptions.abort("no PostgreSQL for this platform, so pages are not tested on it: " + e.getMessage());
        }
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        if (database != null) {
            database.close();
        }
    }

    @Override
    String store(Path folder) {
        String schema = "t" + Integer.toHexString(folder.toString().hashCode());
        return Objects.requireNonNull(database).getJdbcUrl("postgres", "postgres") + "&currentSchema=" + schema;
    }
}
