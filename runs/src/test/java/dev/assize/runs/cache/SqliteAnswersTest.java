package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreException;
import dev.assize.runs.store.StoreLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteAnswersTest extends AnswerCacheContract {

    @TempDir
    private Path folder;

    private final List<Database> databases = new ArrayList<>();

    @Override
    AnswerCache open() {
        return new StoredAnswers(database());
    }

    private Database database() {
        Database database = Database.open(StoreLocation.file(folder.resolve("store.db")), Instant.EPOCH);
        databases.add(database);
        return database;
    }

    @AfterEach
    void closeAll() {
        databases.forEach(Database::close);
    }

    @Test
    void isSharedByTwoProcessesWithOneFile() {
        try (AnswerCache one = open();
                AnswerCache other = open()) {
            CacheEntry kept = new CacheEntry(new AnswerKey("a"), "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH);
            one.keep(List.of(kept));
            one.credit("openai/x", 1, Cost.NOTHING);
            one.holdings();
            other.credit("openai/x", 2, Cost.NOTHING);
            assertThat(other.find(List.of(kept.key()))).containsEntry(kept.key(), kept);
            assertThat(other.holdings().get(0).hits()).isEqualTo(3);
        }
    }

    @Test
    void findsWhatAnotherProcessKeptBetweenTwoCommitsOfItsOwn() {
        try (AnswerCache one = open();
                AnswerCache other = open()) {
            CacheEntry kept = new CacheEntry(new AnswerKey("a"), "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH);
            other.keep(
                    List.of(new CacheEntry(new AnswerKey("b"), "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH)));
            one.keep(List.of(kept));
            other.keep(
                    List.of(new CacheEntry(new AnswerKey("c"), "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH)));
            assertThat(other.find(List.of(kept.key()))).containsEntry(kept.key(), kept);
        }
    }

    @Test
    void leavesNobodyWaitingWhereManyCannotKeepTheirs() throws InterruptedException {
        Database database = database();
        StoredAnswers cache = new StoredAnswers(database);
        database.write(connection -> {
            try (java.sql.Statement statement = connection.createStatement()) {
                statement.execute("DROP TABLE kept_answer");
            }
        });
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Callable<Boolean>> work = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                CacheEntry entry =
                        new CacheEntry(new AnswerKey("a" + i), "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH);
                work.add(() -> {
                    cache.credit("openai/x", 1, Cost.NOTHING);
                    try {
                        cache.keep(List.of(entry));
                        return false;
                    } catch (StoreException e) {
                        return true;
                    }
                });
            }
            for (Future<Boolean> told : threads.invokeAll(work, 60, TimeUnit.SECONDS)) {
                assertThat(told).succeedsWithin(Duration.ZERO).isEqualTo(true);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void saysSoWhenAnAnswerCannotBeKept() {
        Database database = database();
        AnswerCache cache = new StoredAnswers(database);
        database.write(connection -> {
            try (java.sql.Statement statement = connection.createStatement()) {
                statement.execute("DROP TABLE kept_answer");
            }
        });
        CacheEntry kept = new CacheEntry(new AnswerKey("a"), "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH);
        assertThatThrownBy(() -> cache.keep(List.of(kept))).isInstanceOf(StoreException.class);
    }
}
