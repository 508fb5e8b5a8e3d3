package dev.assize.engine.run;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.store.RunPlan;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A run that was cut off and shall go on.
 *
 * @param places where its cases are now, in their order; empty for where they were
 * @param jobs threads for answerers that compute
 * @param budget what the whole run may cost, in US dollars; null for what it was begun with
 */
public record ResumeRequest(
        String run, List<String> places, int jobs, @Nullable BigDecimal budget, StoreChoice store) {

    public ResumeRequest {
        places = List.copyOf(places);
    }

    /** Who answered in the run, within the budget that it has now. */
    AnswererPlan answering(RunPlan plan) {
        AnswererPlan planned = AnswererPlan.read(plan.answerer());
        return budget == null ? planned : planned.within(budget);
    }
}
