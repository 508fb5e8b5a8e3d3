package dev.assize.cli.plan;

import dev.assize.cli.Environment;
import dev.assize.cli.ExitCode;
import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.answerer.AnswererPart;
import dev.assize.cli.answerer.AnswererPlan;
import dev.assize.cli.answerer.ModelParts;
import dev.assize.cli.judge.MapOption;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.store.OpenStore;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.TableOrJson;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.models.price.Price;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what a run would cost, without asking anybody. */
@Command(
        name = "plan",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Tell what judging with models would take: calls, tokens, money and time, each with a range.",
            "Nothing is sent and no key is needed: the prompts for some of the cases are really made and counted,",
            "the embedded answers stand in for the model's, and what is kept already is left out."
        },
        footer = {
            "",
            "Examples:",
            "  assize plan reference-coverage cases.jsonl --answerer model:openai/gpt-5-mini",
            "  assize plan citation-mapping cases.jsonl --answerer cascade:embedded,model:anthropic/claude-haiku-4-5",
            "  assize plan reference-coverage cases.jsonl --whole-prompt --answerer model:openai/gpt-5-mini",
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

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Go through N cases drawn at random. Default: ${DEFAULT-VALUE}; all when there are no more.")
    private int sample = 200;

    @Option(names = "--sample-seed", paramLabel = "N", description = "Draws other cases. Default: ${DEFAULT-VALUE}.")
    private long sampleSeed = 1;

    @Mixin
    private final TableOrJson format = new TableOrJson();

    @Option(names = "--map", paramLabel = "FIELD=PATH", description = "As for 'assize judge'.")
    private List<String> map = List.of();

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "As for 'assize judge'.")
    private Map<String, String> settings = Map.of();

    @Option(names = "--limit", paramLabel = "N", description = "Plan for the first N cases.")
    private long limit = Long.MAX_VALUE;

    @Option(names = "--input-format", paramLabel = "FORMAT", description = "jsonl, json, csv or tsv.")
    private @Nullable DataFormat inputFormat;

    @Mixin
    private final AnswererOptions answering;

    @Mixin
    private final WholeOptions whole = new WholeOptions();

    @Mixin
    private final StoreOption store;

    private final Environment environment;
    private final Streams streams;
    private final Terminal terminal;
    private final Clock clock;

    public PlanCommand(Environment environment, Streams streams, Terminal terminal, Clock clock) {
        this.answering = new AnswererOptions();
        this.store = new StoreOption(environment, clock);
        this.environment = environment;
        this.streams = streams;
        this.terminal = terminal;
        this.clock = clock;
    }

    @Override
    public Integer call() throws IOException {
        if (sample < 1 || limit < 1) {
            throw new SetupException((sample < 1 ? "--sample" : "--limit") + " is at least 1");
        }
        JudgeSettings given =
                whole.settings(judge, settings, notice -> streams.err().println("assize: " + notice));
        StandardJudge chosen = ChosenJudge.named(judge, given);
        AnswererPlan plan = answering.plan();
        if (plan.models().isEmpty()) {
            throw new SetupException(plan.spec() + " asks no model, so it costs nothing; name one with --answerer, such"
                    + " as model:openai/gpt-5-mini");
        }
        if (whole.isWhole()) {
            plan.requireWholeVerdicts();
        }
        ModelParts parts = new ModelParts(environment, clock);
        try (OpenStore open = plan.cached() && store.exists() ? store.openExisting() : null) {
            AnswerCache cache = open == null ? null : new StoredAnswers(open.database());
            DryRun dryRun = new DryRun(chosen, standIn(), plan, parts, cache, clock);
            Population population = rehearse(chosen, dryRun);
            List<CostEstimate> estimates = estimates(dryRun, population, parts);
            PlanReport report = new PlanReport(judge, whole.isWhole(), plan, population, estimates);
            streams.print(format.isJson() ? report.json() : report.table(terminal.style()));
        }
        return ExitCode.OK;
    }

    /** Who says what a model would reply to a whole prompt; null when small questions are asked. */
    private @Nullable DryRunVerdict standIn() {
        return whole.isWhole()
                ? new DryRunVerdict(ChosenJudge.named(judge, new JudgeSettings(new TreeMap<>(settings))))
                : null;
    }

    private Population rehearse(StandardJudge chosen, DryRun dryRun) throws IOException {
        List<DataSource> sources = cases.stream().map(DataSource::of).toList();
        CaseSample drawn =
                new CaseSample(MapOption.parse(map, chosen.judge().info().fields()), sample, sampleSeed);
        try (Dataset dataset = new Dataset(sources, inputFormat, Dataset.DEFAULT_LIMIT, streams.in())) {
            drawn.draw(dataset, limit, dryRun::unit);
        }
        drawn.records().forEach(dryRun::hear);
        return drawn.population();
    }

    private static List<CostEstimate> estimates(DryRun dryRun, Population population, ModelParts parts) {
        List<CostEstimate> estimates = new ArrayList<>();
        for (DryRun.Bills bills : dryRun.bills()) {
            AnswererPart.Model model = bills.model();
            Price price = parts.prices(model).find(model.model().toString()).orElse(null);
            estimates.add(CostEstimate.of(bills, population, parts.pace(model), price));
        }
        return estimates;
    }
}
