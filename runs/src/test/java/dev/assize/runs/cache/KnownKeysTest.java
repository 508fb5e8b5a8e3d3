package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownKeysTest {

    private static final AnswerKey ONE = new AnswerKey("one");
    private static final AnswerKey OTHER = new AnswerKey("other");

    @TempDir
    private Path folder;

    private final AtomicLong nanos = new AtomicLong();
    private final List<Database> databases = new ArrayList<>();
    private Database mine;
    private KnownKeys known;

    @BeforeEach
    void open() {
        mine = database();
        known = new KnownKeys(mine, nanos::get);
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
    void knowsNothingBeforeItHasLooked() {
        assertThat(known.mayBeKept(ONE)).isTrue();
        mine.write(known::learn);
        assertThat(known.mayBeKept(ONE)).isFalse();
    }

    @Test
    void learnsWhatIsThereAndWhatOthersAdd() {
        keep(database(), ONE);
        mine.write(known::learn);
        assertThat(known.mayBeKept(ONE)).isTrue();
        assertThat(known.mayBeKept(OTHER)).isFalse();
        keep(database(), OTHER);
        mine.write(known::learn);
        assertThat(known.mayBeKept(OTHER)).isTrue();
    }

    @Test
    void isNotTrustedForLong() {
        mine.write(known::learn);
        nanos.set(Duration.ofSeconds(2).toNanos());
        assertThat(known.mayBeKept(ONE)).isTrue();
    }

    @Test
    void learnsAnewWhatWasRolledBackOrForgotten() {
        mine.write(connection -> {
            known.learn(connection);
            known.wrote(connection);
        });
        known.forget();
        assertThat(known.mayBeKept(ONE)).isTrue();
        keep(database(), ONE);
        mine.write(known::learn);
        assertThat(known.mayBeKept(ONE)).isTrue();
        assertThat(known.mayBeKept(OTHER)).isFalse();
    }

    @Test
    void leavesStoresWithManyAnswersToTheDatabase() {
        AnswerKey[] many = new AnswerKey[20_001];
        for (int i = 0; i < many.length; i++) {
            many[i] = new AnswerKey("many" + i);
        }
        keep(database(), many);
        mine.write(known::learn);
        assertThat(known.mayBeKept(ONE)).isTrue();
    }

    private static void keep(Database database, AnswerKey... keys) {
        List<CacheEntry> answers = new ArrayList<>();
        for (AnswerKey key : keys) {
            answers.add(new CacheEntry(key, "openai/x", "asks", "{}", Cost.NOTHING, Instant.EPOCH));
        }
        new StoredAnswers(database).keep(answers);
    }
}
