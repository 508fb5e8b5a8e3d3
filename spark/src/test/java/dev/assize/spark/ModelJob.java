package dev.assize.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.spark.LocalSpark.Ended;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A job in which a model answers one question for each case.
 *
 * @param folder for its cases and results
 * @param store where what the model said is kept
 */
record ModelJob(Path folder, Path cases, String store) {

    /** So many cases, and a file for a store. */
    static ModelJob of(int count, Path folder) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            lines.append(String.format(
                    Locale.ROOT,
                    "{\"id\": \"c%d\", \"keyword\": \"shoes\", \"title\": \"Runner %1$d\", \"brand_name\": \"Acme %1$d\","
                            + " \"expected_entities\": [\"Acme %1$d\"], \"predicted_entities\": [\"Akme %1$d\"]}%n",
                    i));
        }
        Path cases = Files.writeString(folder.resolve("cases.jsonl"), lines);
        Files.writeString(
                folder.resolve("prices.json"),
                "{\"as_of\": \"2026-11-01\", \"prices\": [{\"model\": \"compatible/m\", \"input\": 1, \"output\": 4}]}");
        return new ModelJob(folder, cases, folder.resolve("store.db").toString());
    }

    ModelJob storedIn(String address) {
        return new ModelJob(folder, cases, address);
    }

    /** In whatever session of Spark is open. */
    Ended judge(ModelServer server, String output, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "brand-extraction",
                cases.toString(),
                "-o",
                folder.resolve(output).toString(),
                "--model",
                "compatible/m",
                "--base-url",
                server.url("/v1"),
                "--prices",
                folder.resolve("prices.json").toString(),
                "--store",
                store));
        arguments.addAll(List.of(more));
        return LocalSpark.jobInOpenSession(arguments.toArray(String[]::new));
    }

    /** The results without what they cost, which is nothing for a reply that was kept. */
    List<String> verdicts(String output) throws Exception {
        List<String> verdicts = new ArrayList<>();
        for (String line : LocalSpark.lines(folder.resolve(output)).lines().toList()) {
            ObjectNode result = (ObjectNode) Json.parse(line);
            result.remove("expense");
            verdicts.add(Json.write(result));
        }
        return verdicts.stream().sorted().toList();
    }

    /** Says to each question something that the schema allows. */
    static String sensible(ReceivedRequest asked) {
        ObjectNode reply = Json.object();
        asked.schema().orElseThrow().path("properties").properties().forEach(question -> {
            ObjectNode answer = reply.putObject(question.getKey());
            answer.put("rationale", "so it seems").put("can_tell", true);
            answer.set("value", value(question.getValue().path("properties").path("value")));
        });
        return reply.toString();
    }

    private static JsonNode value(JsonNode schema) {
        if (schema.path("type").asText().equals("object")) {
            ObjectNode value = Json.object();
            schema.path("properties").fieldNames().forEachRemaining(name -> value.put(name, true));
            return value;
        }
        return schema.has("enum") ? schema.path("enum").get(0) : BooleanNode.TRUE;
    }
}
