package dev.assize.cli.judge;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.run.ResumeRequest;
import dev.assize.engine.run.RunSession;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
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
        description = {
            "Resume a run that was interrupted, or retry its failed cases.",
            "Cases that have a result are not judged again, except failed ones; the output is that of the whole run."
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

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--jobs", paramLabel = "N", description = "Threads to judge with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Grouped(HelpGroup.MODELS)
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

    private final EngineContext context;

    public ResumeCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.context = context;
        this.store = new StoreOption(context);
        this.output = new OutputOptions(streams, terminal);
    }

    @Override
    public Integer call() throws InterruptedException {
        output.check();
        SetupException.requirePositive("jobs", jobs);
        ResumeRequest request = new ResumeRequest(name, cases, jobs, budget, store.choice());
        ShownRun shown = new ShownRun(output, List.of());
        try (RunSession session = RunSession.resume(request, context, shown)) {
            return shown.show(session);
        }
    }
}
