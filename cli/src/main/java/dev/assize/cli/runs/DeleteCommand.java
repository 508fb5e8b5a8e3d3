package dev.assize.cli.runs;

import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.store.StoredRun;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Deletes runs. */
@Command(
        name = "delete",
        description =
                "Delete runs with all their results. An SQLite file keeps its size and uses the room for later runs.")
final class DeleteCommand implements Runnable {

    @Parameters(arity = "1..*", paramLabel = "RUN", description = "Runs that 'assize runs' lists.")
    private List<String> names = List.of();

    @Mixin
    private final StoreOption store;

    private final Streams streams;

    DeleteCommand(EngineContext context, Streams streams) {
        this.store = new StoreOption(context);
        this.streams = streams;
    }

    @Override
    public void run() {
        try (OpenStore open = store.openExisting()) {
            // A name that is wrong should leave the right ones alone.
            List<StoredRun> runs = names.stream().distinct().map(open::require).toList();
            for (StoredRun run : runs) {
                open.runs().delete(run);
                streams.note("deleted the run \"" + run.name() + "\"");
            }
        }
    }
}
