package dev.assize.cli.compare;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.JudgeInfo;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.record.CaseMatching;
import dev.assize.runs.record.RecordedRun;
import picocli.CommandLine.Option;

/** By what the cases of two runs meet, as a user says it on the command line. */
@Grouped(HelpGroup.INPUT)
public final class MatchOption {

    @Option(
            names = "--match-by",
            paramLabel = "HOW",
            description =
                    "How cases are matched: by id, row (the first with the first), input (the same question, reference and"
                            + " context), or a field of the case. Default: ${DEFAULT-VALUE}.")
    private String by = "id";

    /** The run with the names by which its cases meet. */
    public RecordedRun named(RecordedRun run, JudgeInfo judge) {
        try {
            return CaseMatching.parse(by).named(run, judge);
        } catch (IllegalArgumentException e) {
            throw SetupException.of("match-by", String.valueOf(e.getMessage()));
        }
    }
}
