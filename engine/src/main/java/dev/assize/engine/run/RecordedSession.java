package dev.assize.engine.run;

import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.SourceFingerprint;
import dev.assize.runs.store.StoredRun;
import java.util.ArrayList;
import java.util.List;

/**
 * A run that is kept while it goes on. However it ends but by a kill, all that was finished is stored, and somebody
 * is told that it can go on.
 */
final class RecordedSession implements AutoCloseable {

    private final OpenStore store;
    private final StoredRun run;
    private final List<SourceFingerprint> fingerprints;
    private final RunWriter writer;
    private final RunEvents events;
    private final Thread interrupted = new Thread(this::flushAndTell, "assize-interrupted");
    private boolean finished;

    /** @param fingerprints the files of cases as they were when the run began */
    RecordedSession(
            OpenStore store, StoredRun run, List<SourceFingerprint> fingerprints, RunWriter writer, RunEvents events) {
        this.store = store;
        this.run = run;
        this.fingerprints = List.copyOf(fingerprints);
        this.writer = writer;
        this.events = events;
        Runtime.getRuntime().addShutdownHook(interrupted);
    }

    Ledger ledger() {
        return writer;
    }

    /** Which files are not what they were when the run began, by their whole contents. */
    List<String> changes(List<DataSource> sources) {
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < fingerprints.size(); i++) {
            SourceFingerprint then = fingerprints.get(i);
            if (then.isSealed() && !then.sameContent(SourceFingerprint.of(sources.get(i)))) {
                changes.add(then.name() + " is not what it was when the run began");
            }
        }
        return changes;
    }

    /** Every case has its result. */
    void finish() throws InterruptedException {
        writer.flush();
        store.runs().finish(run);
        finished = true;
    }

    private void flushAndTell() {
        writer.close();
        tell();
    }

    /** A run that was finished before, and was only asked to go on, still is. */
    private void tell() {
        boolean unfinished = store.runs()
                .find(run.name())
                .filter(now -> now.state() == RunState.UNFINISHED)
                .isPresent();
        if (unfinished) {
            events.unfinished(run.name(), store);
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(interrupted);
        } catch (IllegalStateException e) {
            // The process is being ended, and the hook does what is left to do.
            return;
        }
        writer.close();
        if (!finished) {
            tell();
        }
    }
}
