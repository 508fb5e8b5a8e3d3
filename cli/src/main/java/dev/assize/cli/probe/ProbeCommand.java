package dev.assize.cli.probe;

import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.JudgedCases;
import dev.assize.cli.plan.PlanReport;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.TextReportOutput;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.probe.ProbeRequest;
import dev.assize.engine.probe.ProbeSession;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.gate.FigureGate;
import dev.assize.runs.probe.CardJson;
import dev.assize.runs.probe.ProbeOptions;
import dev.assize.runs.probe.ReportCard;
import dev.assize.runs.probe.UnreadRows;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes the report card of a judge. */
@Command(
        name = "probe",
        description = {
            "Make the report card of a judge: change one thing in a case with a known consequence, judge both, and tell which"
                    + " kinds of change the judge notices and which harmless changes disturb it.",
            "Rules, a model, a panel, a whole prompt and a judge file are tried in the same way.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize probe reference-coverage cases.jsonl",
            "  assize probe reference-coverage cases.jsonl --model openai/gpt-5-mini -o card.html",
            "  assize probe reference-coverage cases.jsonl --whole-prompt --model openai/gpt-5-mini --plan",
            "  assize probe ./my-judge cases.jsonl --fail-if 'detection.number < 0.95 || false_alarms > 0.02'",
            "  assize probe brand-extraction cases.jsonl --write probes.jsonl     every changed case, to be judged alone",
            "  assize compare one-model.json other-model.json                     two cards",
            "",
            "A condition may name detection and false_alarms, each also with a kind (detection.number), self_consistency,"
                    + " position_bias, length_bias, injection, author_bias and undecided.",
            "",
            "Exit codes: 0 the card is made · 1 the --fail-if condition was met · 2 wrong usage or set-up ·",
            "3 nothing could be tried, or some cases could not be read"
        })
public final class ProbeCommand implements Callable<Integer> {

    @Mixin
    private final JudgedCases judged = new JudgedCases();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Change N cases drawn at random. Default: ${DEFAULT-VALUE}; all when there are no more.")
    private int sample = 200;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--each",
            paramLabel = "N",
            description = "At most N changes of one kind to one case. Default: ${DEFAULT-VALUE}.")
    private int each = 1;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--kind",
            paramLabel = "KIND",
            split = ",",
            description = "Only changes of this kind; may be repeated. The card lists the kinds.")
    private List<String> kinds = List.of();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--fail-if",
            paramLabel = "CONDITION",
            description =
                    "Exit with 1 if this holds of the card, such as 'detection.number < 0.95 || false_alarms > 0.02'.")
    private @Nullable String failIf;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = "--write",
            paramLabel = "PLACE",
            description = "Write every case that is judged for the card: to a file whose name ends in .jsonl, or into a"
                    + " folder with a file for each kind. With --no-judge that is all.")
    private @Nullable String write;

    @Grouped(HelpGroup.OUTPUT)
    @Option(names = "--no-judge", description = "Only --write the changed cases.")
    private boolean noJudge;

    @Grouped(HelpGroup.MODELS)
    @Option(names = "--plan", description = "Only tell what the models would cost; nothing is sent.")
    private boolean plan;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Threads to judge with. Default: one per processor; those that wait for a model are more"
                    + " (--max-concurrency).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private final AnswererOptions answering = new AnswererOptions();

    @Mixin
    private final WholeOptions whole = new WholeOptions();

    @Mixin
    private final StoreOption store;

    @Mixin
    private final TextReportOutput output;

    private final EngineContext context;
    private final Streams streams;
    private final Terminal terminal;

    public ProbeCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.output = new TextReportOutput(streams, terminal);
        this.context = context;
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        requireUsable();
        long seed = answering.takeSeed().orElse(1);
        ProbeRequest request = request(seed);
        // Before anybody is asked: what is refused then would cost something.
        List<Path> read = read(request);
        ProbeFiles written = write == null ? null : new ProbeFiles(Path.of(write), read);
        output.require(
                write == null
                        ? read
                        : Stream.concat(read.stream(), Stream.of(Path.of(write)))
                                .toList());
        ProbeSession session = ProbeSession.prepare(request, context, streams.in());
        boolean complete = isWhole(session);
        if (session.sheet().size() == 0) {
            streams.note("there was no case at all, so nothing could be tried");
            return ExitCode.SOME_NOT_JUDGED;
        }
        FigureGate gate = failIf == null
                ? null
                : FigureGate.parse(
                        failIf, ReportCard.figureNames(session.sheet().kinds()));
        if (written != null) {
            long count = written.write(session.sheet());
            streams.note("wrote " + FigureText.count(count, "case") + " to " + write);
        }
        int exit = noJudge ? ExitCode.OK : plan ? plan(session, seed) : judge(session, gate);
        return exit == ExitCode.OK && !complete ? ExitCode.SOME_NOT_JUDGED : exit;
    }

    /** Whether all that was given could be read; what could not is said. */
    private boolean isWhole(ProbeSession session) {
        UnreadRows unread = session.sheet().unread();
        if (unread.count() > 0) {
            streams.note(FigureText.count(unread.count(), "record")
                    + " could not be read and " + (unread.count() == 1 ? "is" : "are") + " left out, first "
                    + unread.first());
        }
        session.changes()
                .forEach(change -> streams.note(change + "; cases may be missing or stem from both, so try it again"));
        return unread.count() == 0 && session.changes().isEmpty();
    }

    /** The files that are read, which nothing may overwrite. */
    private List<Path> read(ProbeRequest request) {
        return Stream.of(
                        judged.files(),
                        whole.prompt().stream(),
                        answering.files().stream(),
                        request.answerer().files().stream().map(Path::of),
                        request.judge().files().stream())
                .flatMap(files -> files)
                .toList();
    }

    private void requireUsable() {
        SetupException.requirePositive("sample", sample);
        SetupException.requirePositive("each", each);
        SetupException.requirePositive("jobs", jobs);
        if (noJudge && write == null) {
            throw SetupException.of("no-judge", "is for changed cases that are written; name a place with --write");
        }
    }

    private ProbeRequest request(long seed) {
        ChosenJudge chosen = whole.judge(judged.judgeName(), judged.settings(), streams::note);
        CaseSource source = judged.source(chosen, Long.MAX_VALUE, true);
        ProbeOptions options = new ProbeOptions(seed, sample, each, new LinkedHashSet<>(kinds));
        return new ProbeRequest(
                chosen,
                whole.standIn(judged.judgeName(), judged.settings()),
                answering.plan(),
                source,
                options,
                jobs,
                store.choice());
    }

    private int plan(ProbeSession session, long seed) throws IOException {
        AnswererPlan answerer = answering.plan();
        PlanReport report =
                new PlanReport(judged.judgeName(), whole.isWhole(), answerer, session.forecast(sample, seed));
        streams.print(output.isJson() ? report.json() : report.table(terminal.style()));
        return ExitCode.OK;
    }

    /** Null where nobody would see it. */
    private @Nullable ProgressBar progress(ProbeSession session) {
        return terminal.err() ? ProgressBar.of(session.sheet().count(), streams.err()) : null;
    }

    private int judge(ProbeSession session, @Nullable FigureGate gate) throws IOException, InterruptedException {
        ReportCard card;
        try (ProgressBar progress = progress(session)) {
            card = session.run(progress == null ? () -> {} : progress::step);
        }
        if (output.isPage()) {
            output.print(new CardPage(card).write());
        } else {
            output.print(card.judge(), "Assize probe", () -> new CardTextReport(card).write(), () -> CardJson.of(card));
        }
        if (gate != null && gate.holds(card.figures())) {
            streams.note("failed, because the card has " + failIf);
            return ExitCode.GATE_FAILED;
        }
        if (card.detection().trials() + card.falseAlarms().trials() > 0) {
            return ExitCode.OK;
        }
        streams.note("nothing could be tried: no case had a verdict that a change could move; where the"
                + " built-in rules cannot answer, name a model with --model PROVIDER/NAME");
        return ExitCode.SOME_NOT_JUDGED;
    }
}
