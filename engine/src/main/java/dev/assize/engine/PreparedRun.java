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
import java.util.function.Supplier;

/** Cases that are about to be judged. Each {@code run} judges them all anew; those of a stream can be judged once. */
public final class PreparedRun {

    private final RunRequest request;
    private final EngineContext context;
    private final Supplier<InputStream> records;

    /** @param records gives the cases that are in memory, for each run from their beginning */
    PreparedRun(RunRequest request, EngineContext context, Supplier<InputStream> records) {
        this.request = request;
        this.context = context;
        this.records = records;
    }

    /** As {@link #run(Consumer)}, and holds all results in memory. */
    public JudgedRun run() throws IOException, InterruptedException {
        List<RecordedResult> results = new ArrayList<>();
        RunOutcome outcome = run(results::add);
        return new JudgedRun(request, outcome, results, context.clock());
    }

    /**
     * Judges the cases and hands each result on in their order, one at a time, so that memory does not grow with them. What the consumer
     * throws ends the run and is thrown on. An interrupt ends it with an {@link InterruptedException}, a failure of the set-up with
     * {@link dev.assize.core.failure.SetupFailure}, and what stops all cases with {@link dev.assize.core.failure.RunHalt}. Results that
     * are there by then are kept where the run is.
     */
    public RunOutcome run(Consumer<RecordedResult> results) throws IOException, InterruptedException {
        try (InputStream in = records.get();
                RunSession session = RunSession.begin(request, context, RunEvents.NONE);
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
