package dev.assize.cli.judge;

import dev.assize.cli.Environment;
import dev.assize.cli.ExitCode;
import dev.assize.cli.ReaderGone;
import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.terminal.Ink;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.runs.cache.SharedAnswers;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.Runner;
import dev.assize.runs.runner.Workers;
import dev.assize.runs.summary.Summary;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges the cases of some files. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Judge cases: every case of every file gets one result, in the order of the input.",
        footer = {
            "",
            "Examples:",
            "  assize judge reference-coverage cases.jsonl",
            "  assize judge reference-coverage cases.csv --map output_text=answer -o results.jsonl",
            "  zcat cases.jsonl.gz | assize judge reference-coverage - --format verdict",
            "  assize judge reference-coverage cases.jsonl --fail-on 'score < 3'      any such case fails",
            "  assize judge reference-coverage cases.jsonl --fail-on 'mean < 4'       the run as a whole",
            "  assize judge reference-coverage cases.jsonl --fail-on undecided,invalid",
            "",
            "Exit codes: 0 all cases judged · 1 the --fail-on condition was met · 2 wrong usage or set-up ·",
            "3 some cases could not be judged (undecided, invalid or failed)"
        })
public final class JudgeCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "JUDGE", description = "A judge that 'assize judges' lists.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CASES",
            description =
                    "Files with cases (JSONL, a JSON list, CSV with a header, TSV; also .gz), or - for standard input.")
    private List<String> cases = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the results to FILE instead of standard output.")
    private @Nullable String file;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, jsonl, json or verdict. Default: table on a terminal, otherwise jsonl.")
    private @Nullable OutputFormat format;

    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description =
                    "Read a field of the judge from another place of the record, such as output_text=choices.0.text.")
    private List<String> map = List.of();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description =
                    "A setting of the judge, such as ranges=articles; 'assize describe JUDGE' shows which it has.")
    private Map<String, String> settings = Map.of();

    @Option(names = "--id", paramLabel = "ID", description = "Judge only the case with this id; may be repeated.")
    private List<String> ids = List.of();

    @Option(names = "--limit", paramLabel = "N", description = "Judge at most N cases.")
    private long limit = Long.MAX_VALUE;

    @Option(
            names = "--fail-on",
            paramLabel = "CONDITION",
            description = "Exit with 1 if any case has this label or status, or if this expression holds"
                    + " (of a case: score, label, findings, verdict; of the run: mean, share, cases, judged, …).")
    private @Nullable String failOn;

    @Option(names = "--jobs", paramLabel = "N", description = "Threads to judge with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--input-format",
            paramLabel = "FORMAT",
            description = "jsonl, json, csv or tsv. Default: by the file's name, then by how it begins.")
    private @Nullable DataFormat inputFormat;

    @Option(
            names = "--max-record-mb",
            paramLabel = "MB",
            description = "Refuse records over this size. Default: ${DEFAULT-VALUE}.")
    private int maxRecordMegabytes = Dataset.DEFAULT_LIMIT / (1024 * 1024);

    @Option(
            names = {"-q", "--quiet"},
            description = "No progress, no summary, no list of problems.")
    private boolean quiet;

    @Mixin
    private final AnswererOptions answering;

    private final Streams streams;
    private final Terminal terminal;

    public JudgeCommand(Environment environment, Streams streams, Terminal terminal) {
        this.answering = new AnswererOptions(environment);
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        requirePositive("--jobs", jobs);
        requirePositive("--limit", limit);
        requirePositive("--max-record-mb", maxRecordMegabytes);
        StandardJudge chosen = ChosenJudge.named(judge, new JudgeSettings(new TreeMap<>(settings)));
        JudgeInfo info = chosen.judge().info();
        Gate gate = gate(info);
        List<DataSource> sources = cases.stream().map(DataSource::of).toList();
        Hearing<?> hearing = new Hearing<>(chosen.judge(), new SharedAnswers(answering.answerer(chosen)));
        Runner runner = new Runner(
                hearing, MapOption.parse(map, info.fields()), CaseSelection.of(ids, limit), Workers.computing(jobs));
        Summary summary = new Summary(info);
        try (Destination destination = Destination.of(file, sources, streams);
                Dataset dataset = new Dataset(sources, inputFormat, recordLimit(), streams.in())) {
            run(runner, dataset, output(destination.stream(), info), summary, gate);
        } catch (IOException e) {
            throw file == null
                    ? new ReaderGone(e)
                    : new SetupException(file + ": cannot be written: " + e.getMessage());
        }
        return verdict(summary, gate);
    }

    private Gate gate(JudgeInfo info) {
        return failOn == null ? Gate.OPEN : Gate.parse(failOn, info);
    }

    private void run(Runner runner, Dataset dataset, Output output, Summary summary, Gate gate)
            throws IOException, InterruptedException {
        RunReport report;
        try (ProgressBar progress = progress(dataset)) {
            report = new RunReport(output, summary, gate, progress);
            runner.run(dataset, report);
            output.end();
        }
        if (quiet) {
            return;
        }
        if (chosenFormat() == OutputFormat.TABLE) {
            output.write(new SummaryText(summary, terminal.ink()).block());
        } else {
            report.printProblems(streams);
            streams.err().println(new SummaryText(summary, Ink.PLAIN).line());
        }
    }

    private int verdict(Summary summary, Gate gate) {
        if (!ids.isEmpty() && summary.cases() == 0) {
            throw new SetupException("no case has the id " + String.join(" or ", ids));
        }
        if (gate.fails(summary)) {
            streams.err().println("assize: failed, because " + gate.reason());
            return ExitCode.GATE_FAILED;
        }
        return summary.count(Status.JUDGED) == summary.cases() ? ExitCode.OK : ExitCode.SOME_NOT_JUDGED;
    }

    private @Nullable ProgressBar progress(Dataset dataset) {
        // On one terminal a table that scrolls and a bar that redraws its line would get into each other's way.
        boolean table = file == null && terminal.out();
        return quiet || !terminal.err() || table
                ? null
                : new ProgressBar(streams.err(), dataset.size(), dataset.meter()::bytesRead, System::nanoTime).start();
    }

    private Output output(OutputStream out, JudgeInfo info) {
        return switch (chosenFormat()) {
            case TABLE ->
                new TableOutput(out, info.headline(), info.labels(), file == null ? terminal : Terminal.plain());
            case JSONL -> Output.lines(out, false);
            case JSON -> Output.list(out);
            case VERDICT -> Output.lines(out, true);
        };
    }

    private OutputFormat chosenFormat() {
        if (format != null) {
            return format;
        }
        if (file != null) {
            return file.endsWith(".json") ? OutputFormat.JSON : OutputFormat.JSONL;
        }
        return terminal.out() ? OutputFormat.TABLE : OutputFormat.JSONL;
    }

    private int recordLimit() {
        return (int) Math.min(1024L, maxRecordMegabytes) * 1024 * 1024;
    }

    private static void requirePositive(String option, long value) {
        if (value < 1) {
            throw new SetupException(option + " is at least 1, got " + value);
        }
    }
}
