package dev.assize.spark.job;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.run.ReadingWords;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.gate.Gate;
import dev.assize.spark.output.OutputFolder;
import dev.assize.spark.output.PartTally;
import dev.assize.spark.spec.ExecutorJudges;
import dev.assize.spark.spec.SerializableJudge;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/** Runs a job on the driver: looks at what is asked for, lets the executors judge, and adds up what they tell. */
public final class SparkRun {

    private static final List<String> COLUMNS = List.of("parquet", "orc", "table");

    private static final ReadingWords USUAL = new ReadingWords(null, null, null);

    private final SparkSession spark;
    private final JobRequest request;

    public SparkRun(SparkSession spark, JobRequest request) {
        this.spark = spark;
        this.request = request;
    }

    /** Throws {@link SetupException} for what cannot be judged; then nothing is written. */
    public JobOutcome run() throws IOException {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        return run(context, Processes.of(context));
    }

    JobOutcome run(JavaSparkContext context, Processes processes) throws IOException {
        SerializableJudge judge = SerializableJudge.of(request.spec());
        processes.requireNothingPaidTwice(judge);
        SerializableJudge.Opened opened = ExecutorJudges.open(judge);
        try {
            checkConditions(opened.chosen().info());
            OutputFolder folder = new OutputFolder(request.output(), context.hadoopConfiguration());
            Optional<ObjectNode> earlier = earlier(folder);
            SparkRun going = new SparkRun(spark, earlier.map(this::goingOn).orElse(request));
            return going.run(context, processes, judge, opened, folder, earlier);
        } finally {
            ExecutorJudges.close(judge);
        }
    }

    private JobRequest goingOn(ObjectNode job) {
        return request.goingOn(job.path("fail_on").textValue(), job.path("pass").textValue());
    }

    private JobOutcome run(
            JavaSparkContext context,
            Processes processes,
            SerializableJudge judge,
            SerializableJudge.Opened opened,
            OutputFolder folder,
            Optional<ObjectNode> earlier)
            throws IOException {
        JudgeInfo info = opened.chosen().info();
        int partitions = earlier.map(job -> job.path("partitions").asInt()).orElse(request.partitions());
        JobInput input = input(context, info, opened, partitions);
        requireOutside(folder, input);
        ObjectNode job = describe(opened, input);
        if (earlier.isPresent()) {
            requireSame(folder, job, earlier.get());
        }
        List<PartTally> before = earlier.isPresent() ? folder.tallies() : List.of();
        int most = processes.most(judge.plan());
        processes.requireAShareForEach(judge.plan(), most);
        SerializableJudge sharing = judge.answeredBy(processes.share(within(judge.plan(), before)));
        // Not before all else is known to be right: whoever replaces results with nothing has lost them.
        begin(folder, job, earlier.isPresent());
        PartTask task = new PartTask(
                sharing,
                folder.address(),
                request.form(),
                new SerializableConfiguration(context.hadoopConfiguration()),
                request.failOn(),
                request.pass());
        try {
            input.judge(task, pieces(before, input.parts()), most);
        } finally {
            ExecutorJudges.close(sharing);
        }
        List<PartTally> all = folder.tallies();
        JobOutcome outcome = JobOutcome.of(info, all, request.failOn(), request.pass(), folder.halted());
        if (outcome.halt().isEmpty()) {
            folder.end();
        }
        return outcome;
    }

    private void checkConditions(JudgeInfo info) {
        String pass = request.pass();
        if (request.failOn() != null) {
            PassRule.needed(Gate.parse(request.failOn(), info).asksForAPassRate(), info, pass)
                    .ifPresent(problem -> {
                        throw SetupException.of("pass", problem);
                    });
        }
        if (pass != null) {
            SetupException.whereWrong("pass", () -> PassRule.parse(pass, info));
        }
    }

    /** The job that this one goes on with; empty for one that begins. */
    private Optional<ObjectNode> earlier(OutputFolder folder) throws IOException {
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        ObjectNode job = folder.job()
                .orElseThrow(() -> SetupException.of(
                        "output", folder.address() + " has something in it that is no job's; choose another folder"));
        return switch (request.existing()) {
            case REFUSE ->
                throw SetupException.of(
                        "output", folder.address() + " has results already; go on with them, or replace them");
            case REPLACE -> Optional.empty();
            case RESUME -> Optional.of(job);
        };
    }

    private JobInput input(JavaSparkContext context, JudgeInfo info, SerializableJudge.Opened opened, int partitions) {
        String format = format();
        if (format != null && COLUMNS.contains(format)) {
            requireText(request.reading().delimiter(), "delimiter");
            requireText(request.reading().encoding(), "encoding");
            requireText(request.reading().records(), "records");
            // A table is cut by Spark, and how is not for us to say unless somebody asks.
            TableInput table =
                    new TableInput(spark, request.inputs(), format, request.recordLimit(), request.partitions());
            if (request.existing() == JobRequest.Existing.RESUME && !table.isRepeatable()) {
                throw SetupException.of(
                        "resume",
                        "is for cases in files that are cut as they lie, and these may come in another order; write them"
                                + " to Parquet first, or leave the number of partitions to Spark");
            }
            if (!request.allowMissing()) {
                table.check(info, opened.fields());
            }
            return table;
        }
        TextInput text = new TextInput(context, request.inputs(), reading(format), partitions);
        if (!request.allowMissing()) {
            text.check(info, opened.fields());
        }
        return text;
    }

    private static void requireText(@Nullable String said, String setting) {
        if (said != null) {
            throw SetupException.of(setting, "is for text files, and these cases are columns");
        }
    }

    private ReadOptions reading(@Nullable String format) {
        DataFormat known = format == null ? null : DataFormat.find(format).orElse(null);
        return request.reading().options(known, request.recordLimit());
    }

    private @Nullable String format() {
        String given = request.inputFormat();
        if (given != null) {
            String known = given.toLowerCase(Locale.ROOT);
            if (!COLUMNS.contains(known) && DataFormat.find(known).isEmpty()) {
                throw SetupException.of(
                        "input-format", "\"" + given + "\" is none of " + texts() + ", " + String.join(", ", COLUMNS));
            }
            return known;
        }
        for (String kind : List.of("parquet", "orc")) {
            if (request.inputs().stream().allMatch(place -> isNamed(place, kind))) {
                return kind;
            }
        }
        return null;
    }

    private static String texts() {
        return DataFormat.values().stream()
                .map(format -> format.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static boolean isNamed(String place, String kind) {
        String name = place.toLowerCase(Locale.ROOT).replaceAll("/+$", "");
        return name.endsWith("." + kind);
    }

    private ObjectNode describe(SerializableJudge.Opened opened, JobInput input) {
        ObjectNode job = Json.object().put("format", 1);
        job.put("judge", opened.judge().heading().judge().value())
                .put("version", opened.judge().heading().version())
                .put("epoch", opened.judge().heading().epoch().hash());
        ObjectNode settings = job.putObject("settings");
        request.spec().settings().forEach(settings::put);
        request.spec().fields().forEach(job.putArray("map")::add);
        job.put("output", request.form().format().name().toLowerCase(Locale.ROOT));
        request.form().by().forEach(job.putArray("by")::add);
        if (!request.reading().equals(USUAL)) {
            reading(null).write(job.putObject("reading"));
        }
        if (request.failOn() != null) {
            job.put("fail_on", request.failOn());
        }
        if (request.pass() != null) {
            job.put("pass", request.pass());
        }
        job.put("limit", request.recordLimit()).put("partitions", input.parts());
        job.set("input", input.fingerprint());
        return job;
    }

    private void begin(OutputFolder folder, ObjectNode job, boolean goesOn) throws IOException {
        if (goesOn) {
            folder.resume();
            return;
        }
        if (request.existing() == JobRequest.Existing.REPLACE) {
            folder.delete();
        }
        folder.begin(job);
    }

    /** Cases that lie among the results would be deleted with them, or judged together with them. */
    private static void requireOutside(OutputFolder folder, JobInput input) {
        input.files().stream().filter(folder::contains).findFirst().ifPresent(file -> {
            throw SetupException.of(
                    "output",
                    file + " is to be judged and lies in " + folder.address()
                            + ", the folder for results; choose a folder without cases in it");
        });
    }

    private static void requireSame(OutputFolder folder, ObjectNode job, ObjectNode before) {
        Set<String> keys = new TreeSet<>();
        List.of(job, before).forEach(each -> each.fieldNames().forEachRemaining(keys::add));
        List<String> changed = keys.stream()
                .filter(key -> !Json.write(job.path(key)).equals(Json.write(before.path(key))))
                .map(key -> key.replace('_', '-'))
                .toList();
        if (!changed.isEmpty()) {
            throw SetupException.of(
                    "resume",
                    "the job in " + folder.address() + " had another " + String.join(", another ", changed)
                            + ", and one folder holds results of one kind; judge into another folder");
        }
    }

    private static Map<Integer, PartTask.Piece> pieces(List<PartTally> before, int parts) {
        Map<Integer, PartTask.Piece> pieces = new TreeMap<>();
        for (int part = 0; part < parts; part++) {
            pieces.put(part, new PartTask.Piece(part, 0, 0));
        }
        for (PartTally tally : before) {
            if (tally.complete()) {
                pieces.remove(tally.part());
            } else {
                PartTask.Piece earlier = pieces.getOrDefault(tally.part(), new PartTask.Piece(tally.part(), 0, 0));
                long done = earlier.done() + tally.counts().cases();
                pieces.put(tally.part(), new PartTask.Piece(tally.part(), tally.segment() + 1, done));
            }
        }
        return pieces;
    }

    /** With what is left of the budget. */
    private static AnswererPlan within(AnswererPlan plan, List<PartTally> before) {
        BigDecimal spent =
                before.stream().map(tally -> tally.counts().expense().cost()).reduce(BigDecimal.ZERO, BigDecimal::add);
        if (plan.budget().isEmpty() || spent.signum() == 0) {
            return plan;
        }
        BigDecimal left = plan.budget().get().subtract(spent);
        if (left.signum() <= 0) {
            throw SetupException.of("budget", "is spent: the job has cost $" + spent.toPlainString() + " so far");
        }
        return plan.within(left);
    }
}
