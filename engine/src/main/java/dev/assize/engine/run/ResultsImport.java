package dev.assize.engine.run;

import dev.assize.core.flow.CaseResult;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Takes results that lie in files into a store, as a run that can be reported, compared and held against people. */
public final class ResultsImport {

    private final OpenStore store;
    private final ChosenJudge judge;
    private final EngineContext context;

    /** @param judge the one that gave the results */
    public ResultsImport(OpenStore store, ChosenJudge judge, EngineContext context) {
        this.store = store;
        this.judge = judge;
        this.context = context;
    }

    /** What was imported. */
    public record Imported(String name, long cases) {}

    /**
     * Throws {@link SetupException} where results are of several judges or epochs, which could be compared with nothing; then there
     * is no run.
     *
     * @param first one of the results
     * @param name null to make one
     */
    public Imported run(RecordedRun results, RecordedResult first, @Nullable String name, boolean replace)
            throws IOException, InterruptedException {
        CaseResult.Heading heading = new CaseResult.Heading(first.judge(), first.version(), first.epoch());
        String chosen = name == null
                ? RunName.made(first.judge(), context.clock().instant(), store.runs())
                : RunName.require(name);
        Optional<StoredRun> earlier = store.runs().find(chosen);
        if (earlier.isPresent() && !replace) {
            throw SetupException.of(
                    "run", "there is a run \"" + chosen + "\" already; choose another name, or replace it");
        }
        earlier.ifPresent(store.runs()::delete);
        StoredRun run = store.runs().create(chosen, plan(results), heading);
        Copy copy = new Copy(heading);
        boolean done = false;
        try (RunWriter writer = store.runs().write(run, judge.info().headline())) {
            copy.writer = writer;
            results.forEach(copy::take);
            writer.flush();
            done = true;
        } finally {
            if (done) {
                store.runs().finish(run);
            } else {
                store.runs().delete(run);
            }
        }
        return new Imported(chosen, copy.cases);
    }

    private RunPlan plan(RecordedRun results) {
        return new RunPlan(
                judge.info().id(),
                judge.settings().values(),
                List.of(),
                FieldMap.NONE,
                CaseSelection.ALL,
                ReadOptions.USUAL,
                Json.object().put("spec", "imported:" + results.name()),
                null,
                judge.place().orElse(null),
                null);
    }

    private static final class Copy {
        private final CaseResult.Heading heading;
        private @Nullable RunWriter writer;
        private long cases;

        Copy(CaseResult.Heading heading) {
            this.heading = heading;
        }

        void take(RecordedCase recorded) throws IOException {
            RecordedResult result = recorded.result();
            CaseResult.Heading own = new CaseResult.Heading(result.judge(), result.version(), result.epoch());
            if (!own.equals(heading)) {
                throw new SetupException("the result of \"" + result.id() + "\" is of " + text(own)
                        + ", and the first one of " + text(heading) + "; one run holds results of one kind");
            }
            try {
                if (writer != null) {
                    writer.keep(JudgedCase.of(cases++, recorded.record(), result));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while results were stored", e);
            }
        }

        private static String text(CaseResult.Heading heading) {
            return heading.judge() + " " + heading.version() + " (epoch " + heading.epoch() + ")";
        }
    }
}
