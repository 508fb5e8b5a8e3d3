package dev.assize.cli.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Environment;
import dev.assize.cli.ExitCode;
import dev.assize.cli.ReaderGone;
import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.answerer.AnswererPlan;
import dev.assize.cli.answerer.OpenAnswerer;
import dev.assize.cli.judge.MapOption;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.store.OpenStore;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Ink;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.models.whole.WholeReply;
import dev.assize.runs.audit.AuditJson;
import dev.assize.runs.audit.AuditReport;
import dev.assize.runs.audit.AuditRun;
import dev.assize.runs.audit.GivenReplies;
import dev.assize.runs.cache.SharedAnswers;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.Workers;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks what a model replied to a whole judge prompt. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Audit a model that judges with a whole prompt: how often and where its replies break the judge's own form,"
                    + " enums, arithmetic, ceilings and verdict logic, and how they compare with Assize's verdicts.",
            "A reply is text or an object; JSON in a code fence or among sentences is found. It belongs to the case with its"
                    + " id, or where no reply has one, to the case at its place.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize audit citation-mapping cases.jsonl --replies replies.jsonl",
            "  assize audit reference-coverage cases.jsonl --replies batch_output.jsonl \\",
            "      --map-replies id=custom_id --map-replies reply=response.body.choices.0.message.content",
            "  assize audit brand-extraction cases.jsonl --replies replies.jsonl -o audit.md",
            "  assize audit provision-extraction cases.jsonl --replies replies.jsonl --fail-if-broken 5",
            "  assize audit reference-coverage cases.jsonl --model openai/gpt-5-mini --prompt my-judge.txt",
            "",
            "Exit codes: 0 every case has a reply that could be read · 1 --fail-if-broken, and more replies break a rule ·",
            "2 wrong usage or set-up · 3 some cases have no reply, or none that could be read"
        })
public final class AuditCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "JUDGE", description = "A judge that 'assize judges' lists.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CASES",
            description = "Files with the cases that the model judged, as for 'assize judge'.")
    private List<String> cases = List.of();

    @Option(
            names = "--replies",
            paramLabel = "FILE",
            description = "The model's replies: records with id and reply (or output, response, completion,"
                    + " choices.0.message.content, …), or verdicts with an id.")
    private @Nullable String replies;

    @Option(
            names = "--model",
            paramLabel = "PROVIDER/NAME",
            description = "Ask this model now, with the judge's whole prompt or with --prompt, instead of --replies.")
    private @Nullable String model;

    @Option(
            names = "--prompt",
            paramLabel = "FILE",
            description = "The complete prompt to ask --model with; {field} and {{ field }} are filled in.")
    private @Nullable String prompt;

    @Option(names = "--map", paramLabel = "FIELD=PATH", description = "Where the cases keep a field of the judge.")
    private List<String> map = List.of();

    @Option(names = "--map-replies", paramLabel = "FIELD=PATH", description = "Where the replies keep id or reply.")
    private List<String> mapReplies = List.of();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the judge, such as ranges=articles.")
    private Map<String, String> settings = Map.of();

    @Option(names = "--limit", paramLabel = "N", description = "Audit at most N cases.")
    private long limit = Long.MAX_VALUE;

    @Option(names = "--jobs", paramLabel = "N", description = "Threads to audit with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to FILE instead of standard output; .md, .json and .jsonl choose the form.")
    private @Nullable String file;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table or md (the report), json (the report as an object) or jsonl (a line for each reply)."
                    + " Default: table on a terminal, otherwise jsonl.")
    private @Nullable AuditFormat format;

    @Option(
            names = "--fail-if-broken",
            paramLabel = "PERCENT",
            arity = "0..1",
            fallbackValue = "0",
            description =
                    "Exit with 1 if more than PERCENT of the replies break a rule. Without a number: if any does.")
    private @Nullable Double failIfBroken;

    @Option(
            names = {"-q", "--quiet"},
            description = "No summary on standard error.")
    private boolean quiet;

    @Mixin
    private final AnswererOptions answering = new AnswererOptions();

    @Mixin
    private final StoreOption store;

    private final Environment environment;
    private final Streams streams;
    private final Terminal terminal;
    private final Clock clock;

    public AuditCommand(Environment environment, Streams streams, Terminal terminal, Clock clock) {
        this.environment = environment;
        this.streams = streams;
        this.terminal = terminal;
        this.clock = clock;
        this.store = new StoreOption(environment, clock);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        requireUsable();
        JudgeSettings chosen = new JudgeSettings(new TreeMap<>(settings));
        StandardJudge own = ChosenJudge.named(judge, chosen);
        String text = prompt == null ? ChosenJudge.OWN_PROMPT : WholeOptions.read(prompt);
        WholePromptJudge<?> whole =
                ChosenJudge.whole(judge, chosen, text, String.valueOf(prompt)).askingAlways();
        return model == null ? auditKept(own, whole, chosen) : auditAsked(own, whole);
    }

    private int auditKept(StandardJudge own, WholePromptJudge<?> whole, JudgeSettings chosen)
            throws IOException, InterruptedException {
        GivenReplies given = given();
        ObjectNode schema = ChosenJudge.whole(judge, chosen).audit().replySchema();
        return audit(
                own,
                whole,
                new AuditRun.Source.Kept(given, reply -> WholeReply.find(reply, schema)),
                Workers.computing(jobs),
                Optional.of(given));
    }

    private int auditAsked(StandardJudge own, WholePromptJudge<?> whole) throws IOException, InterruptedException {
        AnswererPlan plan = answering.plan("model:" + model);
        StandardJudge asking = new StandardJudge(whole, own.embedded());
        if (!plan.needsStore()) {
            try (OpenAnswerer open = plan.open(asking, environment, null, clock)) {
                return auditAsked(own, whole, open);
            }
        }
        try (OpenStore opened = store.open();
                OpenAnswerer open = plan.open(asking, environment, opened.database(), clock)) {
            return auditAsked(own, whole, open);
        }
    }

    private int auditAsked(StandardJudge own, WholePromptJudge<?> whole, OpenAnswerer open)
            throws IOException, InterruptedException {
        return audit(own, whole, new AuditRun.Source.Asked(open.answerer()), open.workers(jobs), Optional.empty());
    }

    private int audit(
            StandardJudge own,
            WholePromptJudge<?> whole,
            AuditRun.Source source,
            Workers workers,
            Optional<GivenReplies> given)
            throws IOException, InterruptedException {
        JudgeInfo info = own.judge().info();
        AuditRun run = new AuditRun(
                whole,
                new Hearing<>(own.judge(), new SharedAnswers(own.embedded())),
                source,
                MapOption.parse(map, info.fields()),
                workers);
        AuditReport report = new AuditReport(info);
        audit(run, report, given);
        return exit(report);
    }

    private void requireUsable() {
        if ((replies == null) == (model == null)) {
            throw new SetupException(
                    replies == null
                            ? "audit needs the model's replies: --replies FILE, or --model PROVIDER/NAME to ask for them"
                            : "--replies and --model exclude one another; leave one out");
        }
        if (prompt != null && model == null) {
            throw new SetupException("--prompt is for a model that is asked; add --model PROVIDER/NAME");
        }
        if (jobs < 1 || limit < 1) {
            throw new SetupException(
                    (jobs < 1 ? "--jobs" : "--limit") + " is at least 1, got " + (jobs < 1 ? jobs : limit));
        }
        if (failIfBroken != null && !(failIfBroken >= 0 && failIfBroken < 100)) {
            throw new SetupException("--fail-if-broken takes a percentage from 0 to 100, got " + failIfBroken);
        }
    }

    private GivenReplies given() throws IOException {
        List<Field> fields = List.of(
                Field.optional(GivenReplies.ID, "text", "the id of the case"),
                Field.required(GivenReplies.REPLY, "text or object", "what the model replied"));
        try (Dataset dataset = new Dataset(
                List.of(DataSource.of(String.valueOf(replies))), null, Dataset.DEFAULT_LIMIT, streams.in())) {
            GivenReplies given = GivenReplies.read(dataset, MapOption.parse(mapReplies, fields));
            if (given.size() == 0) {
                throw new SetupException(replies + ": found no reply, expected records with id and reply"
                        + given.problems().stream()
                                .findFirst()
                                .map(problem -> "; " + problem)
                                .orElse(""));
            }
            return given;
        }
    }

    private void audit(AuditRun run, AuditReport report, Optional<GivenReplies> given)
            throws IOException, InterruptedException {
        List<DataSource> sources = cases.stream().map(DataSource::of).toList();
        boolean lines = chosenFormat() == AuditFormat.JSONL;
        try (Dataset dataset = new Dataset(sources, (DataFormat) null, Dataset.DEFAULT_LIMIT, streams.in());
                OutputStream out = file == null ? OutputStream.nullOutputStream() : new FileOutputStream(file)) {
            OutputStream target = file == null ? streams.out() : out;
            run.run(dataset, limit, audited -> {
                report.add(audited);
                if (lines) {
                    write(target, Json.write(AuditJson.line(audited, report.judge())) + "\n");
                }
            });
            if (!lines) {
                write(target, rendered(report, given));
            } else if (!quiet) {
                streams.err().print(new AuditPages(report, given).write().plain(Ink.PLAIN));
            }
        }
    }

    private void write(OutputStream out, String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw file == null
                    ? new ReaderGone(e)
                    : new SetupException(file + ": cannot be written: " + e.getMessage());
        }
    }

    private String rendered(AuditReport report, Optional<GivenReplies> given) {
        AuditPages pages = new AuditPages(report, given);
        return switch (chosenFormat()) {
            case TABLE -> pages.write().plain(file == null ? terminal.ink() : Ink.PLAIN);
            case MD -> pages.write().markdown();
            case JSON, JSONL -> Json.pretty(AuditJson.report(report, given)) + "\n";
        };
    }

    private AuditFormat chosenFormat() {
        if (format != null) {
            return format;
        }
        if (file != null) {
            return file.endsWith(".md")
                    ? AuditFormat.MD
                    : file.endsWith(".json") ? AuditFormat.JSON : AuditFormat.JSONL;
        }
        return terminal.out() ? AuditFormat.TABLE : AuditFormat.JSONL;
    }

    private int exit(AuditReport report) {
        double broken = 100 * report.broken().value().orElse(0);
        if (failIfBroken != null && broken > failIfBroken) {
            streams.err()
                    .println("assize: failed, because " + report.broken().hits() + " of "
                            + report.broken().trials() + " replies break a rule");
            return ExitCode.GATE_FAILED;
        }
        boolean complete = report.readable() == report.cases();
        return complete ? ExitCode.OK : ExitCode.SOME_NOT_JUDGED;
    }
}
