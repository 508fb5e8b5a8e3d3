package dev.assize.cli.compare;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.InputOptions;
import dev.assize.cli.store.StoreOption;
import dev.assize.core.JudgeInfo;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.record.CaseMatching;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsWithCases;
import dev.assize.runs.store.StoredRun;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
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

    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description = "The cases that a file of results was judged from: results alone hold neither inputs nor"
                    + " fields to match by. Once for both runs, or twice: of A, then of B.")
    private List<String> cases = List.of();

    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "As when the cases were judged; only with --cases.")
    private List<String> map = List.of();

    @Mixin
    private final InputOptions input = new InputOptions();

    /** How those files are read, and any others that the command is given. */
    public ReadOptions reading() {
        return input.options();
    }

    /** The files that the options name. */
    public List<Path> files() {
        return StoreOption.files(cases);
    }

    /** The first run with the names by which its cases meet those of the second. */
    public RecordedRun first(RecordedRun run, JudgeInfo judge) {
        return named(run, judge, 0);
    }

    /** The second run, likewise. */
    public RecordedRun second(RecordedRun run, JudgeInfo judge) {
        return named(run, judge, cases.size() - 1);
    }

    private RecordedRun named(RecordedRun run, JudgeInfo judge, int file) {
        if (cases.size() > 2) {
            throw SetupException.of("cases", "is given once for both runs, or twice: of A, then of B");
        }
        RecordedRun whole = cases.isEmpty() || run instanceof StoredRun
                ? run
                : new ResultsWithCases(
                        run,
                        List.of(DataSource.of(cases.get(file))),
                        FieldMapping.parse(map, judge.fields()),
                        input.options());
        return SetupException.whereWrong(
                "match-by", () -> CaseMatching.parse(by).named(whole, judge));
    }
}
