package dev.assize.cli.judge;

import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.flow.Status;
import dev.assize.core.json.RecordedResult;
import dev.assize.runs.runner.ResultSink;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the results of a run as they come: writes them, notes problems, moves the bar. */
final class RunReport implements ResultSink {

    private static final int MOST_PROBLEMS = 5;

    private final Output output;
    private final @Nullable ProgressBar progress;
    private final List<String> problems = new ArrayList<>();
    private volatile long count;
    private long troubled;
    private boolean invalid;

    RunReport(Output output, @Nullable ProgressBar progress) {
        this.output = output;
        this.progress = progress;
    }

    @Override
    public String render(RecordedResult result) {
        return output.render(result);
    }

    @Override
    public void accept(RecordedResult result, String rendered) throws IOException {
        output.write(rendered);
        countOne();
        result.error().ifPresent(problem -> note(result, problem));
        if (progress != null) {
            progress.step();
        }
    }

    private void note(RecordedResult result, String problem) {
        invalid |= result.status() == Status.INVALID;
        if (troubled++ < MOST_PROBLEMS) {
            problems.add(problem);
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

    /** The first cases that could not be judged, and why. */
    void printProblems(Streams streams) {
        problems.forEach(problem -> streams.err().println("assize: " + Cells.line(problem)));
        if (troubled > problems.size()) {
            streams.err().println("assize: … and " + (troubled - problems.size()) + " more that could not be judged");
        }
        if (invalid) {
            streams.err()
                    .println(
                            "assize: 'assize describe JUDGE' shows the fields of a case, --map FIELD=PATH reads one from"
                                    + " another place of the record");
        }
    }
}
