package dev.assize.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.failure.SetupFailure;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.result.ResultJson;
import dev.assize.engine.Assize;
import dev.assize.engine.OpenJudge;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The tools: judges and what they say, runs and what they came to. Only judges that are listed, or that whoever started the server named,
 * can be used: an assistant names no files. Threads share it: what it has opened is kept in a concurrent map.
 */
final class AssizeTools implements AutoCloseable {

    /** Settings are few; whoever asks with ever new ones would fill the memory. */
    private static final int MOST_OPEN = 200;

    private static final String NOTHING = "{\"type\": \"object\", \"properties\": {}}";
    private static final String JUDGE = "{\"type\": \"object\", \"required\": [\"judge\"], \"properties\": {\"judge\":"
            + " {\"type\": \"string\", \"description\": \"The id of a judge, as list_judges has it.\"}}}";
    private static final String CASE =
            "{\"type\": \"object\", \"required\": [\"judge\", \"case\"], \"properties\": {\"judge\":"
                    + " {\"type\": \"string\", \"description\": \"The id of a judge, as list_judges has it.\"}, \"case\":"
                    + " {\"type\": \"object\", \"description\": \"The fields of the case, as describe_judge lists them.\"}, \"settings\":"
                    + " {\"type\": \"object\", \"description\": \"Settings of the judge, as describe_judge lists them.\"}}}";
    private static final String RUN =
            "{\"type\": \"object\", \"required\": [\"run\"], \"properties\": {\"run\": {\"type\": \"string\","
                    + " \"description\": \"The name of a run, as list_runs has it.\"}, \"worst\": {\"type\": \"integer\", \"description\":"
                    + " \"How many of the worst cases to show. Default: 5.\"}, \"case\": {\"type\": \"string\", \"description\": \"The id"
                    + " of one case to show in full.\"}}}";

    private final Map<String, String> names;
    private final String answerer;
    private final EngineContext context;
    private final @Nullable String store;
    private final StoredRuns runs;
    private final Map<String, OpenJudge> open = new ConcurrentHashMap<>();

    private AssizeTools(Map<String, String> names, String answerer, @Nullable String store, EngineContext context) {
        this.names = names;
        this.answerer = answerer;
        this.store = store;
        this.context = context;
        this.runs = new StoredRuns(store, context);
    }

    /** Throws {@link SetupFailure} for a judge file that cannot be used. */
    static AssizeTools of(List<String> files, String answerer, @Nullable String store, EngineContext context) {
        Map<String, String> names = new LinkedHashMap<>();
        for (JudgeProvider provider : Assize.judges()) {
            names.put(provider.id().value(), provider.id().value());
        }
        for (String file : files) {
            names.put(ChosenJudge.named(file).info().id().value(), file);
        }
        return new AssizeTools(names, answerer, store, context);
    }

    static String version() {
        String version = AssizeTools.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    List<Tool> tools() {
        return List.of(
                Tool.of("list_judges", "Which judges there are and what each judges.", NOTHING, arguments -> judges()),
                Tool.of(
                        "describe_judge",
                        "What a judge reads, asks and writes: fields, questions, settings, the schema of its verdict, an example.",
                        JUDGE,
                        arguments -> describe(info(arguments))),
                Tool.of(
                        "judge_case",
                        "Judges one case: the verdict, the findings with their evidence, and what was asked and answered.",
                        CASE,
                        this::judge),
                Tool.of("list_runs", "The runs that are stored.", NOTHING, arguments -> runs.list()),
                Tool.of(
                        "read_run",
                        "What a stored run came to: rates and means with their intervals, findings, and its worst cases, or one case.",
                        RUN,
                        runs::read));
    }

    private ObjectNode judges() {
        ObjectNode told = Json.object();
        ArrayNode list = told.putArray("judges");
        names.forEach((id, name) -> list.addObject()
                .put("judge", id)
                .put("judges", ChosenJudge.named(name).info().title()));
        return told;
    }

    private JudgeInfo info(ObjectNode arguments) {
        return ChosenJudge.named(name(arguments)).info();
    }

    private String name(ObjectNode arguments) {
        String id = arguments.path("judge").asText("");
        String name = names.get(id);
        if (name == null) {
            throw new IllegalArgumentException(
                    "no judge is called \"" + id + "\"; there are: " + String.join(", ", names.keySet()));
        }
        return name;
    }

    private static ObjectNode describe(JudgeInfo info) {
        ObjectNode told = Json.object()
                .put("judge", info.id().value())
                .put("version", info.version())
                .put("judges", info.title())
                .put("description", info.description());
        ArrayNode fields = told.putArray("fields");
        for (Field field : info.fields()) {
            fields.addObject()
                    .put("name", field.name())
                    .put("required", field.required())
                    .put("description", field.description());
        }
        ArrayNode questions = told.putArray("questions");
        info.questions()
                .forEach(question -> questions
                        .addObject()
                        .put("name", question.wording().name())
                        .put("form", question.form())
                        .put("asked", question.when())
                        .put("wording", question.wording().text()));
        ObjectNode settings = told.putObject("settings");
        info.settings().forEach(settings::put);
        told.set("verdict_schema", info.verdictSchema());
        told.set("example", info.example());
        return told;
    }

    private ObjectNode judge(ObjectNode arguments) {
        String name = name(arguments);
        JsonNode record = arguments.path("case");
        if (!(record instanceof ObjectNode given)) {
            throw new IllegalArgumentException("\"case\" is an object with the fields that describe_judge lists");
        }
        Map<String, String> settings = new TreeMap<>();
        arguments
                .path("settings")
                .properties()
                .forEach(entry -> settings.put(entry.getKey(), entry.getValue().asText()));
        String key = name + " " + settings;
        if (open.size() >= MOST_OPEN && !open.containsKey(key)) {
            throw new IllegalArgumentException("judges with " + MOST_OPEN
                    + " different settings are in use already; start the server anew for others");
        }
        OpenJudge judge = open.computeIfAbsent(key, unseen -> open(name, settings));
        JsonNode id = given.path("id");
        return ResultJson.of(judge.judge(id.isTextual() || id.isNumber() ? id.asText() : "case", given));
    }

    private OpenJudge open(String name, Map<String, String> settings) {
        var judging = Assize.judge(name).in(context).answeredBy(answerer);
        settings.forEach(judging::set);
        String where = store;
        if (where != null) {
            judging.inStore(where);
        }
        return judging.open();
    }

    @Override
    public void close() {
        open.values().forEach(OpenJudge::close);
    }
}
