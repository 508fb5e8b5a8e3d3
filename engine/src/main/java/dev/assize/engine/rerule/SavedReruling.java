package dev.assize.engine.rerule;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Epoch;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedAnswerer;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.compare.CompareOptions;
import dev.assize.runs.compare.RunComparison;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunStore;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.util.function.Consumer;

/** A re-ruling that is kept as a run of its own, beside the one whose answers it takes. */
record SavedReruling(RunStore runs, StoredRun source, String name, JudgeInfo judge) {

    /** Keeps the new rulings while they are compared. A run that is not stored to its end is taken away again. */
    RunComparison compare(RecordedRun again, Consumer<RecordedResult> lines, CompareOptions options)
            throws IOException, InterruptedException {
        StoredRun target = runs.create(name, plan(), heading());
        boolean done = false;
        try (RunWriter writer = runs.write(target, judge.headline())) {
            RunComparison comparison = RunComparison.of(source, new RerulingCopy(again, lines, writer), options);
            writer.flush();
            done = true;
            return comparison;
        } finally {
            if (done) {
                runs.finish(target);
            } else {
                runs.delete(target);
            }
        }
    }

    private CaseResult.Heading heading() {
        Epoch epoch = Epoch.of(judge, RecordedAnswerer.identity(source.heading().epoch()));
        return new CaseResult.Heading(judge.id(), judge.version(), epoch);
    }

    /** What the original was asked to do, but that its own answers answer. */
    private RunPlan plan() {
        return source.plan()
                .answeredBy(
                        Json.object()
                                .put("spec", "recorded:" + source.name())
                                .put("recorded", source.name())
                                .put("epoch", source.heading().epoch().hash()),
                        judge.settings());
    }
}
