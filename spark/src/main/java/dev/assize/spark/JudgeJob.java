package dev.assize.spark;

import dev.assize.core.failure.RunHalt;
import dev.assize.engine.run.ReadingWords;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.Dataset;
import dev.assize.spark.job.JobOutcome;
import dev.assize.spark.job.JobRequest;
import dev.assize.spark.job.Processes;
import dev.assize.spark.job.SparkRun;
import dev.assize.spark.output.PartTally;
import dev.assize.spark.spec.JudgeSpec;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges cases on Spark: the class for {@code spark-submit}. */
@Command(
        name = "assize spark judge",
        mixinStandardHelpOptions = true,
        versionProvider = JobVersion.class,
        description = {
            "Judge cases on Apache Spark: the results of 'assize judge', in a folder.",
            "",
            "The lines of all part files together are the lines that 'assize judge' writes, in the same order when the"
                    + " files are read by name.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize spark judge reference-coverage cases.jsonl -o results",
            "  assize spark judge reference-coverage cases.parquet -o results --output-format parquet",
            "  assize spark judge reference-coverage sales.answers --input-format table -o s3a://lake/results",
            "  assize spark judge ./my-judge 'cases/*.jsonl' -o results --fail-on 'mean < 4' --resume",
            "  assize spark judge reference-coverage cases.jsonl -o results --model openai/gpt-5-mini --budget 20",
            "  spark-submit --class dev.assize.spark.JudgeJob assize-spark.jar reference-coverage cases.jsonl -o results",
            "",
            "Exit codes: 0 all cases judged · 1 the --fail-on condition was met · 2 wrong usage or set-up ·",
            "3 some cases could not be judged, or there were none, or the budget is spent · 70 internal error"
        })
public final class JudgeJob implements Callable<Integer> {

    private static final int MEGABYTE = 1024 * 1024;
    private static final int HELP_WIDTH = 110;

    @Parameters(index = "0", paramLabel = "JUDGE", description = "A judge's id, a judge file or folder, a grader.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "CASES",
            description = "Files, folders or patterns with cases, or the names of tables.")
    private List<String> cases = List.of();

    @Option(
            names = "--grader",
            paramLabel = "FILE.json",
            description = "Judge with this grader; then JUDGE is left out.")
    private @Nullable String grader;

    @Option(
            names = "--input-format",
            paramLabel = "FORMAT",
            description =
                    "jsonl, json, csv, tsv, yaml, parquet, orc or table. Default: by the names, then by how files begin.")
    private @Nullable String inputFormat;

    @Option(
            names = "--delimiter",
            paramLabel = "CHAR",
            description = "What separates the cells of a CSV file: a character, or tab. Default: by its first line.")
    private @Nullable String delimiter;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "The encoding of text files, such as windows-1252. Default: UTF-8.")
    private @Nullable String encoding;

    @Option(
            names = "--records",
            paramLabel = "PATH",
            description = "Where in a JSON or YAML file the list of records is, such as data.rows.")
    private @Nullable String records;

    @Option(
            names = "--partitions",
            paramLabel = "N",
            description = "Cut the cases into N parts. Default: by their size, 32 MB of text each at most.")
    private int partitions;

    @Option(names = "--master", paramLabel = "URL", description = "Where to run: local[2], spark://HOST:7077, yarn …")
    private @Nullable String master;

    @Option(names = "--map", paramLabel = "FIELD=PATH", description = "Read a field of the judge from another place.")
    private List<String> map = List.of();

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "A setting of the judge.")
    private Map<String, String> settings = Map.of();

    @Option(names = "--allow-missing", description = "Judge even when the records lack a required field.")
    private boolean allowMissing;

    @Option(names = "--allow-empty", description = "It is fine when there is no case at all.")
    private boolean allowEmpty;

    @Option(
            names = "--fail-on",
            paramLabel = "CONDITION",
            description = "Exit with 1 if any case has this label or status, or if this expression holds.")
    private @Nullable String failOn;

    @Option(
            names = "--pass",
            paramLabel = "RULE",
            description =
                    "Which verdicts pass: labels joined by commas, or an expression over score, label, findings and"
                            + " verdict such as 'score >= 3'. Default: what the judge says.")
    private @Nullable String pass;

    @Option(names = "--max-record-mb", paramLabel = "MB", description = "Refuse records over this size. Default: 32.")
    private int maxRecordMegabytes = Dataset.DEFAULT_LIMIT / MEGABYTE;

    @Option(
            names = "--store",
            paramLabel = "STORE",
            description = "Where models' answers are kept: jdbc:postgresql://…")
    private @Nullable String store;

    @Option(
            names = {"-q", "--quiet"},
            description = "No summary, no list of problems.")
    private boolean quiet;

    @Mixin
    private final JobOutputOptions output = new JobOutputOptions();

    @Mixin
    private final AskingOptions asking = new AskingOptions();

    @Spec
    private @Nullable CommandSpec command;

    private final PrintStream err;

    private JudgeJob(PrintStream err) {
        this.err = err;
    }

    public static void main(String[] arguments) {
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        int code = run(arguments, err);
        SparkSession.getActiveSession().foreach(session -> {
            session.stop();
            return null;
        });
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Runs a job from its arguments to its exit code; the session stays open. */
    static int run(String[] arguments, PrintStream err) {
        return line(err).execute(arguments);
    }

    static CommandLine line(PrintStream err) {
        CommandLine line = new CommandLine(new JudgeJob(err));
        AskingOptions.addTo(line.getCommandSpec());
        line.setErr(new java.io.PrintWriter(err, true, StandardCharsets.UTF_8));
        line.setUsageHelpWidth(HELP_WIDTH);
        line.setExecutionExceptionHandler((failure, failed, parsed) -> JobFailures.explain(failure, failed, err));
        line.setParameterExceptionHandler((wrong, given) -> {
            err.println("assize: " + JobFailures.misuse(wrong));
            return JobEnd.WRONG_SETUP.code();
        });
        return line;
    }

    @Override
    public Integer call() throws IOException {
        JobRequest request = request();
        boolean asksModels = !request.spec().answerer().models().isEmpty();
        JobOutcome outcome = new SparkRun(session(asksModels), request).run();
        if (!quiet) {
            outcome.sentences().forEach(err::println);
        }
        return end(outcome).code();
    }

    private JobEnd end(JobOutcome outcome) {
        Optional<PartTally.Halt> halt = outcome.halt();
        if (halt.isPresent()) {
            err.println("assize: stopped: " + halt.get().message() + "; what was judged is in " + output.folder()
                    + ", and --resume goes on");
            return halt.get().reason() == RunHalt.Reason.SETUP ? JobEnd.WRONG_SETUP : JobEnd.SOME_NOT_JUDGED;
        }
        if (outcome.summary().cases() == 0) {
            if (!allowEmpty) {
                err.println("assize: there was no case at all; --allow-empty says that this is fine");
            }
            return allowEmpty ? JobEnd.ALL_JUDGED : JobEnd.SOME_NOT_JUDGED;
        }
        if (outcome.objection() != null) {
            err.println("assize: failed, because " + outcome.objection());
            return JobEnd.CONDITION_MET;
        }
        if (outcome.summary().lacksInputEverywhere()) {
            err.println("assize: every case lacks a text that the judge needs, so nothing was really judged;"
                    + " 'assize inspect FILE --judge JUDGE' shows what a file has");
            return JobEnd.SOME_NOT_JUDGED;
        }
        return outcome.isComplete() ? JobEnd.ALL_JUDGED : JobEnd.SOME_NOT_JUDGED;
    }

    private JobRequest request() {
        JobRequest.Existing existing = output.existing();
        if (partitions < 0 || maxRecordMegabytes < 1) {
            throw new SetupException("--partitions and --max-record-mb are at least 1");
        }
        List<String> inputs = new ArrayList<>(cases);
        if (grader != null) {
            inputs.add(0, judge);
        }
        if (inputs.isEmpty()) {
            throw new SetupException("name the files with cases");
        }
        CommandSpec spec = Objects.requireNonNull(command);
        String named = grader == null ? judge : grader;
        JudgeSpec judged = new JudgeSpec(
                named,
                asking.settings(named, settings, notice -> err.println("assize: " + notice)),
                map,
                asking.plan(spec.commandLine().getParseResult()),
                store);
        return new JobRequest(
                judged,
                inputs,
                inputFormat,
                output.folder(),
                output.form(),
                partitions,
                (int) Math.min(1024L, maxRecordMegabytes) * MEGABYTE,
                new ReadingWords(delimiter, encoding, records),
                failOn,
                pass,
                existing,
                allowMissing);
    }

    private SparkSession session(boolean asksModels) {
        SparkSession.Builder builder = SparkSession.builder().appName("assize judge " + judge);
        if (asksModels) {
            builder.config(Processes.SPECULATION, "false");
        }
        String where = master != null ? master : new SparkConf().contains("spark.master") ? null : "local[*]";
        return (where == null ? builder : builder.master(where)).getOrCreate();
    }
}
