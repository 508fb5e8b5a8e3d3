package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.spark.LocalSpark.Ended;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jobs in which models answer. */
class ModelJobTest {

    private static final int COUNT = 40;

    @TempDir
    private Path folder;

    private Path cases;
    private String store = "";

    @BeforeEach
    void write() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < COUNT; i++) {
            lines.append(String.format(
                    Locale.ROOT,
                    "{\"id\": \"c%d\", \"keyword\": \"shoes\", \"title\": \"Runner %d\", \"brand_name\": \"Acme %d\","
                            + " \"expected_entities\": [\"Acme %d\"], \"predicted_entities\": [\"Akme %d\"]}%n",
                    i,
                    i,
                    i,
                    i,
                    i));
        }
        cases = Files.writeString(folder.resolve("cases.jsonl"), lines);
        store = folder.resolve("store.db").toString();
    }

    @Test
    void paysNothingTwiceAndKeepsToTheCallsAtOnce() throws Exception {
        EmbeddedPostgres database;
        try {
            database = EmbeddedPostgres.builder()
                    .setPGStartupWait(Duration.ofSeconds(60))
                    .start();
        } catch (IllegalStateException e) {
            Assumptions.abort("no PostgreSQL for this platform: " + e.getMessage());
            return;
        }
        try (database;
                ModelServer server = ModelServer.saying(ModelJobTest::sensible)
                        .latency(Duration.ofMillis(5))
                        .start()) {
            store = database.getJdbcUrl("postgres", "postgres");
            Ended first = judge(server, "first", "--partitions", "8", "--max-concurrency", "3");
            assertThat(first.code()).as(first.said()).isZero();
            assertThat(first.said()).contains("calls of models");
            int paid = server.requests();
            assertThat(server.mostConcurrent()).isLessThanOrEqualTo(3);
            // Another job asks the same questions, as a task does that Spark repeats.
            Ended second = judge(server, "second", "--partitions", "5");
            assertThat(second.code()).as(second.said()).isZero();
            assertThat(server.requests()).isEqualTo(paid);
            assertThat(verdicts("second")).isEqualTo(verdicts("first")).hasSize(COUNT);
        }
    }

    @Test
    void stopsOnceWhenTheBudgetIsSpentAndGoesOnWithMore() throws Exception {
        try (ModelServer server = ModelServer.saying(ModelJobTest::sensible).start()) {
            Ended poor = judge(server, "out", "--partitions", "4", "--max-concurrency", "1", "--budget", "0.02");
            assertThat(poor.code()).as(poor.said()).isEqualTo(3);
            assertThat(poor.said().lines().filter(line -> line.contains("stopped: the budget of")))
                    .hasSize(1);
            assertThat(poor.said()).contains("--resume goes on");
            int paid = server.requests();
            List<String> judged = verdicts("out");
            assertThat(judged).isNotEmpty().hasSizeLessThan(COUNT);
            Ended spent = judge(server, "out", "--resume", "--max-concurrency", "1", "--budget", "0.02");
            assertThat(spent.code()).as(spent.said()).isIn(2, 3);
            assertThat(server.requests()).isEqualTo(paid);
            Ended richer = judge(server, "out", "--resume", "--budget", "5");
            assertThat(richer.code()).as(richer.said()).isZero();
            assertThat(richer.said()).contains(COUNT + " cases: " + COUNT + " judged");
            assertThat(verdicts("out")).hasSize(COUNT).containsAll(judged);
            assertThat(server.requests()).isEqualTo(COUNT);
        }
    }

    @Test
    void stopsOnceWhenTheKeyIsRefused() throws Exception {
        try (ModelServer server =
                ModelServer.saying(ModelJobTest::sensible).key("another key").start()) {
            Ended ended = judge(server, "out", "--partitions", "8", "--max-concurrency", "2");
            assertThat(ended.code()).as(ended.said()).isEqualTo(2);
            assertThat(ended.said().lines().filter(line -> line.contains("assize: stopped: ")))
                    .as(ended.said())
                    .hasSize(1);
            assertThat(ended.said()).contains("key");
            // Two tasks may meet the refusal at the same time; no later one asks.
            assertThat(server.requests()).isLessThanOrEqualTo(4);
        }
    }

    private Ended judge(ModelServer server, String output, String... more) throws IOException {
        Path prices = Files.writeString(
                folder.resolve("prices.json"),
                "{\"as_of\": \"2026-11-01\", \"prices\": [{\"model\": \"compatible/m\", \"input\": 1, \"output\": 4}]}");
        List<String> arguments = new ArrayList<>(List.of(
                "brand-extraction",
                cases.toString(),
                "-o",
                folder.resolve(output).toString(),
                "--answerer",
                "model:compatible/m",
                "--base-url",
                server.url("/v1"),
                "--prices",
                prices.toString(),
                "--store",
                store));
        arguments.addAll(List.of(more));
        return LocalSpark.job(arguments.toArray(String[]::new));
    }

    private List<String> verdicts(String output) throws Exception {
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
