package dev.assize.cli.audit;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.AuditRequest;
import dev.assize.engine.run.AuditSession;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.audit.AuditReport;
import dev.assize.runs.audit.GivenReplies;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.runner.CaseSelection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks what a model replied to a whole judge prompt. */
@Command(
        name = "audit",
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
            "  assize audit reference-coverage cases.jsonl --model openai/gpt-5-mini --run mini",
            "  assize audit --resume mini -o audit.html                  go on with it, or show it again",
            "",
            "Exit codes: 0 every case has a reply that could be read · 1 --fail-if-broken, and more replies break a rule ·",
            "2 wrong usage or set-up · 3 some cases have no reply, or none that could be read"
        })
public final class AuditCommand implements Callable<Integer> {

    @Parameters(index = "0", arity = "0..1", paramLabel = "JUDGE", description = "A judge that 'assize judges' lists.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "CASES",
            description = "Files with the cases that the model judged, as for 'assize judge'.")
    private List<String> cases = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--map", paramLabel = "FIELD=PATH", description = "Where the cases keep a field of the judge.")
    private List<String> map = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--allow-missing",
            description = "Ask the model even when the first records lack a field that the judge requires.")
    private boolean allowMissing;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the judge, such as ranges=articles.")
    private Map<String, String> settings = Map.of();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--limit", paramLabel = "N", description = "Audit at most N cases.")
    private long limit = Long.MAX_VALUE;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Threads to audit with. Default: one per processor; those that wait for a model are more"
                    + " (--max-concurrency).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--fail-if-broken",
            paramLabel = "PERCENT",
            arity = "0..1",
            fallbackValue = "0",
            description =
                    "Exit with 1 if more than PERCENT of the replies break a rule. Without a number: if any does.")
    private @Nullable Double failIfBroken;

    @Mixin
    private final ReplyOptions kept = new ReplyOptions();

    @Mixin
    private final AskedModelOptions asked;

    @Mixin
    private final AuditOutputOptions output;

    private final Streams streams;

    public AuditCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.asked = new AskedModelOptions(context);
        this.output = new AuditOutputOptions(streams, terminal);
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        requireUsable();
        if (asked.isResumed()) {
            return resume();
        }
        JudgeSettings chosen = new JudgeSettings(new TreeMap<>(settings));
        // Before the replies are read: whoever mistypes the judge should not wait for them.
        ChosenJudge.whole(judge, chosen);
        List<DataSource> sources = cases.stream().map(DataSource::of).toList();
        // Before anybody is asked: what is refused then would cost something.
        output.require(read(sources, ChosenJudge.named(judge).files()));
        CaseSource source = new CaseSource(
                sources,
                ReadOptions.of(null, Dataset.DEFAULT_LIMIT),
                FieldMapping.parse(map, ChosenJudge.named(judge, chosen).info().fields()),
                CaseSelection.of(List.of(), limit),
                allowMissing);
        AuditRequest request = new AuditRequest(judge, chosen, source, jobs);
        if (kept.isNamed()) {
            GivenReplies given = kept.read(streams.in());
            try (AuditSession session = AuditSession.ofReplies(request, given)) {
                return audit(session, Optional.of(given));
            }
        }
        try (AuditSession session = asked.open(request, new KeptAudit(output), output::note)) {
            return audit(session, Optional.empty());
        }
    }

    /** All words of the command line are then the places of the cases. */
    private int resume() throws IOException, InterruptedException {
        List<String> places = judge.isEmpty()
                ? List.of()
                : Stream.concat(Stream.of(judge), cases.stream()).toList();
        if (kept.isNamed() || !map.isEmpty() || !settings.isEmpty() || limit < Long.MAX_VALUE) {
            throw new SetupException(
                    "--resume goes on as the audit was begun; leave --replies, --map, --set and --limit out");
        }
        try (AuditSession session = asked.resume(places, jobs, new KeptAudit(output))) {
            return audit(session, Optional.empty());
        }
    }

    private void requireUsable() {
        if (!asked.isResumed() && (judge.isEmpty() || cases.isEmpty())) {
            throw new SetupException("audit needs "
                    + (judge.isEmpty() ? "a JUDGE and CASES" : "CASES, the files that the model judged")
                    + "; 'assize audit --help' shows examples");
        }
        if (!asked.isResumed() && kept.isNamed() == asked.isNamed()) {
            throw new SetupException(
                    kept.isNamed()
                            ? "--replies and --model exclude one another; leave one out"
                            : "audit needs the model's replies: --replies FILE, or --model PROVIDER/NAME to ask for them");
        }
        kept.requireNoMapAlone();
        if (kept.isNamed()) {
            asked.requireNone();
        }
        SetupException.requirePositive("jobs", jobs);
        SetupException.requirePositive("limit", limit);
        if (failIfBroken != null && !(failIfBroken >= 0 && failIfBroken < 100)) {
            throw SetupException.of("fail-if-broken", "takes a percentage from 0 to 100, got " + failIfBroken);
        }
    }

    private List<Path> read(List<DataSource> sources, List<Path> judgeFiles) {
        Stream<Path> given =
                Stream.concat(sources.stream(), kept.source().stream()).flatMap(source -> source.file().stream());
        return Stream.of(given, asked.files().stream(), judgeFiles.stream())
                .flatMap(files -> files)
                .toList();
    }

    private int audit(AuditSession session, Optional<GivenReplies> given) throws IOException, InterruptedException {
        AuditReport report = new AuditReport(session.judge());
        List<String> changes;
        try (Dataset dataset = session.open(streams.in());
                Destination destination =
                        output.destination(read(session.cases().sources(), session.judgeFiles()))) {
            AuditWriter writer;
            try (ProgressBar progress = output.progress(dataset)) {
                writer = new AuditWriter(destination.stream(), output, report, progress);
                changes = session.run(dataset, writer);
            }
            writer.end(given);
            destination.complete();
        }
        changes.forEach(change -> streams.note(change + "; cases may be missing or stem from both, so audit it again"));
        int exit = exit(report);
        return exit == ExitCode.OK && !changes.isEmpty() ? ExitCode.SOME_NOT_JUDGED : exit;
    }

    private int exit(AuditReport report) {
        if (report.cases() == 0) {
            // No condition says anything then; an export that went wrong must not pass for a good one.
            streams.note("there was no case at all, so no reply was audited");
            return ExitCode.SOME_NOT_JUDGED;
        }
        double broken = 100 * report.broken().value().orElse(0);
        if (failIfBroken != null && broken > failIfBroken) {
            streams.note("failed, because " + report.broken().hits() + " of "
                    + report.broken().trials() + " replies break a rule");
            return ExitCode.GATE_FAILED;
        }
        boolean complete = report.readable() == report.cases();
        return complete ? ExitCode.OK : ExitCode.SOME_NOT_JUDGED;
    }
}
