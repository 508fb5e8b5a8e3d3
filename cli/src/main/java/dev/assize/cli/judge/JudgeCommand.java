package dev.assize.cli.judge;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.answerer.AnswererPlan;
import dev.assize.cli.answerer.OpenAnswerer;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.store.OpenStore;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.StoredRun;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
            "  assize judge reference-coverage cases.jsonl --prompt my-judge.txt --answerer model:openai/gpt-5-mini",
            "  assize judge reference-coverage cases.jsonl --run nightly              keep it: resume, report, compare",
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

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Threads to judge with. Default: one per processor; those that wait for a model are more"
                    + " (--max-concurrency).")
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
            names = "--run",
            paramLabel = "NAME",
            description = "Keep the run under this name, to resume, report or compare it. With --store alone a name is"
                    + " made.")
    private @Nullable String run;

    @Option(names = "--replace", description = "Delete an earlier run of that name first.")
    private boolean replace;

    @Mixin
    private final StoreOption store;

    @Mixin
    private final OutputOptions output;

    @Mixin
    private final AnswererOptions answering;

    @Mixin
    private final WholeOptions whole = new WholeOptions();

    private final Environment environment;
    private final Clock clock;

    public JudgeCommand(Environment environment, Streams streams, Terminal terminal, Clock clock) {
        this.answering = new AnswererOptions();
        this.store = new StoreOption(environment, clock);
        this.output = new OutputOptions(streams, terminal);
        this.environment = environment;
        this.clock = clock;
    }

    @Override
    public Integer call() throws InterruptedException {
        requirePositive("--jobs", jobs);
        requirePositive("--limit", limit);
        requirePositive("--max-record-mb", maxRecordMegabytes);
        JudgeSettings chosenSettings = whole.settings(judge, settings, output::note);
        StandardJudge chosen = ChosenJudge.named(judge, chosenSettings);
        JudgeInfo info = chosen.judge().info();
        CaseSource docket = new CaseSource(
                cases.stream().map(DataSource::of).toList(),
                inputFormat,
                recordLimit(),
                MapOption.parse(map, info.fields()),
                CaseSelection.of(ids, limit));
        AnswererPlan answerer = answering.plan();
        boolean kept = run != null || store.isGiven();
        requireRun("--replace", replace && !kept);
        if (kept && !ids.isEmpty() && limit < Long.MAX_VALUE) {
            throw new SetupException("a run that is kept holds every case that --id names; leave out --limit");
        }
        String wanted = run == null ? null : RunName.require(run);
        if (!kept && !answerer.needsStore()) {
            try (OpenAnswerer open = answerer.open(chosen, environment, null, clock)) {
                return session(chosen, open).hold(docket, Ledger.NONE);
            }
        }
        try (OpenStore opened = store.open();
                OpenAnswerer open = answerer.open(chosen, environment, opened.database(), clock)) {
            RunSession session = session(chosen, open);
            if (!kept) {
                return session.hold(docket, Ledger.NONE);
            }
            RunPlan plan = docket.plan(info.id(), chosenSettings.values(), answerer.toJson(), failOn);
            return keep(opened, wanted, plan, docket, session);
        }
    }

    private RunSession session(StandardJudge chosen, OpenAnswerer open) {
        Hearing<?> hearing = new Hearing<>(chosen.judge(), open.answerer());
        return new RunSession(chosen.judge().info(), hearing, open, jobs, output, failOn);
    }

    /** @param wanted the name of the run; null to make one */
    private int keep(OpenStore open, @Nullable String wanted, RunPlan plan, CaseSource docket, RunSession session)
            throws InterruptedException {
        String name = wanted == null ? RunName.made(plan.judge(), clock.instant(), open.runs()) : wanted;
        StoredRun stored = create(open, name, plan, session.heading());
        output.note("keeps the run \"" + name + "\" in " + open.database().location());
        try (RecordedSession kept = new RecordedSession(
                open,
                stored,
                open.runs().write(stored, session.headline()),
                output.streams().err())) {
            int exit = session.hold(docket, kept.ledger());
            kept.finish();
            return exit;
        }
    }

    private StoredRun create(OpenStore open, String name, RunPlan plan, CaseResult.Heading heading) {
        Optional<StoredRun> earlier = open.runs().find(name);
        if (earlier.isPresent() && !replace) {
            String next = earlier.get().state() == RunState.UNFINISHED
                    ? "go on with it by 'assize resume " + name + "', choose another name, or"
                    : "choose another name, or";
            throw new SetupException("there is a run \"" + name + "\" already; " + next + " start over with --replace");
        }
        earlier.ifPresent(open.runs()::delete);
        return open.runs().create(name, plan, heading);
    }

    private static void requireRun(String option, boolean given) {
        if (given) {
            throw new SetupException(option + " is for a run that is kept; name it with --run NAME");
        }
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
