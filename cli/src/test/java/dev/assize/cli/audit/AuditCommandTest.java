package dev.assize.cli.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuditCommandTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    Path folder;

    private static String[] command(String judge, String... more) {
        List<String> all = new ArrayList<>(List.of(
                "audit",
                judge,
                EXAMPLES.resolve(judge + ".jsonl").toString(),
                "--replies",
                EXAMPLES.resolve("replies-" + judge + ".jsonl").toString()));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"citation-mapping", "provision-extraction", "brand-extraction", "reference-coverage"})
    void findsTheMistakesInTheExampleReplies(String judge) throws IOException {
        Session session = Session.run(command(judge, "--format", "json"));
        assertThat(session.err()).isEmpty();
        JsonNode report = Json.parse(session.out());
        assertThat(report.path("broken").path("count").asInt()).isPositive();
        assertThat(report.path("rules")).isNotEmpty();
        assertThat(report.path("broken").path("interval")).hasSize(2);
        assertThat(report.path("agreement")
                        .path("as_replied")
                        .path("raw")
                        .path("of")
                        .asInt())
                .isPositive();
        Golden.compare(AuditCommandTest.class, judge + ".expected.json", session.out());
    }

    @Test
    void showsAPersonATable() {
        Session session = Session.run("", new Terminal(true, true, false, 100), command("brand-extraction"));
        assertThat(session.out())
                .contains("Replies to brand-extraction")
                .contains("rule broken")
                .contains("arithmetic-corrected")
                .contains("kappa")
                .contains("Examples");
    }

    @Test
    void writesAPageThatNeedsNothingElse() throws IOException {
        Path page = folder.resolve("audit.html");
        Session session = Session.run(command("brand-extraction", "-o", page.toString()));
        assertThat(session.exit()).as("one case has no reply").isEqualTo(3);
        assertThat(java.nio.file.Files.readString(page))
                .contains(
                        "replies break a rule of the judge itself",
                        "arithmetic-corrected",
                        "Corrected",
                        "Content-Security-Policy")
                .doesNotContain("http://", "https://");
    }

    @Test
    void writesALineForEachReply() throws IOException {
        Session session = Session.run(command("brand-extraction"));
        List<String> lines = session.out().lines().toList();
        ObjectNode first = (ObjectNode) Json.parse(lines.get(0));
        assertThat(first.has("findings")).isTrue();
        assertThat(first.path("judge").asText()).isEqualTo("brand-extraction");
        assertThat(lines)
                .allSatisfy(line -> assertThat(Json.parse(line).has("id")).isTrue());
        assertThat(session.err()).contains("break a rule");
    }

    @Test
    void writesMarkdownByTheNameOfTheFile() throws IOException {
        Path report = folder.resolve("audit.md");
        Session.run(command("citation-mapping", "-o", report.toString()));
        assertThat(Files.readString(report))
                .startsWith("### Replies to citation-mapping")
                .contains("| --- |");
    }

    @Test
    void failsWhenTooManyRepliesBreakARule() {
        assertThat(Session.run(command("brand-extraction", "--fail-if-broken")).exit())
                .isEqualTo(1);
        assertThat(Session.run(command("brand-extraction", "--fail-if-broken", "99"))
                        .exit())
                .isNotEqualTo(1);
        assertThat(Session.run(command("brand-extraction", "--fail-if-broken", "120"))
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void listsWhatDoesNotFitTogether() throws IOException {
        Path replies = folder.resolve("replies.jsonl");
        Files.writeString(replies, """
                {"id": "a", "reply": "I would rather not."}
                {"id": "a", "reply": {}}
                {"id": "stranger", "reply": {}}
                {"id": "c"}
                broken
                """);
        Path cases = folder.resolve("cases.jsonl");
        Files.writeString(cases, """
                {"id": "a", "reference": "Paris is big.", "output_text": "Paris is big."}
                {"id": "b", "reference": "Paris is big.", "output_text": "Paris is big."}
                {"id": "c"}
                """);
        Session session = Session.run(
                "audit", "reference-coverage", cases.toString(), "--replies", replies.toString(), "--format", "json");
        JsonNode report = Json.parse(session.out());
        assertThat(session.exit()).isEqualTo(3);
        assertThat(report.path("unreadable").path("count").asInt()).isEqualTo(1);
        assertThat(report.path("replied_twice")).hasSize(1);
        assertThat(report.path("without_case").get(0).asText()).isEqualTo("stranger");
        assertThat(report.path("without_reply").get(0).asText()).isEqualTo("b");
        assertThat(report.path("invalid_cases")).hasSize(1);
        assertThat(report.path("no_reply_in_line")).hasSize(2);
    }

    @Test
    void pairsRepliesWithoutIdsByTheirPlace() throws IOException {
        Path cases = folder.resolve("cases.jsonl");
        Files.writeString(cases, """
                {"reference": "Paris is big.", "output_text": "Paris is big."}
                {"reference": "Rome is old.", "output_text": "Rome is old."}
                """);
        Path replies = folder.resolve("replies.jsonl");
        String reply =
                "{\"choices\": [{\"message\": {\"content\": \"```json\\n{\\\"score\\\": 3, \\\"rationale\\\": [\\\"Fact: 1 of 1\\\","
                        + " \\\"Conclusion: 0 of 0\\\", \\\"Terminology: 0 of 0\\\", \\\"Organization: matched\\\", \\\"Score: 3 \\\"]}\\n```\"}}]}\n";
        Files.writeString(replies, reply + reply);
        Session session = Session.run(
                "audit", "reference-coverage", cases.toString(), "--replies", replies.toString(), "--format", "json");
        JsonNode report = Json.parse(session.out());
        assertThat(session.exit()).as(session.err()).isZero();
        assertThat(report.path("broken").path("count").asInt()).isEqualTo(2);
        assertThat(session.out()).contains("/score is 3, expected 5");
    }

    @Test
    void showsOnlyOptionsThatItUses() {
        assertThat(Session.run("audit", "--help").out())
                .contains("--max-concurrency", "--budget", "--no-cache", "--store", "--config")
                .doesNotContain("--answerer", "--escalate", "--samples");
    }

    @Test
    void refusesToOverwriteWhatItReads() throws IOException {
        Path replies = Files.copy(EXAMPLES.resolve("replies-brand-extraction.jsonl"), folder.resolve("replies.jsonl"));
        String before = Files.readString(replies);
        Session session = Session.run(
                "audit",
                "brand-extraction",
                EXAMPLES.resolve("brand-extraction.jsonl").toString(),
                "--replies",
                replies.toString(),
                "-o",
                replies.toString());
        assertThat(session.exit()).isEqualTo(2);
        assertThat(session.err()).contains("would overwrite what is read");
        assertThat(Files.readString(replies)).isEqualTo(before);
        Path prompt = Files.writeString(folder.resolve("prompt.txt"), "Judge {title}.");
        Session asking = Session.run(
                "audit",
                "brand-extraction",
                EXAMPLES.resolve("brand-extraction.jsonl").toString(),
                "--model",
                "compatible/m",
                "--base-url",
                "http://127.0.0.1:1/v1",
                "--prompt",
                prompt.toString(),
                "-o",
                prompt.toString());
        assertThat(asking.exit()).isEqualTo(2);
        assertThat(asking.err()).contains("would overwrite what is read");
        assertThat(prompt).hasContent("Judge {title}.");
    }

    @Test
    void refusesOptionsOfAModelThatNobodyAsks() {
        assertThat(Session.run(command("brand-extraction", "--temperature", "0"))
                        .err())
                .contains("--temperature is for models, and --replies asks none");
        assertThat(Session.run(command("brand-extraction", "--no-cache")).err())
                .contains("--no-cache is for models, and --replies asks none");
        assertThat(Session.run(command("brand-extraction", "--config", "x.yaml"))
                        .err())
                .contains("--config is for models, and --replies asks none");
        assertThat(Session.run(command("brand-extraction", "--prompt", "x.txt")).err())
                .contains("--prompt is for a model that is asked");
    }

    @Test
    void takesAModelAndNothingElseForAModel() {
        assertThat(asked("embedded").err()).contains("--model: embedded is no model; name one as PROVIDER/NAME");
        assertThat(asked("gpt-5-mini").err()).contains("model:PROVIDER/NAME");
        assertThat(asked("ollama/qwen3:8b", "--base-url", "http://127.0.0.1:9/v1")
                        .err())
                .contains("ollama/qwen3:8b cannot be reached at http://127.0.0.1:9/v1");
    }

    private Session asked(String model, String... more) {
        List<String> all = new ArrayList<>(List.of(
                "audit",
                "brand-extraction",
                EXAMPLES.resolve("brand-extraction.jsonl").toString(),
                "--model",
                model,
                "--store",
                folder.resolve("store.db").toString()));
        all.addAll(List.of(more));
        return Session.run(all.toArray(String[]::new));
    }

    @Test
    void showsProgressWhereSomebodySeesIt() throws IOException {
        Path report = folder.resolve("audit.md");
        Terminal errors = new Terminal(false, true, false, 100);
        Session session = Session.run("", errors, command("brand-extraction", "-o", report.toString()));
        assertThat(session.err()).endsWith("\r\u001B[K");
        Session quiet = Session.run("", errors, command("brand-extraction", "-q", "-o", report.toString()));
        assertThat(quiet.err()).isEmpty();
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(Session.run(
                        "audit",
                        "brand-extraction",
                        EXAMPLES.resolve("brand-extraction.jsonl").toString()))
                .satisfies(session -> {
                    assertThat(session.exit()).isEqualTo(2);
                    assertThat(session.err()).contains("--replies FILE");
                });
        assertThat(Session.run("audit", "--resume", "mini", "--map-replies", "id=custom_id")
                        .err())
                .contains("--map-replies", "add --replies FILE");
        assertThat(Session.run("audit", "brand-extractions", "x", "--replies", "y")
                        .err())
                .contains("did you mean");
    }
}
