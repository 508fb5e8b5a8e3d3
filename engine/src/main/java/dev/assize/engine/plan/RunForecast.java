package dev.assize.engine.plan;

import dev.assize.engine.answerer.AnswererPart;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.internal.answerer.ModelParts;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.models.price.Price;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a run with models would take. Nothing is sent and no key is needed: the prompts for some of the cases are really made
 * and counted, the embedded answers stand in for the model's, and what is kept already is left out.
 *
 * @param estimates one for each model
 * @param assumedLists how many lists only a model can make; they were taken to have {@link #ASSUMED_ENTRIES} entries each
 * @param rest what embedded rules would hand on to the models; null where they do not
 */
public record RunForecast(
        Population population,
        List<CostEstimate> estimates,
        long assumedLists,
        @Nullable HandedOn rest) {

    public static final int ASSUMED_ENTRIES = AssumedLists.ENTRIES;

    public RunForecast {
        estimates = List.copyOf(estimates);
    }

    /** Throws {@link SetupException} where no model would be asked. */
    public static RunForecast of(ForecastRequest request, EngineContext context, InputStream standardInput)
            throws IOException {
        AnswererPlan plan = request.answerer();
        if (plan.models().isEmpty()) {
            throw SetupException.of(
                    "answerer",
                    plan.spec() + " asks no model, so it costs nothing; name one, such as model:openai/gpt-5-mini");
        }
        if (request.standIn() != null) {
            plan.requireWholeVerdicts();
        }
        ModelParts parts = new ModelParts(context.environment(), context.clock());
        boolean looksUp = plan.cached() && request.store().exists();
        try (OpenStore open = looksUp ? request.store().openExisting() : null) {
            AnswerCache cache = open == null ? null : new StoredAnswers(open.database());
            DryRunVerdict standIn = request.standIn() == null ? null : new DryRunVerdict(request.standIn());
            DryRun dryRun = new DryRun(request.judge(), standIn, plan, parts, cache, context.clock());
            Population population = through(request, dryRun, standardInput);
            return new RunForecast(
                    population,
                    estimates(dryRun, population, parts),
                    dryRun.assumedLists(),
                    dryRun.handedOn().orElse(null));
        }
    }

    /** What embedded rules would hand on to the models; empty where they do not. */
    public Optional<HandedOn> handedOn() {
        return Optional.ofNullable(rest);
    }

    private static Population through(ForecastRequest request, DryRun dryRun, InputStream standardInput)
            throws IOException {
        CaseSample drawn = new CaseSample(request.cases().fields(), request.sample(), request.seed());
        try (Dataset dataset = request.cases().open(standardInput)) {
            drawn.draw(dataset, request.cases().selection().limit(), dryRun::unit);
        }
        drawn.records().forEach(dryRun::hear);
        return drawn.population();
    }

    private static List<CostEstimate> estimates(DryRun dryRun, Population population, ModelParts parts) {
        List<CostEstimate> estimates = new ArrayList<>();
        for (DryRun.ModelUsage usage : dryRun.usage()) {
            AnswererPart.Model model = usage.model();
            Price price = parts.prices(model).find(model.model().toString()).orElse(null);
            estimates.add(CostEstimate.of(usage, population, parts.rateLimits(model), price));
        }
        return estimates;
    }
}
