package dev.assize.cli.judge;

import dev.assize.cli.store.OpenStore;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoredRun;
import java.io.PrintStream;

/**
 * A run that is kept while it goes on. However it ends but by a kill, all that was finished is stored and the user is
 * told how to go on.
 */
final class RecordedSession implements AutoCloseable {

    private final OpenStore store;
    private final StoredRun run;
    private final RunWriter writer;
    private final PrintStream err;
    private final Thread interrupted = new Thread(this::flushAndTell, "assize-interrupted");
    private boolean finished;

    RecordedSession(OpenStore store, StoredRun run, RunWriter writer, PrintStream err) {
        this.store = store;
        this.run = run;
        this.writer = writer;
        this.err = err;
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
        err.println("assize: the run \"" + run.name() + "\" is not finished; go on with: assize resume " + run.name()
                + store.option());
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
