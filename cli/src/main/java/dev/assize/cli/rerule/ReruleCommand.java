package dev.assize.cli.rerule;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.pass.PassOption;
import dev.assize.cli.store.RunJudgeOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.rerule.RerulingSession;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.compare.CompareOptions;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsWithCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets the current judge rule on the answers of a run. */
@Command(
        name = "rerule",
        description = {
            "Apply today's rules of the judge to the answers that a run recorded. No model is asked, so it costs nothing;"
                    + " questions that are new or worded differently stay unanswered.",
            "Shows which verdicts, scores and findings change.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize rerule nightly                          what would today's judge say?",
            "  assize rerule nightly --save nightly-v2        keep it as a run of its own",
            "  assize rerule nightly --set ranges=articles    with another setting of the judge",
            "  assize rerule results.jsonl --cases cases.jsonl -o reruled.jsonl",
            "  assize rerule nightly --format jsonl | …       the result lines",
            "",
            "Exit codes: 0 ruled again, whatever changed · 2 wrong usage or set-up"
        })
public final class ReruleCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "RUN", description = "A run's name, or a file of result lines with --cases.")
    private String name = "";

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description = "The cases behind a file of result lines, in the same order; may be repeated.")
    private List<String> cases = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "For --cases: read a field of the judge from another place of the record, as when judging.")
    private List<String> map = List.of();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the judge. Default: what the run was made with.")
    private @Nullable Map<String, String> settings;

    @Grouped(HelpGroup.RUNS)
    @Option(names = "--save", paramLabel = "NAME", description = "Store the new results as a run of this name.")
    private @Nullable String save;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the new result lines to FILE.")
    private @Nullable String file;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "List at most N changed cases, the worst first. Default: ${DEFAULT-VALUE}.")
    private int limit = 20;

    @Mixin
    private final FormatOption format = new FormatOption(
            "table, json, md or jsonl. Default: table.",
            PrintedForm.TABLE,
            PrintedForm.JSON,
            PrintedForm.MD,
            PrintedForm.JSONL);

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--jobs", paramLabel = "N", description = "Threads to judge with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private final RunJudgeOption named = new RunJudgeOption();

    @Mixin
    private final PassOption pass = new PassOption();

    @Mixin
    private final StoreOption store;

    private final Streams streams;
    private final Terminal terminal;

    public ReruleCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (limit < 0 || jobs < 1) {
            throw new SetupException("--limit is at least 0 and --jobs at least 1, got " + limit + " and " + jobs);
        }
        try (OpenRun run = store.run(name)) {
            ChosenJudge judge = judge(run);
            JudgeInfo info = judge.info();
            RerulingSession session = new RerulingSession(run, original(run, info), judge, jobs);
            CompareOptions options = new CompareOptions(info, pass.rule(info, run), null, 1);
            RerulingSession.Outcome outcome;
            try (ResultLines lines = lines(run, judge)) {
                Consumer<RecordedResult> taker = lines == null ? ignored -> {} : lines::write;
                outcome = save == null ? session.compare(options, taker) : session.save(save, options, taker);
            }
            print(new RerulingTextReport(outcome.comparison(), outcome.tally(), limit));
        }
        return ExitCode.OK;
    }

    private ChosenJudge judge(OpenRun run) throws IOException {
        ChosenJudge usual = named.of(run);
        return settings == null ? usual : ChosenJudge.named(usual.name(), new JudgeSettings(new TreeMap<>(settings)));
    }

    private RecordedRun original(OpenRun run, JudgeInfo info) {
        if (cases.isEmpty()) {
            return run.run();
        }
        if (run.stored().isPresent()) {
            throw SetupException.of("cases", "the run \"" + name + "\" is stored with its cases; leave the option out");
        }
        return ResultsWithCases.all(
                run.run(), cases.stream().map(DataSource::of).toList(), FieldMapping.parse(map, info.fields()));
    }

    private @Nullable ResultLines lines(OpenRun run, ChosenJudge judge) throws IOException {
        if (file == null && format.or(PrintedForm.TABLE) != PrintedForm.JSONL) {
            return null;
        }
        Stream<Path> results = Stream.concat(run.stored().isPresent() ? Stream.of() : Stream.of(name), cases.stream())
                .flatMap(argument -> DataSource.of(argument).file().stream());
        List<Path> read = Stream.of(results.toList(), judge.files(), run.caseFiles())
                .flatMap(List::stream)
                .toList();
        return new ResultLines(Destination.growing(file, read, streams), file);
    }

    private void print(RerulingTextReport reruling) {
        switch (format.or(PrintedForm.TABLE)) {
            case TABLE -> streams.print(reruling.sheet().plain(terminal.style()));
            case MD -> streams.print(reruling.sheet().markdown());
            case JSON -> streams.print(reruling.json());
            case JSONL -> streams.err().println(reruling.told());
            case TEXT, HTML, VERDICT -> throw new IllegalStateException("No form of a re-ruling");
        }
    }
}
