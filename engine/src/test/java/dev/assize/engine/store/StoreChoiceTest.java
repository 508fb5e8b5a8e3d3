package dev.assize.engine.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.store.StoreException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreChoiceTest {

    @TempDir
    private Path folder;

    @Test
    void takesWhatIsNamedThenTheEnvironmentThenTheUsualFile() {
        Map<String, String> environment = Map.of("ASSIZE_STORE", "env.db");
        assertThat(choice(environment, "given.db").location()).hasToString("given.db");
        assertThat(choice(environment, null).location()).hasToString("env.db");
        assertThat(choice(Map.of(), null).location())
                .hasToString(Path.of(".assize", "assize.db").toString());
    }

    @Test
    void opensAFileOfResultsOrARun() throws Exception {
        Path results = Files.writeString(folder.resolve("results.jsonl"), "");
        String store = folder.resolve("runs.db").toString();
        StoreChoice choice = choice(Map.of(), store);
        try (OpenRun open = choice.run(results.toString())) {
            assertThat(open.run().name()).isEqualTo("results.jsonl");
            assertThat(open.stored()).isEmpty();
        }
        assertThatThrownBy(() -> choice.run("missing.jsonl"))
                .isInstanceOf(SetupException.class)
                .hasMessage("missing.jsonl: no such file; name a run, or a file of result lines");
        assertThatThrownBy(() -> choice.run("nightly")).isInstanceOf(StoreException.class);
        choice.open().close();
        assertThatThrownBy(() -> choice.run("nightly"))
                .isInstanceOf(SetupException.class)
                .hasMessage("no run is called \"nightly\" in " + store + "; it has none yet");
    }

    private static StoreChoice choice(Map<String, String> variables, @Nullable String named) {
        return new StoreChoice(named, new EngineContext(new Environment(variables), Clock.systemUTC()));
    }
}
