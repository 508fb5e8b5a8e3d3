package dev.assize.runs.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** A run with what it comes to, for another program. */
public final class RunJson {

    private static final int DECIMALS = 6;

    private RunJson() {}

    public static ObjectNode of(RunOverview overview) {
        StoredRun run = overview.run();
        ObjectNode json = Json.object()
                .put("name", run.name())
                .put("judge", run.heading().judge().value())
                .put("version", run.heading().version())
                .put("epoch", run.heading().epoch().hash())
                .put("audit", run.findPlan().map(RunPlan::isAudit).orElse(false))
                .put("state", run.state().name().toLowerCase(Locale.ROOT))
                .put("started", run.started().toString());
        run.finished().ifPresent(end -> json.put("finished", end.toString()));
        json.put("cases", overview.cases());
        for (Status status : Status.values()) {
            json.put(status.word(), overview.count(status));
        }
        ObjectNode labels = json.putObject("labels");
        overview.labels().forEach(labels::put);
        overview.meanScore().ifPresent(mean -> json.put("mean_score", rounded(BigDecimal.valueOf(mean))));
        return json.put("calls", overview.calls())
                .put("usd", rounded(overview.cost()))
                .put("unpriced_calls", overview.unpricedCalls());
    }

    private static BigDecimal rounded(BigDecimal value) {
        BigDecimal plain = value.setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }
}
