package dev.assize.cli.store;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenRun;
import dev.assize.engine.store.OpenStore;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.store.StoreLocation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where runs are kept, as a user says it: on the command line, in the environment, or not at all. */
@Grouped(HelpGroup.RUNS)
public final class StoreOption {

    @Option(
            names = "--store",
            paramLabel = "STORE",
            description = "Where runs are kept: an SQLite file, or jdbc:postgresql://HOST/DATABASE."
                    + " Default: ASSIZE_STORE in the environment, otherwise .assize/assize.db.")
    private @Nullable String store;

    private final EngineContext context;

    public StoreOption(EngineContext context) {
        this.context = context;
    }

    /** Whether the command line names a store. */
    public boolean isGiven() {
        return store != null;
    }

    public StoreChoice choice() {
        return new StoreChoice(store, context);
    }

    public StoreLocation location() {
        return choice().location();
    }

    /** Throws when there is no store. */
    public OpenStore openExisting() {
        return choice().openExisting();
    }

    /** A run by its name in the store, or a file of result lines; whatever is there as a file is one. */
    public OpenRun run(String argument) {
        return choice().run(argument);
    }

    /** Of arguments that name runs or files, those that are files or folders. */
    public static List<Path> files(Collection<String> arguments) {
        return arguments.stream()
                .filter(argument -> !argument.equals(DataSource.STANDARD_INPUT))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    /** What another command on this store must be given, with a blank before it; empty when nothing. */
    public static String flag(OpenStore store) {
        return store.named().map(named -> " --store " + named).orElse("");
    }
}
