package dev.assize.engine;

import dev.assize.core.result.RecordedResult;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.run.RunSession;
import dev.assize.engine.setup.EngineContext;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.ResultSink;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Cases that are about to be judged. */
public final class PreparedRun {

    private final RunRequest request;
    private final EngineContext context;
    private final InputStream in;

    PreparedRun(RunRequest request, EngineContext context, InputStream in) {
        this.request = request;
        this.context = context;
        this.in = in;
    }

    /** Judges the cases and holds all results in memory. */
    public JudgedRun run() throws IOException, InterruptedException {
        List<RecordedResult> results = new ArrayList<>();
        RunOutcome outcome = run(results::add);
        return new JudgedRun(request, outcome, results, context.clock());
    }

    /** Judges the cases and hands each result on in their order, so that memory does not grow with them. */
    public RunOutcome run(Consumer<RecordedResult> results) throws IOException, InterruptedException {
        try (RunSession session = RunSession.begin(request, context, RunEvents.NONE);
                Dataset dataset = session.open(in)) {
            return session.run(dataset, new ResultSink() {
                @Override
                public byte[] render(RecordedResult result) {
                    return new byte[0];
                }

                @Override
                public void accept(RecordedResult result, byte[] rendered) {
                    results.accept(result);
                }
            });
        }
    }
}
