package dev.assize.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.report.ReportForms;
import dev.assize.engine.run.JudgeOfRun;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.record.WorstCases;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportOptions;
import dev.assize.runs.report.ReportRequest;
import dev.assize.runs.store.StoredRun;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The runs of a store, told as JSON. The store is opened for each question, so that runs that are made meanwhile are seen. */
final class StoredRuns {

    private static final int USUAL_WORST = 5;
    private static final int MOST_WORST = 50;

    private final StoreChoice choice;
    private final EngineContext context;

    StoredRuns(@Nullable String store, EngineContext context) {
        this.choice = new StoreChoice(store, context);
        this.context = context;
    }

    ObjectNode list() {
        ObjectNode told = Json.object();
        ArrayNode list = told.putArray("runs");
        if (!choice.exists()) {
            return told;
        }
        try (OpenStore store = choice.openExisting()) {
            for (StoredRun run : store.runs().list()) {
                list.addObject()
                        .put("run", run.name())
                        .put("judge", run.heading().judge().value())
                        .put("started", run.started().toString())
                        .put("finished", run.finished().isPresent())
                        .put("cases", store.runs().overview(run).cases());
            }
        }
        return told;
    }

    ObjectNode read(ObjectNode arguments) throws IOException {
        String name = arguments.path("run").asText("");
        try (OpenStore store = choice.openExisting()) {
            StoredRun run = store.require(name);
            if (arguments.hasNonNull("case")) {
                return single(run, arguments.path("case").asText());
            }
            int worst = Math.min(MOST_WORST, Math.max(0, arguments.path("worst").asInt(USUAL_WORST)));
            Optional<JudgeInfo> judge = JudgeOfRun.find(run);
            ObjectNode told = figures(run, judge);
            worst(run, judge.map(JudgeInfo::headline).orElse(null), worst).forEach(told.putArray("worst_cases")::add);
            return told;
        }
    }

    private ObjectNode figures(StoredRun run, Optional<JudgeInfo> judge) throws IOException {
        Report report = Report.of(new ReportRequest(
                run,
                id -> judge.filter(known -> known.id().equals(id)),
                null,
                null,
                List.of(),
                context.clock().instant()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReportForms.require("json").writer(ReportOptions.NONE).write(report, out);
        try {
            return (ObjectNode) Json.parse(out.toString(StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A report in JSON is JSON", e);
        }
    }

    private static ObjectNode single(StoredRun run, String id) throws IOException {
        List<ObjectNode> found = new ArrayList<>();
        run.forEach(recorded -> {
            if (recorded.result().id().equals(id) && found.isEmpty()) {
                ObjectNode told = Json.object();
                told.set("result", recorded.result().line());
                recorded.subject().ifPresent(record -> told.set("case", record));
                found.add(told);
            }
        });
        if (found.isEmpty()) {
            throw new IllegalArgumentException("the run \"" + run.name() + "\" has no case \"" + id + "\"");
        }
        return found.get(0);
    }

    private static List<ObjectNode> worst(StoredRun run, @Nullable Headline headline, int count) throws IOException {
        WorstCases<ObjectNode> worst = new WorstCases<>(headline, count);
        run.forEach(recorded -> worst.add(recorded.result(), told(recorded.result())));
        return worst.inOrder();
    }

    private static ObjectNode told(RecordedResult result) {
        ObjectNode told = Json.object()
                .put("id", result.id())
                .put("status", result.status().word());
        result.verdict().ifPresent(verdict -> told.set("verdict", verdict));
        result.error().ifPresent(error -> told.put("error", error));
        ArrayNode findings = told.putArray("findings");
        result.findings().forEach(finding -> findings.add(finding.message()));
        return told;
    }
}
