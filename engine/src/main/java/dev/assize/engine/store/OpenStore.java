package dev.assize.engine.store;

import dev.assize.engine.setup.SetupException;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.RunStore;
import dev.assize.runs.store.StoredRun;
import dev.assize.text.NearestName;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** A store that a command has opened; closing it is the command's affair. */
public final class OpenStore implements AutoCloseable {

    private static final int MOST_NAMES = 5;

    private final Database database;
    private final RunStore runs;
    private final boolean usual;

    /** @param usual whether a command finds it without being told where it is */
    OpenStore(Database database, Clock clock, boolean usual) {
        this.database = database;
        this.runs = new RunStore(database, clock);
        this.usual = usual;
    }

    /** What must be said to find this store again; empty when it is found without. */
    public Optional<String> named() {
        return usual ? Optional.empty() : Optional.of(database.location().toString());
    }

    public Database database() {
        return database;
    }

    public RunStore runs() {
        return runs;
    }

    /** Throws {@link SetupException} with the name that was probably meant. */
    public StoredRun require(String name) {
        return runs.find(name).orElseThrow(() -> unknown(name));
    }

    private SetupException unknown(String name) {
        List<String> known = runs.list().stream().map(StoredRun::name).toList();
        String meant = NearestName.hint(
                name,
                known,
                known.isEmpty()
                        ? "it has none yet"
                        : "it has " + String.join(", ", known.subList(0, Math.min(MOST_NAMES, known.size())))
                                + (known.size() > MOST_NAMES ? ", …" : ""));
        return new SetupException("no run is called \"" + name + "\" in " + database.location() + "; " + meant);
    }

    @Override
    public void close() {
        database.close();
    }
}
