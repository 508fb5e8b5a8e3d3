package dev.assize.cli.whole;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Judging with a complete prompt, through the command line and over the network as far as loopback. */
class WholePromptTest {

    private static final String CASES =
            "{\"id\": \"a\", \"input\": \"Where?\", \"reference\": \"The tower is in Paris.\","
                    + " \"output_text\": \"In {{reference}} Paris.\"}\n";
    private static final String WRONG =
            "Sure:\n```json\n{\"score\": 2, \"rationale\": [\"Fact: 1 of 1\", \"Conclusion: 0 of 0\", \"Terminology: 0 of 0\","
                    + " \"Organization: matched\", \"Score: 2 ≈ 2.0\"]}\n```";

    @TempDir
    Path folder;

    private Session run(Function<ReceivedRequest, String> model, List<ReceivedRequest> received, String... arguments)
            throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), CASES);
        try (ModelServer server = ModelServer.saying(model).start()) {
            List<String> all = new ArrayList<>(List.of(arguments));
            all.addAll(List.of(
                    "--base-url",
                    server.url("/v1"),
                    "--store",
                    folder.resolve("store.db").toString()));
            Session session =
                    Session.run(Map.of("OPENAI_API_KEY", "sk-test"), "", Terminal.plain(), all.toArray(String[]::new));
            received.addAll(server.received());
            return session;
        }
    }

    private String cases() {
        return folder.resolve("cases.jsonl").toString();
    }

    private Path prompt(String text) throws IOException {
        return Files.writeString(folder.resolve("my-judge.txt"), text);
    }

    @Test
    void judgesWithThePromptThatShipsAndCorrectsWhatComesBack() throws IOException {
        List<ReceivedRequest> received = new ArrayList<>();
        Session session = run(
                asked -> WRONG,
                received,
                "judge",
                "reference-coverage",
                cases(),
                "--whole-prompt",
                "--answerer",
                "model:openai/gpt-5-mini");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        JsonNode result = Json.parse(session.out());
        assertThat(result.path("verdict").path("score").asInt()).isEqualTo(5);
        assertThat(result.path("findings").toString())
                .contains("arithmetic-corrected")
                .contains("/score is 2, expected 5");
        assertThat(result.path("answers").path(0).path("value").path("score").asInt())
                .isEqualTo(2);
        assertThat(received).hasSize(1);
        assertThat(received.get(0).user()).contains("In {{reference}} Paris.").contains("The tower is in Paris.");
        assertThat(received.get(0).system()).doesNotContain("Paris");
    }

    @Test
    void judgesWithThePromptOfTheUser() throws IOException {
        List<ReceivedRequest> received = new ArrayList<>();
        Path prompt = prompt("Compare {{ item.output_text }} with {{ item.reference }}; reply {\"score\": <0-5>}.");
        Session session = run(
                asked -> WRONG,
                received,
                "judge",
                "reference-coverage",
                cases(),
                "--prompt",
                prompt.toString(),
                "--answerer",
                "model:openai/gpt-5-mini");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(received.get(0).user())
                .isEqualTo("Compare In {{reference}} Paris. with The tower is in Paris.; reply {\"score\": <0-5>}.");
    }

    @Test
    void keepsARunWithThePromptItBeganWith() throws IOException {
        List<ReceivedRequest> received = new ArrayList<>();
        Path prompt = prompt("Compare {output_text} with {reference}.");
        Session session = run(
                asked -> "no verdict today",
                received,
                "judge",
                "reference-coverage",
                cases(),
                "--prompt",
                prompt.toString(),
                "--run",
                "whole",
                "--answerer",
                "model:openai/gpt-5-mini");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(session.out()).contains("\"withheld\":\"unreadable\"");
        assertThat(received).as("asked, and asked again twice").hasSize(3);
        Files.delete(prompt);
        Session report = Session.run(
                "report", "whole", "--store", folder.resolve("store.db").toString(), "--format", "json");
        assertThat(report.exit()).as(report.err()).isZero();
    }

    @Test
    void namesTheUnknownPlaceholder() throws IOException {
        Path prompt = prompt("One.\nCompare {{ item.outputs_text }} with {{ item.reference }}.");
        Session session = run(
                asked -> WRONG,
                new ArrayList<>(),
                "judge",
                "reference-coverage",
                cases(),
                "--prompt",
                prompt.toString(),
                "--answerer",
                "model:openai/gpt-5-mini");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err())
                .contains("my-judge.txt:2: {{ item.outputs_text }} names no field of the case")
                .contains("did you mean \"item.output_text\"?");
    }

    @Test
    void needsAModel() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), CASES);
        Session session = Session.run("judge", "reference-coverage", cases(), "--whole-prompt");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("a whole prompt needs a model").contains("--answerer: ");
    }

    @Test
    void auditsAModelThatIsAskedNow() throws IOException {
        List<ReceivedRequest> received = new ArrayList<>();
        Session session = run(
                asked -> WRONG,
                received,
                "audit",
                "reference-coverage",
                cases(),
                "--model",
                "openai/gpt-5-mini",
                "--format",
                "json");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        JsonNode report = Json.parse(session.out());
        assertThat(report.path("broken").path("count").asInt()).isEqualTo(1);
        assertThat(report.path("expense").path("calls").asInt()).isEqualTo(1);
        assertThat(received).hasSize(1);
    }
}
