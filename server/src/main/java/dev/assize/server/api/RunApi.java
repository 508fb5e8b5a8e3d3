package dev.assize.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.store.RunJson;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.account.Role;
import dev.assize.server.run.DataFolder;
import dev.assize.server.run.NewRunPage;
import dev.assize.server.run.RunControl;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import dev.assize.stats.Confidence;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Runs, their results and the answers in them, for programs. */
public final class RunApi {

    private static final String LINES = "application/x-ndjson; charset=utf-8";

    private final Workspace workspace;
    private final RunControl control;
    private final NewRunPage starting;
    private final DataFolder folder;

    public RunApi(Workspace workspace, RunControl control, NewRunPage starting, DataFolder folder) {
        this.workspace = workspace;
        this.control = control;
        this.starting = starting;
        this.folder = folder;
    }

    public void judges(Context context) {
        Known.requireParameters(context);
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        dev.assize.engine.Assize.judges()
                .forEach(judge -> list.addObject().put("id", judge.id().value()).put("title", judge.title()));
        send(context, list);
    }

    public void list(Context context) {
        Known.requireParameters(context);
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        workspace.store().runs().list().forEach(run -> list.add(RunJson.of(workspace.overview(run))));
        send(context, list);
    }

    /** The run, and what it comes to with people's answers. */
    public void run(Context context) {
        Known.requireParameters(context);
        send(context, described(workspace.run(context.pathParam("name"))));
    }

    private ObjectNode described(StoredRun run) {
        ObjectNode json = RunJson.of(workspace.overview(run));
        json.put("running", control.isGoing(run.name()));
        control.problem(run.name()).ifPresent(problem -> json.put("problem", problem));
        json.set("now", now(run));
        return json;
    }

    private ObjectNode now(StoredRun run) {
        LiveFigures figures = workspace.figures(run);
        ObjectNode now = Json.object().put("reviewed_cases", figures.reviewed());
        for (Status status : Status.values()) {
            now.put(status.word(), figures.count(status));
        }
        figures.passRate().ifPresent(rate -> {
            rate.value().ifPresent(value -> now.put("pass_rate", value));
            rate.wilson(Confidence.NINETY_FIVE)
                    .ifPresent(interval -> now.putArray("pass_rate_interval")
                            .add(interval.low())
                            .add(interval.high()));
        });
        figures.scores().value().ifPresent(mean -> now.put("mean_score", mean));
        figures.scores()
                .interval(Confidence.NINETY_FIVE)
                .ifPresent(interval ->
                        now.putArray("mean_score_interval").add(interval.low()).add(interval.high()));
        return now;
    }

    /** Result lines as they were written; with {@code people=true} as the cases are ruled now. */
    public void results(Context context) throws IOException {
        Known.requireParameters(context, "people");
        String people = context.queryParam("people");
        if (people != null && !people.equals("true") && !people.equals("false")) {
            throw new Refusal(Refusal.UNPROCESSABLE, "people is true or false, got \"" + people + "\"");
        }
        StoredRun run = workspace.run(context.pathParam("name"));
        RecordedRun shown = "true".equals(people)
                ? workspace.reviews().reviewed(run, workspace.judge(run).judge())
                : run;
        context.contentType(LINES);
        OutputStream out = context.outputStream();
        shown.forEach(recorded -> write(out, recorded.result().line()));
    }

    /** Every answer of the run on a line of its own, those of people included. */
    public void answers(Context context) throws IOException {
        Known.requireParameters(context);
        StoredRun run = workspace.run(context.pathParam("name"));
        context.contentType(LINES);
        OutputStream out = context.outputStream();
        Map<Long, List<HumanAnswer>> people = new HashMap<>();
        workspace
                .reviews()
                .answers(run)
                .forEach(answer -> people.computeIfAbsent(answer.place().ordinal(), unseen -> new ArrayList<>())
                        .add(answer));
        run.forEach(recorded -> {
            String id = recorded.result().id();
            for (JsonNode answer : recorded.result().line().path("answers")) {
                ObjectNode line = Json.object().put("id", id);
                line.setAll((ObjectNode) answer);
                write(out, line);
            }
            for (HumanAnswer answer : people.getOrDefault(recorded.ordinal(), List.of())) {
                ObjectNode line = Json.object()
                        .put("id", id)
                        .put("question", answer.place().question());
                line.setAll(answer.content());
                line.put("settles", answer.settles())
                        .put("queue", answer.queue().word())
                        .put("at", answer.given().toString());
                write(out, line);
            }
        });
    }

    private static void write(OutputStream out, JsonNode line) throws IOException {
        out.write((Json.write(line) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Starts a run of a file in the data folder. */
    public void start(Context context) throws IOException {
        Guard.require(context, Role.ADMIN);
        Known.requireParameters(context);
        ObjectNode order = body(context);
        Known.requireFields(order, "run", "judge", "path", "answerer", "set", "map", "pass", "encoding");
        String name = order.path("run").asText();
        starting.requireName(name);
        List<String> fields = new ArrayList<>();
        texts(order, "map").forEach((field, path) -> fields.add(field + "=" + path));
        starting.start(
                name,
                workspace.listed(order.path("judge").asText(), texts(order, "set")),
                order.path("answerer").asText("embedded"),
                folder.require(order.path("path").asText()),
                order.path("encoding").asText(""),
                fields,
                order.path("pass").asText(""));
        workspace
                .guard()
                .record(context, "run started", name, order.path("judge").asText());
        context.status(201);
        send(context, described(workspace.run(name)));
    }

    /** An object of texts within an order, by name; empty where it says nothing of it. */
    private static SortedMap<String, String> texts(ObjectNode order, String field) {
        SortedMap<String, String> texts = new TreeMap<>();
        if (order.has(field) && !order.path(field).isObject()) {
            throw new Refusal(Refusal.UNPROCESSABLE, field + " takes an object, such as {\"NAME\": \"VALUE\"}");
        }
        order.path(field)
                .properties()
                .forEach(each -> texts.put(each.getKey(), each.getValue().asText()));
        return texts;
    }

    private static ObjectNode body(Context context) throws IOException {
        try {
            if (Json.parse(context.body()) instanceof ObjectNode order) {
                return order;
            }
            throw new Refusal(Refusal.BAD_REQUEST, "the body is a JSON object");
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new Refusal(Refusal.BAD_REQUEST, "the body is no JSON: " + JsonMistake.of(e));
        }
    }

    public void stop(Context context) throws InterruptedException {
        Guard.require(context, Role.ADMIN);
        String name = workspace.run(context.pathParam("name")).name();
        control.stop(name);
        workspace.guard().record(context, "run stopped", name, "");
        run(context);
    }

    public void resume(Context context) {
        Guard.require(context, Role.ADMIN);
        String name = workspace.run(context.pathParam("name")).name();
        control.resume(name);
        workspace.guard().record(context, "run resumed", name, "");
        run(context);
    }

    private static void send(Context context, JsonNode json) {
        context.contentType("application/json; charset=utf-8").result(Json.pretty(json) + "\n");
    }
}
