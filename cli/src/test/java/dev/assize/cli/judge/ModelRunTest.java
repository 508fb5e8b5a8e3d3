package dev.assize.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.Faults;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs with a model, through the command line and over the network as far as loopback. */
@Tag("slow")
class ModelRunTest {

    private static final String KEY = "sk-test-0f9a8b7c6d5e";
    private static final Map<String, String> ENVIRONMENT = Map.of("TEST_KEY", KEY);

    @TempDir
    Path folder;

    @Test
    void judgesEveryCaseOnceWhateverTheProviderDoes() throws IOException {
        int cases = 2_000;
        Path data = write(cases);
        Faults faults = Faults.drawn(20261115)
                .with(0.05, Fault.status(429))
                .with(0.02, Fault.status(500))
                .with(0.01, Fault.reset())
                .with(0.01, Fault.saying(text -> text.substring(0, text.length() / 2)));
        try (ModelServer server = ModelServer.saying(ModelRunTest::sensible)
                .faults(faults)
                .key(KEY)
                .start()) {
            Path results = folder.resolve("results.jsonl");
            Session session =
                    judge(server, data, "--run", "faulty", "-o", results.toString(), "--max-concurrency", "64");
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
            List<String> ids = new ArrayList<>();
            try (Stream<String> lines = Files.lines(results)) {
                for (String line : (Iterable<String>) lines::iterator) {
                    JsonNode result = Json.parse(line);
                    ids.add(result.path("id").asText());
                    assertThat(result.path("status").asText()).isEqualTo("judged");
                }
            }
            assertThat(ids).hasSize(cases).doesNotHaveDuplicates();
            assertThat(ids.get(0)).isEqualTo("case-0");
            assertThat(ids.get(cases - 1)).isEqualTo("case-" + (cases - 1));
            assertThat(server.requests() - server.answered())
                    .as("requests that met a fault")
                    .isBetween(cases * 7 / 100, cases * 12 / 100);
            assertThat(session.err()).contains("2,000 cases: 2,000 judged").contains(" retries");
            assertThat(Session.run("runs", "--store", folder.resolve("store.db").toString())
                            .out())
                    .contains("faulty");
        }
    }

    @Test
    void guessesTheProviderThatWasMeant() throws IOException {
        Session session = run(
                ENVIRONMENT,
                "judge",
                "reference-coverage",
                write(1).toString(),
                "--answerer",
                "model:openia/some-model",
                "--no-cache");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err())
                .contains("no provider is called \"openia\"; there are openai, ")
                .contains("; did you mean \"openai\"?");
    }

    @Test
    void stopsWhenTheKeyIsRefusedAndGoesOnWithTheRightOne() throws IOException {
        Path data = write(50);
        try (ModelServer server =
                ModelServer.saying(ModelRunTest::sensible).key("another key").start()) {
            Session session = judge(server, data, "--run", "locked");
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err().lines().filter(line -> line.contains("refuses the key")))
                    .hasSize(1);
            assertThat(session.err()).contains("assize resume locked");
            assertNoKey(session);
            Session resumed = run(
                    Map.of("TEST_KEY", "another key"),
                    "resume",
                    "locked",
                    "--store",
                    folder.resolve("store.db").toString());
            assertThat(resumed.exit()).as(resumed.err()).isEqualTo(ExitCode.OK);
            assertThat(resumed.out().lines()).hasSize(50);
            assertNoKey(resumed);
        }
    }

    @Test
    void stopsWhenTheBudgetIsSpentAndGoesOnWithMore() throws IOException {
        Path data = write(60);
        try (ModelServer server = ModelServer.saying(ModelRunTest::sensible).start()) {
            Session session = judge(server, data, "--run", "poor", "--budget", "0.02", "--max-concurrency", "1");
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            assertThat(session.err()).contains("the budget of $0.02 does not cover the next call");
            int asked = server.requests();
            assertThat(asked).isBetween(1, 59);
            Session again = run(
                    ENVIRONMENT,
                    "resume",
                    "poor",
                    "--store",
                    folder.resolve("store.db").toString());
            assertThat(again.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            assertThat(server.requests()).isEqualTo(asked);
            Session richer = run(
                    ENVIRONMENT,
                    "resume",
                    "poor",
                    "--budget",
                    "5",
                    "--store",
                    folder.resolve("store.db").toString());
            assertThat(richer.exit()).as(richer.err()).isEqualTo(ExitCode.OK);
            assertThat(richer.out().lines()).hasSize(60);
            assertThat(server.requests()).isEqualTo(60);
        }
    }

    @Test
    void asksNothingTwiceAndSaysWhatItCost() throws IOException {
        Path data = write(20);
        try (ModelServer server = ModelServer.saying(ModelRunTest::sensible).start()) {
            JsonNode before = plan(server, data);
            Session first = judge(server, data);
            assertThat(first.exit()).as(first.err()).isEqualTo(ExitCode.OK);
            assertThat(first.err()).contains("20 calls of models, ").contains(" written, $0.0");
            assertThat(server.requests()).isEqualTo(20);
            assertThat(before.path("models")
                            .get(0)
                            .path("calls")
                            .path("expected")
                            .asInt())
                    .isEqualTo(20);
            Session again = judge(server, data);
            assertThat(server.requests()).isEqualTo(20);
            assertThat(withoutExpense(again.out())).isEqualTo(withoutExpense(first.out()));
            assertThat(again.err()).doesNotContain("calls of models");
            JsonNode after = plan(server, data);
            assertThat(after.path("models")
                            .get(0)
                            .path("calls")
                            .path("expected")
                            .asInt())
                    .isZero();
            assertThat(Session.run(
                                    "cache",
                                    "--store",
                                    folder.resolve("store.db").toString())
                            .out())
                    .contains("model:compatible/tiny");
            judge(server, data, "--no-cache");
            assertThat(server.requests()).isEqualTo(40);
        }
    }

    @Test
    void countsWhatACaseCostThatFailedInTheEnd() throws IOException {
        Path data = write(1);
        List<Fault> faults = new ArrayList<>(List.of(Fault.saying(text -> "{}")));
        faults.addAll(Collections.nCopies(10, Fault.status(500)));
        try (ModelServer server = ModelServer.saying(ModelRunTest::sensible)
                .faults(Faults.inOrder(faults.toArray(Fault[]::new)))
                .start()) {
            Session session = judge(server, data, "--run", "unlucky");
            assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            JsonNode result = Json.parse(session.out());
            assertThat(result.path("status").asText()).isEqualTo("failed");
            assertThat(result.path("expense").path("calls").asInt()).isEqualTo(1);
            assertThat(result.path("expense").path("usd").decimalValue()).isPositive();
            assertThat(session.err()).contains("1 call of models, ");
        }
    }

    @Test
    void auditsWithAsManyCallsAtOnceAsAllowed() throws IOException {
        Path data = write(60);
        try (ModelServer server =
                ModelServer.saying(asked -> "{}").latency(Duration.ofMillis(50)).start()) {
            Session session = audit(server, data, "--jobs", "1", "--max-concurrency", "8");
            assertThat(session.exit()).as(session.err()).isNotEqualTo(ExitCode.USAGE);
            assertThat(Json.parse(session.out()).path("cases").asInt()).isEqualTo(60);
            assertThat(server.mostConcurrent()).isBetween(5, 8);
        }
    }

    @Test
    void goesOnWithAnAuditThatWasCutOff() throws IOException {
        Path data = write(40);
        try (ModelServer server = ModelServer.saying(asked -> "{}").start()) {
            Session cut = audit(server, data, "--budget", "0.02", "--max-concurrency", "1");
            assertThat(cut.err()).contains("the budget of $0.02 does not cover the next call");
            int asked = server.requests();
            assertThat(asked).isBetween(1, 39);
            Session whole = audit(server, data);
            assertThat(Json.parse(whole.out()).at("/cases").asInt()).isEqualTo(40);
            assertThat(server.requests()).isEqualTo(40);
            ObjectNode free = (ObjectNode) Json.parse(audit(server, data).out());
            assertThat(free.<ObjectNode>without("expense"))
                    .isEqualTo(((ObjectNode) Json.parse(whole.out())).without("expense"));
            assertThat(server.requests()).isEqualTo(40);
        }
    }

    private Session audit(ModelServer server, Path data, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "audit",
                "brand-extraction",
                data.toString(),
                "--config",
                config(server).toString(),
                "--model",
                "test",
                "--store",
                folder.resolve("store.db").toString(),
                "--format",
                "json"));
        Collections.addAll(arguments, more);
        return run(ENVIRONMENT, arguments.toArray(String[]::new));
    }

    @Test
    void letsAPanelOfModelsAndRulesVote() throws IOException {
        Path data = write(5);
        try (ModelServer server = ModelServer.saying(ModelRunTest::sensible).start()) {
            Path config = config(server);
            Session session = run(
                    ENVIRONMENT,
                    "judge",
                    "brand-extraction",
                    data.toString(),
                    "--config",
                    config.toString(),
                    "--answerer",
                    "panel:embedded,test",
                    "--escalate",
                    "model:compatible/other",
                    "--base-url",
                    server.url("/v1"),
                    "--store",
                    folder.resolve("store.db").toString());
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
            assertThat(session.out()).contains("\"ballots\":[").contains("\"by\":\"model:compatible/other\"");
        }
    }

    private Session judge(ModelServer server, Path data, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("judge", "brand-extraction", data.toString(), "--answerer", "test", "--config"));
        arguments.add(config(server).toString());
        arguments.addAll(List.of(more));
        // A store that is named would make a run of it.
        boolean kept = arguments.contains("--run");
        Map<String, String> environment = kept
                ? ENVIRONMENT
                : Map.of(
                        "TEST_KEY",
                        KEY,
                        "ASSIZE_STORE",
                        folder.resolve("store.db").toString());
        if (kept) {
            arguments.addAll(List.of("--store", folder.resolve("store.db").toString()));
        }
        return run(environment, arguments.toArray(String[]::new));
    }

    private JsonNode plan(ModelServer server, Path data) throws IOException {
        Session session = run(
                Map.of("TEST_KEY", KEY),
                "plan",
                "brand-extraction",
                data.toString(),
                "--answerer",
                "test",
                "--config",
                config(server).toString(),
                "--store",
                folder.resolve("store.db").toString(),
                "--format",
                "json");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        return Json.parse(session.out());
    }

    private static Session run(Map<String, String> environment, String... arguments) {
        return Session.run(environment, "", Terminal.plain(), arguments);
    }

    private Path config(ModelServer server) throws IOException {
        return Files.writeString(folder.resolve("assize.yaml"), """
                answerers:
                  test:
                    model: compatible/tiny
                    base-url: %s
                    key-env: TEST_KEY
                    retry-pause: 2ms
                    prices: {input: 1, output: 2}
                """.formatted(server.url("/v1")));
    }

    private Path write(int cases) throws IOException {
        return BrandCases.write(cases, folder.resolve("cases.jsonl"));
    }

    /** Says to each question something that the schema allows. */
    private static String sensible(ReceivedRequest asked) {
        ObjectNode reply = Json.object();
        JsonNode properties = asked.schema().orElseThrow().path("properties");
        properties.properties().forEach(question -> {
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
        return schema.has("enum") ? schema.path("enum").get(0) : com.fasterxml.jackson.databind.node.BooleanNode.TRUE;
    }

    private static List<JsonNode> withoutExpense(String lines) throws JsonProcessingException {
        List<JsonNode> results = new ArrayList<>();
        for (String line : lines.lines().toList()) {
            ObjectNode result = (ObjectNode) Json.parse(line);
            result.remove("expense");
            results.add(result);
        }
        return results;
    }

    private void assertNoKey(Session session) throws IOException {
        assertThat(session.out() + session.err()).doesNotContain(KEY).doesNotContain("another key");
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                        .as(file.getFileName().toString())
                        .doesNotContain(KEY)
                        .doesNotContain("another key");
            }
        }
    }
}
