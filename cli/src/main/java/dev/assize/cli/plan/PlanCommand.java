package dev.assize.cli.plan;

import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.JudgedCases;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.plan.ForecastRequest;
import dev.assize.engine.plan.RunForecast;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Go through N cases drawn at random. Default: ${DEFAULT-VALUE}; all when there are no more.")
    private int sample = 200;

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--sample-seed", paramLabel = "N", description = "Draws other cases. Default: ${DEFAULT-VALUE}.")
    private long sampleSeed = 1;

    @Mixin
    private final FormatOption format = FormatOption.tableOrJson();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--limit", paramLabel = "N", description = "Plan for the first N cases.")
    private long limit = Long.MAX_VALUE;

    @Mixin
    private final JudgedCases judged = new JudgedCases();

    @Mixin
    private final AnswererOptions answering = new AnswererOptions();

    @Mixin
    private final WholeOptions whole = new WholeOptions();

    @Mixin
    private final StoreOption store;

    private final EngineContext context;
    private final Streams streams;
    private final Terminal terminal;

    public PlanCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.context = context;
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        SetupException.requirePositive("sample", sample);
        SetupException.requirePositive("limit", limit);
        ChosenJudge chosen = whole.judge(judged.judgeName(), judged.settings(), streams::note);
        AnswererPlan plan = answering.plan();
        RunForecast forecast = RunForecast.of(
                new ForecastRequest(
                        chosen,
                        whole.standIn(judged.judgeName(), judged.settings()),
                        plan,
                        judged.source(chosen, limit, false),
                        sample,
                        sampleSeed,
                        store.choice()),
                context,
                streams.in());
        PlanReport report = new PlanReport(judged.judgeName(), whole.isWhole(), plan, forecast);
        streams.print(format.isJson() ? report.json() : report.table(terminal.style()));
        return ExitCode.OK;
    }
}
