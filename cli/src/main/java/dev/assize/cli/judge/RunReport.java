package dev.assize.cli.judge;

import dev.assize.cli.terminal.ProgressBar;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.runner.ResultSink;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Takes the results of a run as they come: writes them, notes problems, moves the bar. */
final class RunReport implements ResultSink {

    private final Output output;
    private final @Nullable ProgressBar progress;
    private final ProblemList problems = new ProblemList();
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
    public void accept(RecordedResult result, byte[] rendered) throws IOException {
        output.write(result, rendered);
        countOne();
        problems.add(result);
        if (progress != null) {
            progress.step();
        }
    }

    /** One thread takes results, another may ask how many there were. */
    @SuppressWarnings("NonAtomicVolatileUpdate")
    private void countOne() {
        count++;
    }

    /** How many results were written. */
    long count() {
        return count;
    }

    /** What kept cases from being judged. */
    ProblemList problems() {
        return problems;
    }
}
