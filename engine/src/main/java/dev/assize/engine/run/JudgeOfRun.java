package dev.assize.engine.run;

import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.failure.SetupFailure;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.JudgeCatalog;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.record.ResultsFolder;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The judge of a run, as it is today. */
public final class JudgeOfRun {

    private JudgeOfRun() {}

    /**
     * With the settings of a stored run; those of a file of results nobody knows.
     *
     * @param name where the judge is, or its id; null to go by the run, which knows a judge file only when it is stored.
     *     Throws {@link SetupException} for a judge with another id than the run's.
     */
    public static ChosenJudge judge(OpenRun run, @Nullable String name) throws IOException {
        Optional<StoredRun> stored = run.stored();
        if (name == null) {
            return stored.isPresent() ? judge(stored.get()) : listed(id(run));
        }
        JudgeSettings settings = stored.flatMap(StoredRun::findPlan)
                .map(plan -> new JudgeSettings(plan.settings()))
                .orElse(JudgeSettings.NONE);
        ChosenJudge named = ChosenJudge.named(name, settings);
        JudgeId wanted = stored.isPresent() ? stored.get().heading().judge() : id(run);
        if (!named.info().id().equals(wanted)) {
            throw SetupException.of(
                    "judge",
                    name + " is the judge \"" + named.info().id() + "\", and the results are of \"" + wanted + "\"");
        }
        return named;
    }

    /** With the settings of the run. Where its plan is damaged, the judge that is listed under its id. */
    public static ChosenJudge judge(StoredRun run) {
        Optional<RunPlan> plan = run.findPlan();
        return plan.isPresent()
                ? ChosenJudge.named(
                        plan.get().judgeName(), new JudgeSettings(plan.get().settings()))
                : listed(run.heading().judge());
    }

    /** Empty for a judge file that is no longer there, or no longer right: it tells nothing. */
    public static Optional<JudgeInfo> find(StoredRun run) {
        try {
            return Optional.of(judge(run).info());
        } catch (SetupFailure e) {
            return Optional.empty();
        }
    }

    private static ChosenJudge listed(JudgeId id) {
        boolean known = JudgeCatalog.installed().find(id.value()).isPresent();
        if (!known) {
            throw SetupException.of(
                    "judge",
                    "the results are of \"" + id
                            + "\", which is no judge that is listed here; name the file or folder that it is in");
        }
        return ChosenJudge.named(id.value());
    }

    private static JudgeId id(OpenRun run) throws IOException {
        if (run.run() instanceof ResultsFile file) {
            return file.first()
                    .map(recorded -> recorded.result().judge())
                    .orElseThrow(() -> new DatasetException(file.name() + ": has no results"));
        }
        if (run.run() instanceof ResultsFolder folder) {
            return folder.first()
                    .map(recorded -> recorded.result().judge())
                    .orElseThrow(() -> new DatasetException(folder.name() + ": has no results"));
        }
        throw new IllegalStateException("A run is stored, or a file or folder of results");
    }
}
