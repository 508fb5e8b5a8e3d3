package dev.assize.cli.judge;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.answerer.AnswererPlan;
import dev.assize.cli.answerer.OpenAnswerer;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.store.OpenStore;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.SourceFingerprint;
import dev.assize.runs.store.StoredRun;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Goes on with a run that was cut off. */
@Command(
        name = "resume",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Go on with a run that was cut off, or try its failed cases again.",
            "Cases that have a result are not judged again, but for failed ones; the output is that of the whole run."
        },
        footer = {
            "",
            "Examples:",
            "  assize resume nightly",
            "  assize resume nightly -o results.jsonl",
            "  assize resume nightly moved/cases.jsonl            its cases are elsewhere now",
            "  zcat cases.jsonl.gz | assize resume nightly -      it was given them on standard input",
            "",
            "Exit codes are those of 'assize judge'."
        })
public final class ResumeCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "RUN", description = "A run that 'assize runs' lists.")
    private String name = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "CASES",
            description = "Where its cases are now, in the same order. Default: where they were.")
    private List<String> cases = List.of();

    @Option(names = "--jobs", paramLabel = "N", description = "Threads to judge with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--budget",
            paramLabel = "USD",
            description =
                    "What the whole run may cost, what it has cost so far included. Default: what it was begun with.")
    private @Nullable BigDecimal budget;

    @Mixin
    private final StoreOption store;

    @Mixin
    private final OutputOptions output;

    private final Environment environment;
    private final Clock clock;

    public ResumeCommand(Environment environment, Streams streams, Terminal terminal, Clock clock) {
        this.environment = environment;
        this.clock = clock;
        this.store = new StoreOption(environment, clock);
        this.output = new OutputOptions(streams, terminal);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (jobs < 1) {
            throw new SetupException("--jobs is at least 1, got " + jobs);
        }
        try (OpenStore open = store.openExisting()) {
            StoredRun run = open.require(name);
            RunPlan plan = run.plan();
            StandardJudge judge = ChosenJudge.named(plan.judge().value(), new JudgeSettings(plan.settings()));
            JudgeInfo info = judge.judge().info();
            AnswererPlan planned = AnswererPlan.read(plan.answerer());
            AnswererPlan answerer = budget == null ? planned : planned.within(budget);
            try (OpenAnswerer answering = answerer.open(judge, environment, open.database(), clock)) {
                Hearing<?> hearing = new Hearing<>(judge.judge(), answering.answerer());
                requireSame(run, hearing.heading());
                answering.spentBefore(open.runs().overview(run).cost());
                CaseSource docket = CaseSource.of(plan, new PlannedSources(run).find(cases));
                RunSession session = new RunSession(info, hearing, answering, jobs, output, plan.gate());
                return goOn(open, run, info, docket, session);
            }
        }
    }

    private int goOn(OpenStore open, StoredRun run, JudgeInfo info, CaseSource docket, RunSession session)
            throws InterruptedException {
        boolean checked = !run.plan().sources().stream().allMatch(SourceFingerprint::isSealed);
        RunWriter writer = open.runs().resume(run, info.headline(), checked);
        try (RecordedSession kept =
                new RecordedSession(open, run, writer, output.streams().err())) {
            int exit = session.hold(docket, kept.ledger());
            kept.finish();
            return exit;
        }
    }

    /** Results of two epochs in one run could be compared with nothing, not even with one another. */
    private static void requireSame(StoredRun run, CaseResult.Heading now) {
        CaseResult.Heading then = run.heading();
        if (then.equals(now)) {
            return;
        }
        String what = then.version().equals(now.version())
                ? "the judge's questions or whoever answers them are not what they were (epoch " + then.epoch()
                        + ", now " + now.epoch() + ")"
                : "the judge " + now.judge() + " was at version " + then.version() + " and is now at " + now.version();
        throw new SetupException("the run \"" + run.name() + "\" cannot go on: " + what
                + ", and one run holds results of one kind; rule on the answers it has with 'assize rerule "
                + run.name() + "', or judge the cases again under another name");
    }
}
