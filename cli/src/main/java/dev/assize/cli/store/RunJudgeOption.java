package dev.assize.cli.store;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.JudgeInfo;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.JudgeOfRun;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which judge a run is of, where the run itself cannot tell. */
public final class RunJudgeOption {

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--judge",
            paramLabel = "JUDGE",
            description =
                    "The judge file of the results, where it has moved, or where the results are a file. A stored run knows"
                            + " its judge.")
    private @Nullable String judge;

    /** What the option names, where it is a file. */
    public List<Path> files() {
        return StoreOption.files(Stream.ofNullable(judge).toList());
    }

    /** Throws when it cannot be had. */
    public ChosenJudge of(OpenRun run) throws IOException {
        return JudgeOfRun.judge(run, judge);
    }

    public JudgeInfo info(OpenRun run) throws IOException {
        return of(run).info();
    }

    /** Empty when nobody named it and the run's own cannot be had. */
    public Optional<JudgeInfo> find(OpenRun run) throws IOException {
        try {
            return Optional.of(info(run));
        } catch (SetupException e) {
            if (judge != null) {
                throw e;
            }
            return Optional.empty();
        }
    }
}
