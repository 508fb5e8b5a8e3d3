package dev.assize.cli.store;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where runs are kept, as a user says it: on the command line, in the environment, or not at all. */
public final class StoreOption {

    private static final Path USUAL_FOLDER = Path.of(".assize");
    private static final Path USUAL_FILE = USUAL_FOLDER.resolve("assize.db");

    @Option(
            names = "--store",
            paramLabel = "STORE",
            description = "Where runs are kept: an SQLite file, or jdbc:postgresql://HOST/DATABASE."
                    + " Default: ASSIZE_STORE in the environment, otherwise .assize/assize.db.")
    private @Nullable String store;

    private final Environment environment;
    private final Clock clock;

    public StoreOption(Environment environment, Clock clock) {
        this.environment = environment;
        this.clock = clock;
    }

    /** Whether the command line names a store. */
    public boolean isGiven() {
        return store != null;
    }

    /** User and password for PostgreSQL come from its address, or from the environment. */
    public StoreLocation location() {
        String text = store != null ? store : environment.find("ASSIZE_STORE").orElse(USUAL_FILE.toString());
        return StoreLocation.parse(
                text,
                environment.find("ASSIZE_STORE_USER").orElse(null),
                environment.find("ASSIZE_STORE_PASSWORD").orElse(null));
    }

    /** Whether there is a store already; where nobody can tell without a connection, true. */
    public boolean exists() {
        return location().exists();
    }

    /** Makes the store when it is not there. */
    public OpenStore open() {
        StoreLocation location = location();
        if (location.toString().equals(USUAL_FILE.toString())) {
            hideFromGit();
        }
        return new OpenStore(Database.open(location, clock.instant()), clock, store == null);
    }

    /** Throws when there is no store. */
    public OpenStore openExisting() {
        return new OpenStore(Database.openExisting(location(), clock.instant()), clock, store == null);
    }

    /** A run by its name in the store, or a file of result lines; whatever is there as a file is one. */
    public OpenRun run(String argument) {
        if (argument.equals(DataSource.STANDARD_INPUT) || Files.exists(Path.of(argument))) {
            return new OpenRun(new ResultsFile(DataSource.of(argument)), null);
        }
        if (argument.contains("/") || argument.endsWith(".jsonl") || argument.endsWith(".json")) {
            throw new SetupException(argument + ": no such file; name a run, or a file of result lines");
        }
        OpenStore open = openExisting();
        try {
            return new OpenRun(open.require(argument), open);
        } catch (RuntimeException e) {
            open.close();
            throw e;
        }
    }

    /** Cases are often not for everybody, and a commit should not take them along by accident. */
    private static void hideFromGit() {
        try {
            Path ignore = USUAL_FOLDER.resolve(".gitignore");
            if (!Files.exists(ignore)) {
                Files.createDirectories(USUAL_FOLDER);
                Files.writeString(ignore, "*\n");
            }
        } catch (IOException e) {
            throw new SetupException(
                    USUAL_FOLDER + ": cannot be made: " + e.getMessage() + "; name another place with --store FILE");
        }
    }
}
