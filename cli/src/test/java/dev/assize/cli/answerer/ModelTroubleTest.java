package dev.assize.cli.answerer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.Faults;
import dev.assize.testkit.model.FilledForm;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody sees whose model does not answer as it should. */
class ModelTroubleTest {

    @TempDir
    Path folder;

    private String cases = "";

    @BeforeEach
    void write() throws IOException {
        cases = Files.writeString(folder.resolve("cases.jsonl"), """
                {"id": "a", "reference": "The tower is in Paris. It is tall.", "output_text": "The tower is in Paris."}
                {"id": "b", "reference": "The gate is in Berlin. It is old.", "output_text": "The gate is in Berlin."}
                """).toString();
    }

    private Session judge(String model, String url, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "judge",
                "reference-coverage",
                cases,
                "--model",
                model,
                "--base-url",
                url,
                "--no-cache",
                "--jobs",
                "1"));
        arguments.addAll(List.of(more));
        return Session.run(
                Map.of("ASSIZE_STORE", folder.resolve("store.db").toString()),
                "",
                Terminal.plain(),
                arguments.toArray(String[]::new));
    }

    /** Zero dollars and more is what nobody knows. */
    @Test
    void listsNoCostWhereNoPriceIsKnown() {
        try (ModelServer server = ModelServer.saying(asked -> "{}").start()) {
            judge("compatible/tiny", server.url("/v1"), "--run", "tiny");
            Session runs = Session.run(
                    Map.of("ASSIZE_STORE", folder.resolve("store.db").toString()), "", Terminal.plain(), "runs");
            assertThat(runs.out()).contains("tiny").contains("  unknown  ").doesNotContain("$");
        }
    }

    @Test
    void isNoneWhereTheProviderCountsWhatCannotBe() {
        for (String tokens : List.of("-5", "1000000000000000000", "1e300")) {
            Fault impossible = Fault.status(200, "application/json", """
                    {"choices": [{"message": {"role": "assistant", "content": "{}"}, "finish_reason": "stop"}],
                     "usage": {"prompt_tokens": 7, "completion_tokens": %s}}""".formatted(tokens));
            try (ModelServer server = ModelServer.saying(asked -> "{}")
                    .faults(Faults.always(impossible))
                    .start()) {
                Session session = judge("compatible/tiny", server.url("/v1"));
                assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
                assertThat(session.err())
                        .as(tokens)
                        .contains("2 undecided", "without a known price")
                        .doesNotContain("internal error");
            }
        }
    }

    @Test
    void steersNoTerminal() {
        try (ModelServer server = ModelServer.saying(asked -> "{}")
                .faults(Faults.always(Fault.status(404, "text/plain", "no \u001b[31mred\u001b[0m\u0007 model")))
                .start()) {
            Session session = judge("compatible/tiny", server.url("/v1"));
            assertThat(session.err()).contains("knows no such model", "red").doesNotContain("\u001b", "\u0007");
        }
    }

    @Test
    void isNamedAfterTwoTriesWhenTheResponseIsNoJson() {
        try (ModelServer server = ModelServer.saying(asked -> "{}")
                .faults(Faults.always(Fault.garbageBody()))
                .start()) {
            Session session = judge("compatible/tiny", server.url("/v1"), "--max-concurrency", "1");
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err())
                    .contains("it is no JSON and begins \"<html><body>Bad gateway")
                    .contains("check that http://127.0.0.1:" + server.port() + "/v1 is the address of the model")
                    .contains("tried 2 times");
            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @Test
    void isCountedInTheSummary() {
        try (ModelServer server =
                ModelServer.saying(asked -> "Sure, here is what I think.").start()) {
            Session session = judge("compatible/tiny", server.url("/v1"));
            assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            assertThat(session.err())
                    .contains("6 answers withheld: 6 unreadable, no JSON object in \"Sure, here is what I think.\"")
                    .contains("try a model that writes JSON reliably")
                    .contains("--dry-run --show 1");
        }
    }

    @Test
    void isNoScoreWhenEveryListIsEmpty() throws IOException {
        try (ModelServer server = ModelServer.saying(asked -> filled(asked)).start()) {
            Session session = judge("compatible/tiny", server.url("/v1"));
            assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            JsonNode first = Json.parse(session.out().lines().findFirst().orElseThrow());
            assertThat(first.path("status").asText()).isEqualTo("undecided");
            assertThat(session.err()).contains("every list came back empty, though there is text");
        }
    }

    private static String filled(ReceivedRequest asked) {
        return FilledForm.of(asked.schema().orElseThrow(), ModelTroubleTest::emptyList);
    }

    private static @Nullable JsonNode emptyList(String name, JsonNode schema) {
        if (name.equals("can_tell")) {
            return JsonNodeFactory.instance.booleanNode(true);
        }
        return schema.path("type").asText().equals("array") ? JsonNodeFactory.instance.arrayNode() : null;
    }

    @Test
    void isToldWhileItIsTriedAgain() {
        try (ModelServer server = ModelServer.saying(ModelTroubleTest::filled)
                // Without a time to wait it is left to chance, and may be over before anybody looks.
                .faults(Faults.inOrder(Fault.status(503, "too busy today").with("retry-after", "2")))
                .start()) {
            Session session = judge("compatible/tiny", server.url("/v1"), "--max-concurrency", "1");
            assertThat(session.err()).contains("too busy today").contains("; retrying");
        }
    }

    @Test
    void isNoneWhenOllamaIsGivenTheAddressOfItsOtherTongue() {
        try (ModelServer server = ModelServer.saying(ModelTroubleTest::filled).start()) {
            for (String prefix : List.of("/v1", "/v1/", "/api", "")) {
                judge("ollama/tiny", server.url(prefix));
                assertThat(server.last().path()).as(prefix).isEqualTo("/api/chat");
            }
        }
    }

    @Test
    void canBeLookedIntoBeforehand() {
        Session session = Session.run(
                "judge", "reference-coverage", cases, "--model", "openai/gpt-5-mini", "--dry-run", "--show", "1");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out())
                .contains("── a · call 1 · openai/gpt-5-mini")
                .contains("── a · call 2")
                .doesNotContain("── b · call")
                .contains("List the facts that the reference states.")
                .contains("The tower is in Paris. It is tall.")
                .contains("JSON Schema of the reply")
                .endsWith("Nothing was sent.\n");
        assertThat(Session.run("judge", "reference-coverage", cases, "--dry-run")
                        .err())
                .contains("asks no model, so no prompt is sent");
    }
}
