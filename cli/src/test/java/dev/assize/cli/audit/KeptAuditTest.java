package dev.assize.cli.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Audits that are kept as runs: listed, shown again, and resumed after a kill without asking twice. */
class KeptAuditTest {

    private static final int CASES = 12;

    /** How many replies the killed audit had. */
    private static final int REPLIED = 5;

    private static final Map<String, String> KEY = Map.of("OPENAI_API_KEY", "sk-test");

    @TempDir
    private Path folder;

    private Path cases = Path.of("");

    @BeforeEach
    void write() throws IOException {
        String lines = IntStream.range(0, CASES)
                .mapToObj(i -> "{\"id\": \"c" + i + "\", \"reference\": \"The tower is " + (300 + i)
                        + " metres high.\", \"output_text\": \"The tower is 300 metres high.\"}\n")
                .collect(Collectors.joining());
        cases = Files.writeString(folder.resolve("cases.jsonl"), lines);
    }

    /** Miscounts, always in the same way. */
    private static String reply(ReceivedRequest asked) {
        return "{\"score\": 4, \"rationale\": [\"Fact: 1 of 1 facts correctly matched.\","
                + " \"Conclusion: 0 of 0 conclusions correctly matched.\", \"Terminology: 0 of 0 terms correctly matched.\","
                + " \"Organization: matched\", \"Score: 4\"]}";
    }

    private List<String> asking(ModelServer server, String run, String... more) {
        List<String> all = new ArrayList<>(List.of("audit", "reference-coverage", cases.toString()));
        all.addAll(List.of("--model", "openai/gpt-5-mini", "--base-url", server.url("/v1"), "--run", run));
        all.addAll(List.of("--store", store(), "--max-concurrency", "1", "--format", "json"));
        all.addAll(List.of(more));
        return all;
    }

    private String store() {
        return folder.resolve("store.db").toString();
    }

    private static Session run(List<String> line) {
        return Session.run(KEY, "", Terminal.plain(), line.toArray(String[]::new));
    }

    private Session resume(String run, String... more) {
        List<String> all = new ArrayList<>(List.of("audit", "--resume", run, "--store", store(), "--format", "json"));
        all.addAll(List.of(more));
        return run(all);
    }

    @Test
    void isARunThatIsListedAndShownAgainWithoutAsking() throws IOException {
        try (ModelServer server = ModelServer.saying(KeptAuditTest::reply).start()) {
            Session first = run(asking(server, "mini", "--no-cache"));
            assertThat(first.exit()).as(first.err()).isEqualTo(ExitCode.OK);
            assertThat(first.err()).contains("keeps the audit \"mini\"");
            assertThat(Json.parse(first.out()).at("/broken/count").asInt()).isEqualTo(CASES);

            JsonNode listed = Json.parse(
                    Session.run("runs", "--store", store(), "--format", "json").out());
            assertThat(listed.at("/0/name").asText()).isEqualTo("mini");
            assertThat(listed.at("/0/audit").asBoolean()).isTrue();
            assertThat(listed.at("/0/state").asText()).isEqualTo("finished");
            assertThat(listed.at("/0/calls").asInt()).isEqualTo(CASES);
            assertThat(Session.run("runs", "--store", store()).out()).contains("reference-coverage (audit)");

            assertThat(withoutExpense(resume("mini"))).isEqualTo(withoutExpense(first));
            assertThat(Session.run("report", "mini", "--store", store(), "--format", "json")
                            .exit())
                    .isEqualTo(ExitCode.OK);
            assertThat(Session.run("compare", "mini", "mini", "--store", store())
                            .out())
                    .contains(CASES + " cases in both runs");
            Session lines = run(List.of("resume", "mini", "--store", store()));
            assertThat(lines.exit()).as(lines.err()).isEqualTo(ExitCode.OK);
            assertThat(lines.out().lines()).hasSize(CASES);
            assertThat(run(asking(server, "mini")).err()).contains("there is a run \"mini\" already");
            assertThat(server.requests()).isEqualTo(CASES);

            Files.writeString(cases, "{\"id\": \"c\", \"sentence\": \"nothing\", \"mark\": 5}\n");
            Session wrong = run(asking(server, "mini", "--replace"));
            assertThat(wrong.exit()).as(wrong.err()).isEqualTo(ExitCode.USAGE);
            assertThat(wrong.err()).contains("reference");
            assertThat(Session.run("runs", "--store", store()).out()).contains("mini");
        }
    }

    @Test
    void goesOnWithinABiggerBudget() throws IOException {
        try (ModelServer server = ModelServer.saying(KeptAuditTest::reply).start()) {
            Session poor =
                    run(asking(server, "mini", "--no-cache", "--max-output-tokens", "100", "--budget", "0.0015"));
            assertThat(poor.err()).contains("does not cover the next call", "assize audit --resume mini");
            int paid = server.requests();
            assertThat(paid).isBetween(1, CASES - 1);
            Session rich = resume("mini", "--budget", "1");
            assertThat(rich.exit()).as(rich.err()).isEqualTo(ExitCode.OK);
            assertThat(server.requests()).isEqualTo(CASES);
        }
    }

    @Test
    void refusesWhatIsNoAuditAndWhatItCannotChange() {
        String judged = cases.toString();
        Session.run("judge", "reference-coverage", judged, "--run", "plain", "--store", store(), "-q");
        assertThat(resume("plain").err()).contains("the run \"plain\" is no audit");
        assertThat(resume("absent").err()).contains("absent");
        assertThat(resume("plain", "--model", "openai/gpt-5").err()).contains("leave --model");
        assertThat(resume("plain", "--limit", "3").err()).contains("leave --replies, --map, --set and --limit out");
        assertThat(resume("plain", "--temperature", "1").err()).contains("--temperature");
        assertThat(Session.run("audit").err()).contains("audit needs a JUDGE and CASES");
        assertThat(Session.run("audit", "reference-coverage").err()).contains("audit needs CASES");
        assertThat(Session.run("audit", "reference-coverage", judged, "--replies", judged, "--run", "x")
                        .err())
                .contains("--run: keeps what a model is asked now");
    }

    @Test
    @Tag("slow")
    void goesOnAfterAKillAndPaysNothingTwice() throws Exception {
        CountDownLatch killed = new CountDownLatch(1);
        AtomicInteger replies = new AtomicInteger();
        try (ModelServer server = ModelServer.saying(asked -> {
                    if (replies.incrementAndGet() > REPLIED) {
                        await(killed);
                    }
                    return reply(asked);
                })
                .start()) {
            Process process = start(asking(server, "mini", "--no-cache"));
            for (int i = 0; i < 600 && kept() < REPLIED && process.isAlive(); i++) {
                process.waitFor(100, TimeUnit.MILLISECONDS);
            }
            assertThat(process.isAlive())
                    .as(Files.readString(folder.resolve("log")))
                    .isTrue();
            process.destroyForcibly();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            killed.countDown();

            Session resumed = resume("mini");
            assertThat(resumed.exit()).as(resumed.err()).isEqualTo(ExitCode.OK);
            assertThat(server.requests())
                    .as("only the call whose reply nobody had was made twice")
                    .isBetween(CASES, CASES + 1);
            Session whole = run(asking(server, "whole", "--no-cache"));
            assertThat(withoutExpense(resumed)).isEqualTo(withoutExpense(whole));
        }
    }

    private Process start(List<String> arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.assize.cli.Main"));
        line.addAll(arguments);
        ProcessBuilder command = new ProcessBuilder(line);
        command.environment().putAll(KEY);
        return command.redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many cases the store has. */
    private int kept() throws IOException {
        Session runs = Session.run("runs", "--store", store(), "--format", "json");
        return runs.exit() == ExitCode.OK
                ? Json.parse(runs.out()).at("/0/cases").asInt()
                : 0;
    }

    /** Waiting takes as long as it takes. */
    private static JsonNode withoutExpense(Session session) throws IOException {
        return ((ObjectNode) Json.parse(session.out())).without("expense");
    }
}
