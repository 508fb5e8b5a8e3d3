package dev.assize.engine.store;

import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.store.StoredRun;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A run that a command has opened.
 *
 * @param store where it is kept; null for a file of result lines
 */
public record OpenRun(RecordedRun run, @Nullable OpenStore store) implements AutoCloseable {

    /** The run with its plan, its times and its judge; empty for a file of result lines. */
    public Optional<StoredRun> stored() {
        return run instanceof StoredRun stored ? Optional.of(stored) : Optional.empty();
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
    }
}
