package dev.assize.cli.agree;

import dev.assize.cli.compare.MatchOption;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.pass.PassOption;
import dev.assize.cli.store.RunJudgeOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.TextReportOutput;
import dev.assize.core.JudgeInfo;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.agree.AgreeOptions;
import dev.assize.runs.agree.Agreement;
import dev.assize.runs.agree.AgreementJson;
import dev.assize.runs.agree.BallotAgreement;
import dev.assize.runs.agree.LabelsFile;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells how far two raters agree. */
@Command(
        name = "agree",
        description = {
            "Measure how far two raters agree, for the verdicts and for each kind of question: raw agreement, Cohen's kappa,"
                    + " Krippendorff's alpha, each with its interval, and a table of who said what.",
            "The raters are two runs, a run and people (--labels), or the members of a panel who voted in a run (--ballots).",
            "With labels on a random sample of the cases, the pass rate of the whole run is corrected for the judge's"
                    + " errors.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize agree embedded.jsonl model.jsonl             two answerers on the same cases",
            "  assize agree nightly --labels labels.csv            a run and people; the file is described in",
            "                                                      docs/formats/labels.md",
            "  assize agree nightly --labels labels.jsonl --precision 1",
            "  assize agree nightly --labels excel.csv --encoding windows-1252      saved by Excel as plain CSV",
            "  assize agree nightly --ballots                      the members of a panel",
            "",
            "Questions without an answer are counted apart: they are neither agreement nor disagreement."
        })
public final class AgreeCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "RUN", description = "A run's name, or a file of result lines.")
    private String first = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "OTHER", description = "The run to compare it with.")
    private @Nullable String second;

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--labels",
            paramLabel = "FILE",
            description =
                    "A file with what people say of the cases: JSONL, JSON or CSV; may be repeated, for a file of each"
                            + " person.")
    private List<String> labels = new ArrayList<>();

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--ballots", description = "Compare the members of a panel who voted in the run with one another.")
    private boolean ballots;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--precision",
            paramLabel = "POINTS",
            description =
                    "How exact the corrected pass rate should be: the half-width of its interval, in percentage points."
                            + " Default: ${DEFAULT-VALUE}.")
    private double precision = 2;

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--seed", paramLabel = "N", description = "The seed of the bootstrap. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Mixin
    private final MatchOption matching = new MatchOption();

    @Mixin
    private final RunJudgeOption judge = new RunJudgeOption();

    @Mixin
    private final PassOption pass = new PassOption();

    @Mixin
    private final TextReportOutput output;

    @Mixin
    private final StoreOption store;

    private final Streams streams;

    public AgreeCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.output = new TextReportOutput(streams, terminal);
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        int raters = (second == null ? 0 : 1) + (labels.isEmpty() ? 0 : 1) + (ballots ? 1 : 0);
        if (raters != 1) {
            throw new SetupException("agree takes a run and one of: another run, --labels FILE, --ballots; got "
                    + (raters == 0 ? "none of them" : "more than one"));
        }
        if (!(precision > 0 && precision < 50)) {
            throw new SetupException("--precision lies between 0 and 50 points, got " + precision);
        }
        List<String> named = Stream.concat(Stream.of(first, second), labels.stream())
                .filter(Objects::nonNull)
                .map(String::valueOf)
                .toList();
        output.require(Stream.of(StoreOption.files(named), matching.files(), judge.files())
                .flatMap(List::stream)
                .toList());
        try (OpenRun run = store.run(first)) {
            output.spare(run.caseFiles());
            JudgeInfo info = judge.info(run);
            AgreeOptions options = new AgreeOptions(info, pass.rule(info, run), seed, precision / 100);
            if (ballots) {
                BallotAgreement agreement = BallotAgreement.of(run.run(), options);
                output.print(
                        "Agreement",
                        "Assize agree",
                        () -> AgreementTextReport.of(agreement),
                        () -> AgreementJson.of(agreement));
            } else {
                Agreement agreement = agreement(run, options);
                output.print(
                        "Agreement",
                        "Assize agree",
                        () -> AgreementTextReport.of(agreement),
                        () -> AgreementJson.of(agreement));
            }
        }
        return ExitCode.OK;
    }

    private Agreement agreement(OpenRun run, AgreeOptions options) throws IOException {
        if (!labels.isEmpty()) {
            LabelsFile people =
                    LabelsFile.read(labels.stream().map(DataSource::of).toList(), options.judge(), matching.reading());
            if (people.blank() > 0) {
                streams.note(people.name() + ": " + FigureText.count(people.blank(), "row")
                        + (people.blank() == 1 ? " says" : " say") + " nothing yet and "
                        + (people.blank() == 1 ? "is" : "are") + " passed over");
            }
            return Agreement.with(run.run(), people, options);
        }
        try (OpenRun other = store.run(String.valueOf(second))) {
            return Agreement.between(
                    matching.first(run.run(), options.judge()), matching.second(other.run(), options.judge()), options);
        }
    }
}
