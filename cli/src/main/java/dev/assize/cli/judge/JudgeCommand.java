package dev.assize.cli.judge;

import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.pass.PassOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.plan.ForecastRequest;
import dev.assize.engine.plan.PromptPreview;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.run.RunSession;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Judges the cases of some files. */
@Command(
        name = "judge",
        addMethodSubcommands = false,
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
            "  assize judge reference-coverage cases.jsonl --prompt my-judge.txt --model openai/gpt-5-mini",
            "  assize judge ./my-judge cases.jsonl                                    a judge of your own",
            "  assize judge --grader grader.json cases.jsonl                          a grader of OpenAI",
            "  assize judge reference-coverage cases.jsonl --run nightly              keep it: resume, report, compare",
            "  assize judge reference-coverage cases.jsonl --model ollama/qwen3 --dry-run   the prompt that would be sent",
            "  assize judge ./my-judge cases.jsonl --watch                            again whenever a file changes",
            "  assize judge reference-coverage cases.jsonl --by language              figures for each language",
            "",
            "Exit codes: 0 all cases judged · 1 the --fail-on condition was met · 2 wrong usage or set-up ·",
            "3 some cases could not be judged (undecided, invalid or failed), or there were none"
        })
public final class JudgeCommand implements Callable<Integer> {

    @Mixin
    private final JudgeInput input = new JudgeInput();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--fail-on",
            paramLabel = "CONDITION",
            description = "Exit with 1 if any case has this label or status, or if this expression holds"
                    + " (of a case: score, label, findings, verdict; of the run: mean, share, cases, judged, …).")
    private @Nullable String failOn;

    @Mixin
    private final PassOption pass = new PassOption();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--watch",
            description = "Judge again whenever the cases, the judge file or the prompt change, until Ctrl-C.")
    private boolean watch;

    @Grouped(HelpGroup.MODELS)
    @Option(
            names = "--dry-run",
            description =
                    "Send nothing; print the prompts that a model would get for the first case (--show N: for N).")
    private boolean dryRun;

    @Grouped(HelpGroup.MODELS)
    @Option(names = "--show", paramLabel = "N", description = "With --dry-run, for how many cases. Default: 1.")
    private int show = 1;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Threads to judge with. Default: one per processor; those that wait for a model are more"
                    + " (--max-concurrency).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Grouped(HelpGroup.RUNS)
    @Option(
            names = "--run",
            paramLabel = "NAME",
            description = "Keep the run under this name, to resume, report or compare it. With --store alone a name is"
                    + " made.")
    private @Nullable String run;

    @Grouped(HelpGroup.RUNS)
    @Option(names = "--replace", description = "Delete an earlier run of that name first.")
    private boolean replace;

    @Mixin
    private final StoreOption store;

    @Mixin
    private final OutputOptions output;

    @Mixin
    private final AnswererOptions answering = new AnswererOptions();

    @Mixin
    private final WholeOptions whole = new WholeOptions();

    private final EngineContext context;

    public JudgeCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.output = new OutputOptions(streams, terminal);
        this.context = context;
    }

    @Override
    public Integer call() throws Exception {
        output.check();
        if (dryRun) {
            return preview();
        }
        if (!watch) {
            return once();
        }
        List<Path> watched = watched();
        return new FileWatch(watched)
                .repeat(this::once, () -> output.note("waits for a change of " + names(watched) + "; Ctrl-C ends"));
    }

    private List<Path> watched() {
        if (run != null || store.isGiven()) {
            throw SetupException.of("watch", "judges again and again, so no run is kept; leave out --run and --store");
        }
        if (input.isStandardInput()) {
            throw SetupException.of("watch", "needs files that can change; standard input is read once");
        }
        return Stream.of(
                        whole.prompt().stream(),
                        answering.files().stream(),
                        input.files().stream().map(Path::of),
                        Stream.of(Path.of(input.judgeName())))
                .flatMap(files -> files)
                .filter(Files::exists)
                .toList();
    }

    private static String names(List<Path> files) {
        return files.stream().map(Path::toString).collect(Collectors.joining(", "));
    }

    /** Prints what models would be sent for the first cases. */
    private int preview() throws IOException {
        SetupException.requirePositive("show", show);
        ChosenJudge chosen = whole.judge(input.judgeName(), input.settings(), output::note);
        ForecastRequest request = new ForecastRequest(
                chosen,
                whole.standIn(input.judgeName(), input.settings()),
                answering.plan(),
                input.source(chosen, List.of()),
                show,
                1,
                store.choice());
        output.streams()
                .print(PromptText.of(
                        PromptPreview.of(
                                request, show, context, output.streams().in()),
                        output.terminal().style()));
        return ExitCode.OK;
    }

    private int once() throws InterruptedException, IOException {
        SetupException.requirePositive("jobs", jobs);
        input.requireUsable();
        ChosenJudge chosen = whole.judge(input.judgeName(), input.settings(), output::note);
        OutputFields outputs = input.outputs(chosen);
        RunRequest.Keep keep = keep();
        outputs.requireRoom(keep, output);
        int exit = ExitCode.OK;
        for (String field : outputs.each()) {
            outputs.announce(field, output);
            int one = judge(chosen, outputs, field, keep);
            exit = exit == ExitCode.OK || one == ExitCode.GATE_FAILED ? one : exit;
        }
        outputs.compare(keep, output, store, pass);
        return exit;
    }

    private int judge(ChosenJudge chosen, OutputFields outputs, String field, RunRequest.@Nullable Keep keep)
            throws InterruptedException {
        CaseSource source = input.source(chosen, outputs.map(field));
        AnswererPlan answerer = answering.plan();
        if (answerer.asksPeople() && input.isStandardInput()) {
            throw SetupException.of(
                    "answerer", "answers come from the terminal here, so the cases cannot; name a file with them");
        }
        RunRequest request = new RunRequest(
                chosen, answerer, source, jobs, failOn, pass.written(), outputs.keep(keep, field), store.choice());
        ShownRun shown = new ShownRun(outputs.output(output, field), read(request));
        shown.require(source);
        try (RunSession session = RunSession.begin(request, context, shown)) {
            return shown.show(session);
        }
    }

    private List<Path> read(RunRequest request) {
        Stream<Path> kept = request.keep() == null
                ? Stream.of()
                : Stream.of(Path.of(request.store().location().toString()));
        return Stream.of(
                        whole.prompt().stream(),
                        answering.files().stream(),
                        request.answerer().files().stream().map(Path::of),
                        request.judge().files().stream(),
                        kept)
                .flatMap(files -> files)
                .toList();
    }

    /** Null when only the results are wanted. */
    private RunRequest.@Nullable Keep keep() {
        boolean kept = run != null || store.isGiven();
        if (replace && !kept) {
            throw SetupException.of("replace", "is for a run that is kept; name it with --run NAME");
        }
        if (kept && input.isLimitedTwice()) {
            throw new SetupException("a run that is kept holds every case that --id names; leave out --limit");
        }
        return kept ? new RunRequest.Keep(run, replace) : null;
    }
}
