package dev.assize.cli.judge;

import dev.assize.cli.terminal.ProgressBar;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.runner.ResultSink;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Takes the results of a run as they come: writes them, notes problems, moves the bar. One thread takes them; another may stop it,
 * so a lock guards what is written and its count.
 */
final class RunReport implements ResultSink {

    private final Output output;
    private final @Nullable ProgressBar progress;
    private final ProblemList problems = new ProblemList();
    private final ReentrantLock writing = new ReentrantLock();
    private volatile boolean stopped;
    private volatile long count;

    RunReport(Output output, @Nullable ProgressBar progress) {
        this.output = output;
        this.progress = progress;
    }

    @Override
    public byte[] render(RecordedResult result) {
        return output.render(result);
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // only ever under the lock
    public void accept(RecordedResult result, byte[] rendered) throws IOException {
        writing.lock();
        try {
            if (stopped) {
                return;
            }
            output.write(result, rendered);
            count++;
        } finally {
            writing.unlock();
        }
        problems.add(result);
        if (progress != null) {
            progress.step();
        }
    }

    /**
     * Writes no more results, and tells how many were written. Somebody who does not read them may keep the writer waiting; then nobody
     * waits for it.
     */
    long stop() {
        boolean mine = false;
        try {
            mine = writing.tryLock(1, TimeUnit.SECONDS);
            stopped = true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            if (mine) {
                writing.unlock();
            }
        }
        return count;
    }

    /** What kept cases from being judged. */
    ProblemList problems() {
        return problems;
    }
}
