package dev.assize.cli.judge;

import dev.assize.cli.Streams;
import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.core.json.RecordedResult;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.runner.ResultSink;
import dev.assize.runs.summary.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the results of a run as they come: writes them, counts them, shows them to the gate, moves the bar. */
final class RunReport implements ResultSink {

    private static final int MOST_PROBLEMS = 5;

    private final Output output;
    private final Summary summary;
    private final Gate gate;
    private final @Nullable ProgressBar progress;
    private final List<String> problems = new ArrayList<>();
    private long troubled;

    RunReport(Output output, Summary summary, Gate gate, @Nullable ProgressBar progress) {
        this.output = output;
        this.summary = summary;
        this.gate = gate;
        this.progress = progress;
    }

    @Override
    public String render(RecordedResult result) {
        return output.render(result);
    }

    @Override
    public void accept(RecordedResult result, String rendered) throws IOException {
        output.write(rendered);
        summary.add(result);
        gate.see(result);
        result.error().ifPresent(this::note);
        if (progress != null) {
            progress.step();
        }
    }

    private void note(String problem) {
        if (troubled++ < MOST_PROBLEMS) {
            problems.add(problem);
        }
    }

    /** The first cases that could not be judged, and why. */
    void printProblems(Streams streams) {
        problems.forEach(problem -> streams.err().println("assize: " + Cells.line(problem)));
        if (troubled > problems.size()) {
            streams.err().println("assize: … and " + (troubled - problems.size()) + " more that could not be judged");
        }
    }
}
