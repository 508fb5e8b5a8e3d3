package dev.assize.engine.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.internal.answerer.ModelParts;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.models.chat.ChatRequest;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.Row;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What models would be sent for the first cases. Nothing is sent and no key is needed; where a judge asks in rounds, its
 * embedded answers stand in for the model's.
 *
 * @param id the case
 * @param model who would get it
 * @param request what would be sent
 */
public record PromptPreview(String id, String model, ChatRequest request) {

    /** Throws {@link SetupException} where no model would be asked. */
    public static List<PromptPreview> of(
            ForecastRequest request, int cases, EngineContext context, InputStream standardInput) throws IOException {
        AnswererPlan plan = request.answerer();
        if (plan.models().isEmpty()) {
            throw SetupException.of(
                    "answerer",
                    plan.spec() + " asks no model, so no prompt is sent; name one, such as model:openai/gpt-5-mini");
        }
        if (request.standIn() != null) {
            plan.requireWholeVerdicts();
        }
        List<PromptPreview> previews = new ArrayList<>();
        List<String> current = new ArrayList<>();
        DryRunVerdict standIn = request.standIn() == null ? null : new DryRunVerdict(request.standIn());
        DryRun dryRun = new DryRun(
                request.judge(),
                standIn,
                plan,
                new ModelParts(context.environment(), context.clock()),
                null,
                context.clock(),
                (model, sent) -> previews.add(new PromptPreview(current.get(current.size() - 1), model, sent)));
        try (Dataset dataset = request.cases().open(standardInput)) {
            for (Optional<Row> row = dataset.next(); row.isPresent() && current.size() < cases; row = dataset.next()) {
                hear(row.get(), request, current, dryRun);
            }
        }
        return previews;
    }

    private static void hear(Row row, ForecastRequest request, List<String> heard, DryRun dryRun) {
        ObjectNode record;
        try {
            record = request.cases().fields().apply(row.record());
        } catch (InvalidCase e) {
            return;
        }
        String id = CaseId.of(record, row.place());
        if (request.cases().selection().ids().isEmpty()
                || request.cases().selection().ids().contains(id)) {
            heard.add(id);
            dryRun.hear(record);
        }
    }
}
