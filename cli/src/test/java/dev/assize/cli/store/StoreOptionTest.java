package dev.assize.cli.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.runs.store.StoreException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class StoreOptionTest {

    @TempDir
    private Path folder;

    @Command(name = "test")
    private static final class Holder {}

    @Test
    void takesTheOptionThenTheEnvironmentThenTheUsualFile() {
        Map<String, String> environment = Map.of("ASSIZE_STORE", "env.db");
        assertThat(option(environment, "--store", "given.db").location()).hasToString("given.db");
        assertThat(option(environment).location()).hasToString("env.db");
        assertThat(option(Map.of()).location())
                .hasToString(Path.of(".assize", "assize.db").toString());
        assertThat(option(environment).isGiven()).isFalse();
    }

    @Test
    void opensAFileOfResultsOrARun() throws Exception {
        Path results = Files.writeString(folder.resolve("results.jsonl"), "");
        String store = folder.resolve("runs.db").toString();
        StoreOption option = option(Map.of(), "--store", store);
        try (OpenRun open = option.run(results.toString())) {
            assertThat(open.run().name()).isEqualTo("results.jsonl");
            assertThat(open.stored()).isEmpty();
        }
        assertThatThrownBy(() -> option.run("missing.jsonl"))
                .isInstanceOf(SetupException.class)
                .hasMessage("missing.jsonl: no such file; name a run, or a file of result lines");
        assertThatThrownBy(() -> option.run("nightly")).isInstanceOf(StoreException.class);
        option.open().close();
        assertThatThrownBy(() -> option.run("nightly"))
                .isInstanceOf(SetupException.class)
                .hasMessage("no run is called \"nightly\" in " + store
                        + "; it has none yet: 'assize judge … --run NAME' makes one");
    }

    private static StoreOption option(Map<String, String> environment, String... arguments) {
        StoreOption option = new StoreOption(new Environment(environment), Clock.systemUTC());
        new CommandLine(new Holder()).addMixin("store", option).parseArgs(arguments);
        return option;
    }
}
