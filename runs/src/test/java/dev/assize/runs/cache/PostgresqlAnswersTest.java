package dev.assize.runs.cache;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** On a real PostgreSQL that the test starts; each test has a schema of its own. */
@Tag("slow")
class PostgresqlAnswersTest extends AnswerCacheContract {

    private static final AtomicInteger SCHEMAS = new AtomicInteger();

    private static @Nullable EmbeddedPostgres server;

    private final List<Database> databases = new ArrayList<>();

    @BeforeAll
    static void start() throws IOException {
        try {
            server = EmbeddedPostgres.builder()
                    .setPGStartupWait(Duration.ofSeconds(60))
                    .start();
        } catch (IllegalStateException e) {
            Assumptions.abort("no PostgreSQL for this platform, so its cache is not tested here: " + e.getMessage());
        }
    }

    @AfterAll
    static void stop() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @Override
    AnswerCache open() {
        String url = Objects.requireNonNull(server).getJdbcUrl("postgres", "postgres");
        Database database = Database.open(
                StoreLocation.parse(url + "&currentSchema=test_" + SCHEMAS.incrementAndGet(), null, null),
                Instant.EPOCH);
        databases.add(database);
        return new StoredAnswers(database);
    }

    @AfterEach
    void closeAll() {
        databases.forEach(Database::close);
    }
}
