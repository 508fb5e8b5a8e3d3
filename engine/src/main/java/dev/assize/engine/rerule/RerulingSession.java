package dev.assize.engine.rerule;

import dev.assize.core.result.RecordedResult;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.compare.CompareOptions;
import dev.assize.runs.compare.RunComparison;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.rerule.RuledAgain;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets a judge as it is today rule on the answers that a run recorded, and compares the two.
 *
 * @param original the run with the records of its cases
 * @param threads to judge with
 */
public record RerulingSession(OpenRun run, RecordedRun original, ChosenJudge judge, int threads) {

    /** What is different, and how many cases there were. */
    public record Outcome(RunComparison comparison, RuledAgain.Tally tally) {}

    /** @param lines takes the new results, in the order of the cases */
    public Outcome compare(CompareOptions options, Consumer<RecordedResult> lines) throws IOException {
        RuledAgain again = new RuledAgain(original, judge.judge(), threads);
        RunComparison comparison = RunComparison.of(original, new RerulingCopy(again, lines, null), options);
        return new Outcome(comparison, again.tally());
    }

    /**
     * As {@link #compare}, and keeps the new results as a run of its own. Throws {@link SetupException} for a run that is
     * not stored itself.
     */
    public Outcome save(String name, CompareOptions options, Consumer<RecordedResult> lines)
            throws IOException, InterruptedException {
        StoredRun source = run.stored()
                .orElseThrow(() -> SetupException.of(
                        "save",
                        original.name() + " is a file; only a run that is kept can be ruled again into the store"));
        @Nullable OpenStore store = run.store();
        if (store == null) {
            throw new IllegalStateException("A stored run has a store");
        }
        RuledAgain again = new RuledAgain(original, judge.judge(), threads);
        RunComparison comparison =
                new SavedReruling(store.runs(), source, name, judge.info()).compare(again, lines, options);
        return new Outcome(comparison, again.tally());
    }
}
