package dev.assize.engine.run;

import dev.assize.engine.store.OpenStore;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoredRun;

/**
 * A run that is kept while it goes on. However it ends but by a kill, all that was finished is stored, and somebody
 * is told that it can go on.
 */
final class RecordedSession implements AutoCloseable {

    private final OpenStore store;
    private final StoredRun run;
    private final RunWriter writer;
    private final RunEvents events;
    private final Thread interrupted = new Thread(this::flushAndTell, "assize-interrupted");
    private boolean finished;

    RecordedSession(OpenStore store, StoredRun run, RunWriter writer, RunEvents events) {
        this.store = store;
        this.run = run;
        this.writer = writer;
        this.events = events;
        Runtime.getRuntime().addShutdownHook(interrupted);
    }

    Ledger ledger() {
        return writer;
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

    private void tell() {
        events.unfinished(run.name(), store);
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
