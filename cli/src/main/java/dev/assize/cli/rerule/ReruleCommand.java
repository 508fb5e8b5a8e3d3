package dev.assize.cli.rerule;

import dev.assize.cli.Environment;
import dev.assize.cli.ExitCode;
import dev.assize.cli.ReaderGone;
import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.compare.ChosenRule;
import dev.assize.cli.compare.ComparisonSheet;
import dev.assize.cli.compare.JudgeOfRun;
import dev.assize.cli.judge.MapOption;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.sheet.Figures;
import dev.assize.cli.sheet.Sheet;
import dev.assize.cli.store.OpenRun;
import dev.assize.cli.store.OpenStore;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Epoch;
import dev.assize.core.json.Json;
import dev.assize.core.json.RecordedAnswerer;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.runs.compare.CompareOptions;
import dev.assize.runs.compare.Comparison;
import dev.assize.runs.compare.ComparisonJson;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.rerule.RuledAgain;
import dev.assize.runs.rerule.RunWithCases;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoredRun;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets the current judge rule on the answers of a run. */
@Command(
        name = "rerule",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Let the judge as it is today rule on the answers that a run recorded. Nobody is asked anything, so it costs"
                    + " nothing; what the judge now asks for the first time, or in other words, is withheld.",
            "Shows which verdicts, scores and findings are different.",
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

    /** The forms in which a re-ruling is printed. */
    enum Format {
        TABLE,
        JSON,
        MD,
        JSONL
    }

    @Parameters(index = "0", paramLabel = "RUN", description = "A run's name, or a file of result lines with --cases.")
    private String name = "";

    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description = "The cases behind a file of result lines, in the same order; may be repeated.")
    private List<String> cases = List.of();

    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "For --cases: read a field of the judge from another place of the record, as when judging.")
    private List<String> map = List.of();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the judge. Default: what the run was made with.")
    private @Nullable Map<String, String> settings;

    @Option(names = "--save", paramLabel = "NAME", description = "Store the new results as a run of this name.")
    private @Nullable String save;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the new result lines to FILE.")
    private @Nullable String file;

    @Option(
            names = "--pass",
            paramLabel = "RULE",
            description = "Which verdicts pass: labels joined by commas, or 'score>=N'. Default: what the judge says.")
    private @Nullable String pass;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "List at most N changed cases, the gravest first. Default: ${DEFAULT-VALUE}.")
    private int limit = 20;

    @Option(names = "--format", paramLabel = "FORMAT", description = "table, json, md or jsonl. Default: table.")
    private Format format = Format.TABLE;

    @Option(names = "--jobs", paramLabel = "N", description = "Threads to judge with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private final StoreOption store;

    private final Streams streams;
    private final Terminal terminal;

    public ReruleCommand(Environment environment, Streams streams, Terminal terminal, Clock clock) {
        this.store = new StoreOption(environment, clock);
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (limit < 0 || jobs < 1) {
            throw new SetupException("--limit is at least 0 and --jobs at least 1, got " + limit + " and " + jobs);
        }
        try (OpenRun run = store.run(name)) {
            StandardJudge judge = judge(run);
            JudgeInfo info = judge.judge().info();
            RecordedRun original = original(run, info);
            RuledAgain again = new RuledAgain(original, judge.judge(), jobs);
            CompareOptions options = new CompareOptions(info, ChosenRule.of(pass, info), null, 1);
            Comparison comparison;
            try (OutputStream lines = lines()) {
                comparison = save == null
                        ? Comparison.of(original, new RerulingCopy(again, lines, null), options)
                        : saved(run, info, original, again, lines, options);
                if (lines != null) {
                    lines.flush();
                }
            }
            print(comparison, again.tally());
        }
        return ExitCode.OK;
    }

    private StandardJudge judge(OpenRun run) throws IOException {
        StandardJudge usual = JudgeOfRun.judge(run);
        return settings == null
                ? usual
                : ChosenJudge.named(usual.judge().info().id().value(), new JudgeSettings(new TreeMap<>(settings)));
    }

    private RecordedRun original(OpenRun run, JudgeInfo info) {
        if (cases.isEmpty()) {
            return run.run();
        }
        if (run.stored().isPresent()) {
            throw new SetupException(
                    "--cases: the run \"" + name + "\" is stored with its cases; leave the option out");
        }
        return new RunWithCases(
                run.run(), cases.stream().map(DataSource::of).toList(), MapOption.parse(map, info.fields()));
    }

    private @Nullable OutputStream lines() throws IOException {
        if (file == null) {
            return format == Format.JSONL ? new UnclosedOutput(streams.out()) : null;
        }
        Path path = Path.of(file);
        if (Files.isDirectory(path) || (Files.exists(path) && isInput(path))) {
            throw new SetupException("-o " + file + " would overwrite what is read, or is a folder; name another file");
        }
        try {
            return new BufferedOutputStream(Files.newOutputStream(path));
        } catch (IOException e) {
            throw new SetupException("-o " + file + ": cannot be written: " + e.getMessage());
        }
    }

    private boolean isInput(Path path) throws IOException {
        Path run = Path.of(name);
        if (Files.exists(run) && Files.isSameFile(path, run)) {
            return true;
        }
        for (String each : cases) {
            if (Files.exists(Path.of(each)) && Files.isSameFile(path, Path.of(each))) {
                return true;
            }
        }
        return false;
    }

    /** A run that is not stored to its end is taken away again. */
    private Comparison saved(
            OpenRun run,
            JudgeInfo info,
            RecordedRun original,
            RuledAgain again,
            @Nullable OutputStream lines,
            CompareOptions options)
            throws IOException, InterruptedException {
        StoredRun source = run.stored()
                .orElseThrow(
                        () -> new SetupException(
                                "--save: " + name
                                        + " is a file; only a stored run can be ruled again into the store ('assize judge … --run NAME')"));
        OpenStore open = run.store();
        if (open == null || save == null) {
            throw new IllegalStateException("A stored run has a store");
        }
        StoredRun target = open.runs().create(save, plan(source, info), heading(source, info));
        boolean done = false;
        try (RunWriter writer = open.runs().write(target, info.headline())) {
            Comparison comparison = Comparison.of(original, new RerulingCopy(again, lines, writer), options);
            writer.flush();
            done = true;
            return comparison;
        } finally {
            if (done) {
                open.runs().finish(target);
            } else {
                open.runs().delete(target);
            }
        }
    }

    private static CaseResult.Heading heading(StoredRun source, JudgeInfo info) {
        Epoch epoch = Epoch.of(info, RecordedAnswerer.identity(source.heading().epoch()));
        return new CaseResult.Heading(info.id(), info.version(), epoch);
    }

    /** What the original was asked to do, but that its own answers answer. */
    private static RunPlan plan(StoredRun source, JudgeInfo info) {
        RunPlan plan = source.plan();
        return new RunPlan(
                plan.judge(),
                info.settings(),
                plan.sources(),
                plan.fields(),
                plan.selection(),
                plan.format(),
                plan.recordLimit(),
                Json.object()
                        .put("spec", "recorded:" + source.name())
                        .put("recorded", source.name())
                        .put("epoch", source.heading().epoch().hash()),
                null);
    }

    private void print(Comparison comparison, RuledAgain.Tally tally) {
        if (format == Format.JSONL) {
            streams.err().println(told(tally));
            return;
        }
        Sheet sheet = new Sheet().heading(told(tally));
        streams.print(
                switch (format) {
                    case TABLE, JSONL ->
                        new ComparisonSheet(comparison, 0.05, limit)
                                .write(sheet)
                                .plain(terminal.ink());
                    case MD ->
                        new ComparisonSheet(comparison, 0.05, limit)
                                .write(sheet)
                                .markdown();
                    case JSON ->
                        Json.pretty(ComparisonJson.of(comparison, 0.05, limit)
                                        .put("changed_lines", tally.changed())
                                        .put("unanswered_cases", tally.unanswered()))
                                + "\n";
                });
    }

    /** {@code 6 cases ruled again: 5 are the same to the letter, 1 is not}. */
    private static String told(RuledAgain.Tally tally) {
        String cases = Figures.count(tally.cases(), "case") + " ruled again: ";
        String changed = tally.changed() == 0
                ? "all are the same to the letter"
                : Figures.count(tally.cases() - tally.changed()) + " the same to the letter, "
                        + Figures.count(tally.changed()) + " different";
        String open = tally.unanswered() == 0
                ? ""
                : "; " + Figures.count(tally.unanswered())
                        + " with a question that nobody answered then, because it is new or was worded otherwise";
        return cases + changed + open;
    }

    /** Standard output stays open; a reader who went away is noticed. */
    private static final class UnclosedOutput extends OutputStream {
        private final OutputStream out;

        UnclosedOutput(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                throw new ReaderGone(e);
            }
        }
    }
}
