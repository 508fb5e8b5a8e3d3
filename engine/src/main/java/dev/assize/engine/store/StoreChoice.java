package dev.assize.engine.store;

import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.record.ResultsFolder;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where runs are kept: where somebody says, where the variable ASSIZE_STORE says, or in the usual file.
 *
 * @param named what somebody says; null when nobody does
 */
public record StoreChoice(@Nullable String named, EngineContext context) {

    private static final Path USUAL_FOLDER = Path.of(".assize");
    private static final Path USUAL_FILE = USUAL_FOLDER.resolve("assize.db");

    /** User and password for PostgreSQL come from its address, or from the environment. */
    public StoreLocation location() {
        Environment environment = context.environment();
        String text = named != null ? named : environment.find("ASSIZE_STORE").orElse(USUAL_FILE.toString());
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
        OpenStore open = opened(Database.open(location, context.clock().instant()));
        if (location.toString().equals(USUAL_FILE.toString())) {
            hideFromGit();
        }
        return open;
    }

    /** Throws when there is no store. */
    public OpenStore openExisting() {
        return opened(Database.openExisting(location(), context.clock().instant()));
    }

    private OpenStore opened(Database database) {
        return new OpenStore(database, context.clock(), named == null);
    }

    /** A run by its name in the store, or a file or folder of result lines; whatever is there as a file is one. */
    public OpenRun run(String argument) {
        if (Files.isDirectory(Path.of(argument))) {
            return new OpenRun(ResultsFolder.of(Path.of(argument)), null);
        }
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
                Files.writeString(ignore, "*\n");
            }
        } catch (IOException e) {
            // The store itself could be made, and that is what counts.
            return;
        }
    }
}
