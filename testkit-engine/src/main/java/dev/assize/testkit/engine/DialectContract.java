package dev.assize.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.Assize;
import dev.assize.engine.JudgedRun;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.Dialect;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.RunStore;
import dev.assize.runs.store.StoreLocation;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What holds for every database that can hold a store. */
public abstract class DialectContract {

    /** The address of a store that is not there yet, as a user writes it; another one each time. */
    protected abstract String newStore();

    private static StoreLocation location(String store) {
        return StoreLocation.parse(store, null, null);
    }

    @Test
    void keepsARunAndGivesItBack() throws IOException, InterruptedException {
        String store = newStore();
        JudgedRun judged = Assize.judge("reference-coverage")
                .keptAs("nightly")
                .inStore(store)
                .over(List.of(Json.object()
                        .put("reference", "The office opens at nine.")
                        .put("output_text", "It opens at nine.")))
                .run();
        try (Database database = Database.openExisting(location(store), Instant.EPOCH)) {
            RunStore runs = new RunStore(database, Clock.systemUTC());
            StoredRun run = runs.find("nightly").orElseThrow();
            assertThat(run.state()).isEqualTo(RunState.FINISHED);
            List<RecordedResult> kept = new ArrayList<>();
            run.forEach((RecordedCase recorded) -> kept.add(recorded.result()));
            assertThat(kept)
                    .extracting(result -> Json.write(result.line()))
                    .isEqualTo(judged.results().stream()
                            .map(result -> Json.write(result.line()))
                            .toList());
            runs.delete(run);
            assertThat(runs.list()).isEmpty();
        }
    }

    @Test
    void locksARunForOne() throws IOException, SQLException {
        StoreLocation location = location(newStore());
        try (Database database = Database.open(location, Instant.EPOCH)) {
            Dialect dialect = database.location().dialect();
            Dialect.Lock held = dialect.lock(location, 7).orElseThrow();
            assertThat(dialect.lock(location, 7)).isEmpty();
            held.release();
            Optional<Dialect.Lock> again = dialect.lock(location, 7);
            assertThat(again).isPresent();
            again.orElseThrow().release();
        }
    }

    @Test
    void showsNoPassword() {
        StoreLocation location = location(newStore());
        assertThat(location.toString()).doesNotContain("password").doesNotContain("secret");
    }
}
