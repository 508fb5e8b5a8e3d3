package dev.assize.cli.compare;

import dev.assize.core.JudgeId;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsFile;
import java.io.IOException;

/** A run as a user names it. */
final class RunArgument {

    private RunArgument() {}

    /** Throws {@link DatasetException} when there is no such run. */
    static RecordedRun open(String argument) {
        return new ResultsFile(DataSource.of(argument));
    }

    /** The judge of a run's first result. */
    static JudgeId judge(RecordedRun run) throws IOException {
        FirstSeen first = new FirstSeen();
        try {
            run.forEach(recorded -> {
                throw first.of(recorded.result().judge());
            });
        } catch (FirstSeen seen) {
            return seen.judge();
        }
        throw new DatasetException(run.name() + ": has no results");
    }

    /** Ends a reading after its first case. */
    private static final class FirstSeen extends RuntimeException {
        private transient JudgeId judge = new JudgeId("none");

        FirstSeen() {
            super("the first case is enough", null, false, false);
        }

        FirstSeen of(JudgeId seen) {
            judge = seen;
            return this;
        }

        JudgeId judge() {
            return judge;
        }
    }
}
