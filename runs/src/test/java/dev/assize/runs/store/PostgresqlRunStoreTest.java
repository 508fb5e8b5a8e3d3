package dev.assize.runs.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** On a real PostgreSQL that the test starts; each test has a schema of its own. */
@Tag("slow")
class PostgresqlRunStoreTest extends RunStoreContract {

    private static final AtomicInteger SCHEMAS = new AtomicInteger();

    private static @Nullable EmbeddedPostgres server;

    @BeforeAll
    static void start() throws IOException {
        try {
            server = EmbeddedPostgres.builder()
                    .setPGStartupWait(Duration.ofSeconds(60))
                    .start();
        } catch (IllegalStateException e) {
            Assumptions.abort("no PostgreSQL for this platform, so its store is not tested here: " + e.getMessage());
        }
    }

    @AfterAll
    static void stop() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @Override
    StoreLocation newLocation() {
        String url = Objects.requireNonNull(server).getJdbcUrl("postgres", "postgres");
        return StoreLocation.parse(url + "&currentSchema=test_" + SCHEMAS.incrementAndGet(), null, null);
    }
}
