package dev.assize.cli.plan;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.json.Json;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.answerer.RateLimits;
import dev.assize.engine.plan.CostEstimate;
import dev.assize.engine.plan.HandedOn;
import dev.assize.engine.plan.Population;
import dev.assize.engine.plan.Range;
import dev.assize.engine.plan.RunForecast;
import dev.assize.models.price.Price;
import dev.assize.runs.summary.FigureJson;
import dev.assize.runs.summary.FigureText;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/** A plan as people and programs read it. */
public final class PlanReport {

    private final String judge;
    private final boolean whole;
    private final AnswererPlan plan;
    private final Population population;
    private final List<CostEstimate> estimates;
    private final Optional<HandedOn> handedOn;
    private final long assumedLists;

    /** @param whole whether each case is one whole prompt */
    public PlanReport(String judge, boolean whole, AnswererPlan plan, RunForecast forecast) {
        this.judge = judge;
        this.whole = whole;
        this.plan = plan;
        this.population = forecast.population();
        this.estimates = forecast.estimates();
        this.handedOn = forecast.handedOn();
        this.assumedLists = forecast.assumedLists();
    }

    public String table(AnsiStyle style) {
        TextReport sheet = new TextReport()
                .heading(judge + ", " + FigureText.count(population.cases(), "case") + ", answered by " + plan.spec()
                        + (whole ? ", with whole prompts" : ""));
        sheet.line(
                population.sampled() == population.cases()
                        ? "Went through all of them; nothing was sent."
                        : "Went through " + FigureText.count(population.sampled()) + " of them; nothing was sent.");
        if (population.unreadable() > 0) {
            sheet.line(
                    FigureText.count(population.unreadable())
                            + " of these cannot be read: no model is asked about them, and 'assize judge' says where they stand.");
        }
        handedOn.ifPresent(rest -> sheet.line(told(rest)));
        if (assumedLists > 0) {
            sheet.line("Only a model can make " + FigureText.count(assumedLists, "list")
                    + " in them; each is taken to have "
                    + RunForecast.ASSUMED_ENTRIES
                    + " entries, and what is asked about each entry is counted so. Longer lists cost more.");
        }
        for (CostEstimate estimate : estimates) {
            sheet.gap();
            if (estimates.size() > 1) {
                sheet.heading(estimate.model().name());
            }
            sheet.grid(grid(estimate));
            sheet.line(saved(estimate));
            sheet.line("Tokens are " + estimate.tokens() + ". Tokens written and time are assumptions; hidden reasoning"
                    + " comes on top.");
        }
        if (estimates.size() > 1) {
            sheet.gap();
            dollars().ifPresent(cost -> sheet.heading("all models: " + span(cost, PlanReport::money)));
        }
        budget().ifPresent(line -> sheet.gap().line(line));
        return sheet.plain(style);
    }

    private static String told(HandedOn rest) {
        return "Of " + FigureText.count(rest.asked(), "question") + " in them the embedded rules hand on "
                + FigureText.count(rest.all()) + " (" + FigureText.percent(rest.share()) + "): "
                + FigureText.count(rest.doubtful()) + " less sure than " + rest.below() + ", "
                + FigureText.count(rest.withheld()) + " withheld. Of " + FigureText.count(rest.unknown())
                + " that they keep nobody knows how sure they are.";
    }

    private Table grid(CostEstimate estimate) {
        Table grid = new Table("", "low", "expected", "high", "");
        row(grid, "calls", estimate.calls(), PlanReport::count, "");
        row(grid, "tokens read", estimate.inputTokens(), PlanReport::count, "");
        row(grid, "tokens written", estimate.outputTokens(), PlanReport::count, "");
        Optional<Price> price = estimate.price();
        if (price.isPresent()) {
            estimate.dollars().ifPresent(cost -> row(grid, "cost", cost, PlanReport::money, prices(price.get())));
        } else {
            grid.row("cost", "unknown", "", "", "no price is known: --prices FILE or assize.yaml gives one");
        }
        row(
                grid,
                "time",
                estimate.seconds(),
                PlanReport::time,
                estimate.limits().described());
        return grid;
    }

    private static String prices(Price price) {
        return "$" + price.input().toPlainString() + " and $" + price.output().toPlainString()
                + " for a million tokens, as of " + price.asOf();
    }

    private String saved(CostEstimate estimate) {
        double questions = estimate.asked().expected() + estimate.kept().expected();
        String kept = FigureText.count(Math.round(questions), "question") + ", of which "
                + (estimate.kept().expected() == 0
                        ? "none"
                        : count(estimate.kept().expected()))
                + " answered before and kept";
        return kept
                + (population.shared() == 0
                        ? "."
                        : "; " + FigureText.count(population.shared(), "set")
                                + " of them shared by cases, and asked once.");
    }

    /** What the budget is good for. */
    private Optional<String> budget() {
        return plan.budget()
                .flatMap(budget -> dollars()
                        .map(cost -> "The budget of " + FigureText.dollars(budget)
                                + (cost.high() <= budget.doubleValue()
                                        ? " is enough."
                                        : " is expected to last for about " + FigureText.count(affordable(budget, cost))
                                                + " of " + FigureText.count(population.cases()) + " cases.")));
    }

    /** How many cases the budget is expected to last for. */
    private long affordable(BigDecimal budget, Range cost) {
        return Math.round(Math.min(1, budget.doubleValue() / Math.max(1e-12, cost.expected())) * population.cases());
    }

    /** For all models together; empty when the price of one is unknown. */
    private Optional<Range> dollars() {
        Range sum = Range.ZERO;
        for (CostEstimate estimate : estimates) {
            Optional<Range> cost = estimate.dollars();
            if (cost.isEmpty()) {
                return Optional.empty();
            }
            sum = sum.plus(cost.get());
        }
        return Optional.of(sum);
    }

    private static void row(Table grid, String name, Range range, DoubleFunction<String> written, String remark) {
        grid.row(
                name, written.apply(range.low()), written.apply(range.expected()), written.apply(range.high()), remark);
    }

    private static String span(Range range, DoubleFunction<String> written) {
        return written.apply(range.expected()) + " (" + written.apply(range.low()) + " to "
                + written.apply(range.high()) + ")";
    }

    private static String count(double value) {
        return FigureText.count(Math.round(value));
    }

    private static String money(double value) {
        return FigureText.dollars(BigDecimal.valueOf(value));
    }

    private static String time(double seconds) {
        Duration time = Duration.ofSeconds(Math.round(Math.ceil(seconds)));
        return String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    public String json() {
        ObjectNode root = Json.object()
                .put("judge", judge)
                .put("answerer", plan.spec())
                .put("whole_prompt", whole)
                .put("cases", population.cases())
                .put("sampled", population.sampled())
                .put("unreadable", population.unreadable())
                .put("shared", population.shared());
        handedOn.ifPresent(rest -> root.putObject("handed_on")
                .put("below", rest.below().share())
                .put("asked", rest.asked())
                .put("all", rest.all())
                .put("share", FigureJson.number(rest.share()))
                .put("doubtful", rest.doubtful())
                .put("withheld", rest.withheld())
                .put("confidence_unknown", rest.unknown()));
        if (assumedLists > 0) {
            root.put("assumed_lists", assumedLists).put("assumed_entries", RunForecast.ASSUMED_ENTRIES);
        }
        ArrayNode models = root.putArray("models");
        for (CostEstimate estimate : estimates) {
            ObjectNode model = models.addObject()
                    .put("name", estimate.model().name())
                    .put("model", estimate.model().model().toString())
                    .put("tokens", estimate.tokens());
            put(model, "questions", estimate.asked(), Math::round);
            put(model, "questions_kept", estimate.kept(), Math::round);
            put(model, "calls", estimate.calls(), Math::round);
            put(model, "input_tokens", estimate.inputTokens(), Math::round);
            put(model, "output_tokens", estimate.outputTokens(), Math::round);
            estimate.dollars().ifPresent(cost -> putDollars(model, cost));
            estimate.price().ifPresent(price -> {
                model.put("prices_as_of", price.asOf());
                model.putObject("usd_per_million_tokens")
                        .put("input", price.input())
                        .put("output", price.output());
            });
            limits(model.putObject("limits"), estimate.limits());
            put(model, "seconds", estimate.seconds(), value -> Math.round(Math.ceil(value)));
        }
        dollars().ifPresent(cost -> putDollars(root, cost));
        plan.budget().ifPresent(budget -> root.put("budget", budget));
        plan.budget()
                .ifPresent(budget ->
                        dollars().ifPresent(cost -> root.put("affordable_cases", affordable(budget, cost))));
        return Json.pretty(root) + "\n";
    }

    private static void limits(ObjectNode target, RateLimits limits) {
        target.put("calls_at_once", limits.concurrency());
        if (!Double.isInfinite(limits.rpm())) {
            target.put("calls_per_minute", FigureJson.number(limits.rpm()));
        }
        if (!Double.isInfinite(limits.tpm())) {
            target.put("tokens_per_minute", FigureJson.number(limits.tpm()));
        }
    }

    private static void put(ObjectNode target, String name, Range range, Function<Double, Long> rounded) {
        target.putObject(name)
                .put("low", rounded.apply(range.low()))
                .put("expected", rounded.apply(range.expected()))
                .put("high", rounded.apply(range.high()));
    }

    private static void putDollars(ObjectNode target, Range range) {
        target.putObject("usd")
                .put("low", dollars(range.low()))
                .put("expected", dollars(range.expected()))
                .put("high", dollars(range.high()));
    }

    private static BigDecimal dollars(double value) {
        return BigDecimal.valueOf(value)
                .setScale(6, java.math.RoundingMode.HALF_UP)
                .stripTrailingZeros();
    }
}
