package dev.assize.engine.run;

import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;

/** The judge of a run, as it is today. */
public final class JudgeOfRun {

    private JudgeOfRun() {}

    public static JudgeInfo of(OpenRun run) throws IOException {
        return judge(run).info();
    }

    /** With the settings of a stored run; those of a file of results nobody knows. */
    public static ChosenJudge judge(OpenRun run) throws IOException {
        if (run.stored().isPresent()) {
            StoredRun stored = run.stored().get();
            return ChosenJudge.named(
                    stored.plan().judgeName(), new JudgeSettings(stored.plan().settings()));
        }
        return ChosenJudge.named(id(run).value());
    }

    private static JudgeId id(OpenRun run) throws IOException {
        if (run.run() instanceof ResultsFile file) {
            return file.first()
                    .map(recorded -> recorded.result().judge())
                    .orElseThrow(() -> new DatasetException(file.name() + ": has no results"));
        }
        throw new IllegalStateException("A run is stored, or a file of results");
    }
}
