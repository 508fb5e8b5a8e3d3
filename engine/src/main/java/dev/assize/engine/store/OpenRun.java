package dev.assize.engine.store;

import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.store.SourceFingerprint;
import dev.assize.runs.store.StoredRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
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

    /** The files that the run was judged from, which it needs to go on; none where nobody knows. */
    public List<Path> caseFiles() {
        return stored().flatMap(StoredRun::findPlan).stream()
                .flatMap(plan -> plan.sources().stream())
                .map(SourceFingerprint::path)
                .filter(Objects::nonNull)
                .map(Path::of)
                .toList();
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
    }
}
