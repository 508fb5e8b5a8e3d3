package dev.assize.cli.plan;

import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.InputOptions;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.plan.ForecastRequest;
import dev.assize.engine.plan.RunForecast;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.runner.CaseSelection;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what a run would cost, without asking anybody. */
@Command(
        name = "plan",
        description = {
            "Estimate what judging with models would take: calls, tokens, money and time, each with a range.",
            "Nothing is sent and no key is needed: the prompts for some of the cases are really made and counted,",
            "the embedded answers stand in for the model's, and what is kept already is left out."
        },
        footer = {
            "",
            "Examples:",
            "  assize plan reference-coverage cases.jsonl --model openai/gpt-5-mini",
            "  assize plan citation-mapping cases.jsonl --answerer cascade:embedded,model:anthropic/claude-haiku-4-5",
            "  assize plan reference-coverage cases.jsonl --whole-prompt --model openai/gpt-5-mini",
            "  assize plan reference-coverage cases.jsonl --answerer careful --budget 5 --format json"
        })
public final class PlanCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "JUDGE", description = "A judge that 'assize judges' lists.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CASES",
            description = "Files with cases, as for 'assize judge'; - for standard input.")
    private List<String> cases = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Go through N cases drawn at random. Default: ${DEFAULT-VALUE}; all when there are no more.")
    private int sample = 200;

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--sample-seed", paramLabel = "N", description = "Draws other cases. Default: ${DEFAULT-VALUE}.")
    private long sampleSeed = 1;

    private final FormatOption format = FormatOption.tableOrJson();

    @Mixin
    @SuppressWarnings("UnusedVariable") // The parser reads it.
    private final CommandSpec formats = format.mixin();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--map", paramLabel = "FIELD=PATH", description = "As for 'assize judge'.")
    private List<String> map = List.of();

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "As for 'assize judge'.")
    private Map<String, String> settings = Map.of();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--limit", paramLabel = "N", description = "Plan for the first N cases.")
    private long limit = Long.MAX_VALUE;

    @Mixin
    private final InputOptions input = new InputOptions();

    @Mixin
    private final AnswererOptions answering;

    @Mixin
    private final WholeOptions whole = new WholeOptions();

    @Mixin
    private final StoreOption store;

    private final EngineContext context;
    private final Streams streams;
    private final Terminal terminal;

    public PlanCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.answering = new AnswererOptions();
        this.store = new StoreOption(context);
        this.context = context;
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (sample < 1 || limit < 1) {
            throw SetupException.of(sample < 1 ? "sample" : "limit", "is at least 1");
        }
        JudgeSettings given =
                whole.settings(judge, settings, notice -> streams.err().println("assize: " + notice));
        ChosenJudge chosen = ChosenJudge.named(judge, given);
        ChosenJudge standIn =
                whole.isWhole() ? ChosenJudge.named(judge, new JudgeSettings(new TreeMap<>(settings))) : null;
        CaseSource source = new CaseSource(
                cases.stream().map(DataSource::of).toList(),
                input.options(),
                FieldMapping.parse(map, chosen.info().fields()),
                CaseSelection.of(List.of(), limit),
                false);
        AnswererPlan plan = answering.plan();
        RunForecast forecast = RunForecast.of(
                new ForecastRequest(chosen, standIn, plan, source, sample, sampleSeed, store.choice()),
                context,
                streams.in());
        PlanReport report = new PlanReport(judge, whole.isWhole(), plan, forecast);
        streams.print(format.isJson() ? report.json() : report.table(terminal.style()));
        return ExitCode.OK;
    }
}
