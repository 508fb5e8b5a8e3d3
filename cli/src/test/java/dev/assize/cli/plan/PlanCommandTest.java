package dev.assize.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanCommandTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    Path folder;

    @Test
    void needsNeitherAKeyNorAConnection() {
        Session session = plan("reference-coverage", examples("reference-coverage"), "model:openai/gpt-5-mini");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out())
                .startsWith("reference-coverage, 9 cases, answered by model:openai/gpt-5-mini\n")
                .contains("Went through all of them; nothing was sent.\n")
                .contains("counted with o200k_base");
    }

    @Test
    void countsOneCallForEachWholePrompt() throws JsonProcessingException {
        Session session = plan(
                "reference-coverage",
                examples("reference-coverage"),
                "model:openai/gpt-5-mini",
                "--whole-prompt",
                "--format",
                "json");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        JsonNode plan = Json.parse(session.out());
        JsonNode model = plan.path("models").get(0);
        assertThat(plan.path("whole_prompt").asBoolean()).isTrue();
        assertThat(plan.path("shared").asInt()).isZero();
        // Of the nine cases one has no output, which nobody needs to be asked about.
        assertThat(model.path("calls").path("low").asInt()).isEqualTo(8);
        assertThat(model.path("input_tokens").path("expected").asInt()).isGreaterThan(8 * 500);
        // A verdict with its five lines of reasons is some 200 tokens long.
        assertThat(model.path("output_tokens").path("expected").asInt()).isBetween(8 * 100, 8 * 500);
        assertThat(model.path("usd").path("expected").decimalValue()).isPositive();
    }

    @Test
    void countsWhatEmbeddedRulesWouldHandOn() throws JsonProcessingException {
        JsonNode all = Json.parse(cascade("1").out());
        JsonNode none = Json.parse(cascade("0").out());
        long sure = all.at("/handed_on/asked").asLong()
                - all.at("/handed_on/doubtful").asLong()
                - all.at("/handed_on/withheld").asLong();
        assertThat(all.at("/handed_on/below").asInt()).isEqualTo(1);
        assertThat(all.at("/handed_on/doubtful").asLong()).isPositive();
        assertThat(sure).isEqualTo(all.at("/handed_on/confidence_unknown").asLong());
        assertThat(none.at("/handed_on/doubtful").asLong()).isZero();
        assertThat(all.at("/models/0/questions/expected").asLong())
                .isEqualTo(all.at("/handed_on/doubtful").asLong()
                        + all.at("/handed_on/withheld").asLong());
        Session table =
                plan("brand-extraction", examples("brand-extraction"), "cascade:embedded,model:openai/gpt-5-mini");
        assertThat(table.out())
                .containsPattern(
                        "Of \\d+ questions in them the embedded rules hand on \\d+ \\(\\d+\\.\\d %\\): \\d+ less sure"
                                + " than 0\\.9, \\d+ withheld\\.");
    }

    private Session cascade(String threshold) {
        return plan(
                "brand-extraction",
                examples("brand-extraction"),
                "cascade:embedded@" + threshold + ",model:openai/gpt-5-mini",
                "--format",
                "json");
    }

    @Test
    void countsThePromptOfTheUser() throws IOException {
        Path brief = Files.writeString(folder.resolve("brief.txt"), "Grade {output_text} against {reference}.");
        Path wordy = Files.writeString(
                folder.resolve("wordy.txt"),
                "Grade {{output_text}} against {{reference}} as {word}." + " Be very strict.".repeat(1000));
        long few = inputTokens(whole(brief));
        Session session = whole(wordy);
        assertThat(inputTokens(session) - few).isBetween(8 * 4_000L, 8 * 4_100L);
        assertThat(session.err()).contains("wordy.txt: ").contains("{word} names no field");
    }

    @Test
    void countsTheNextModelOfACascadeOnlyForWhatTheFirstWithholds() throws JsonProcessingException {
        Session session = plan(
                "brand-extraction",
                examples("brand-extraction"),
                "cascade:model:openai/gpt-5-mini,model:openai/gpt-5",
                "--whole-prompt",
                "--format",
                "json");
        JsonNode models = Json.parse(session.out()).path("models");
        assertThat(models.get(0).path("calls").path("low").asInt()).isEqualTo(10);
        assertThat(models.get(1).path("calls").path("high").asInt()).isZero();
    }

    @Test
    void refusesAVoteOnWholePrompts() {
        Session session = plan(
                "brand-extraction",
                examples("brand-extraction"),
                "model:openai/gpt-5-mini",
                "--whole-prompt",
                "--samples",
                "3");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("whole verdicts cannot be voted on");
    }

    private Session whole(Path prompt) {
        return plan(
                "reference-coverage",
                examples("reference-coverage"),
                "model:openai/gpt-5-mini",
                "--prompt",
                prompt.toString(),
                "--format",
                "json");
    }

    private static long inputTokens(Session session) throws JsonProcessingException {
        return Json.parse(session.out())
                .path("models")
                .get(0)
                .path("input_tokens")
                .path("expected")
                .asLong();
    }

    @Test
    void countsOnceWhatCasesShare() throws IOException {
        Path alone = write("alone.jsonl", 20, 20);
        Path shared = write("shared.jsonl", 20, 2);
        long callsAlone =
                calls(plan("reference-coverage", alone.toString(), "model:openai/gpt-5-mini", "--format", "json"));
        long callsShared =
                calls(plan("reference-coverage", shared.toString(), "model:openai/gpt-5-mini", "--format", "json"));
        assertThat(callsAlone).isEqualTo(40);
        assertThat(callsShared).isEqualTo(22);
    }

    @Test
    void estimatesAllFromSome() throws IOException {
        Path cases = write("many.jsonl", 600, 60);
        JsonNode exact = json("reference-coverage", cases.toString(), "--sample", "1000");
        for (int seed = 1; seed <= 3; seed++) {
            JsonNode some = json("reference-coverage", cases.toString(), "--sample", "100", "--sample-seed", "" + seed);
            assertThat(some.path("sampled").asLong()).isEqualTo(100);
            assertThat(some.path("shared").asLong()).isEqualTo(60);
            for (String figure : List.of("calls", "input_tokens")) {
                JsonNode range = some.path("models").get(0).path(figure);
                double truth = exact.path("models")
                        .get(0)
                        .path(figure)
                        .path("expected")
                        .asDouble();
                assertThat(range.path("expected").asDouble())
                        .as(figure + " with seed " + seed)
                        .isBetween(truth * 0.97, truth * 1.03);
                assertThat(truth)
                        .isBetween(
                                range.path("low").asDouble() * 0.99,
                                range.path("high").asDouble());
            }
        }
    }

    @Test
    void tellsOfCasesThatCannotBeRead() throws IOException {
        Path cases = write("some.jsonl", 3, 3);
        assertThat(json("reference-coverage", cases.toString())
                        .path("unreadable")
                        .asLong())
                .isZero();
        Files.writeString(cases, "{\"id\": broken\n", StandardOpenOption.APPEND);
        assertThat(json("reference-coverage", cases.toString())
                        .path("unreadable")
                        .asLong())
                .isEqualTo(1);
        Session table = plan("reference-coverage", cases.toString(), "model:openai/gpt-5-mini");
        assertThat(table.out()).contains("4 cases", "1 of these cannot be read");
    }

    @Test
    void drawsTheSameCasesForTheSameSeed() throws IOException {
        Path cases = write("many.jsonl", 100, 100);
        String first =
                json("reference-coverage", cases.toString(), "--sample", "20").toString();
        assertThat(json("reference-coverage", cases.toString(), "--sample", "20")
                        .toString())
                .isEqualTo(first);
        assertThat(json("reference-coverage", cases.toString(), "--sample", "20", "--sample-seed", "2")
                        .toString())
                .isNotEqualTo(first);
    }

    @Test
    void asksAModelOnlyWhatTheRulesWithholdOrDoubt() throws JsonProcessingException {
        assertThat(cascaded("embedded@0")).isZero();
        long doubtful = cascaded("embedded");
        assertThat(doubtful).isPositive();
        assertThat(cascaded("embedded@1")).isGreaterThanOrEqualTo(doubtful);
    }

    private long cascaded(String first) throws JsonProcessingException {
        return calls(plan(
                "reference-coverage",
                examples("reference-coverage"),
                "cascade:" + first + ",model:openai/gpt-5-mini",
                "--format",
                "json"));
    }

    @Test
    void countsEverySampleAndEveryMember() throws JsonProcessingException {
        long one = calls(
                plan("brand-extraction", examples("brand-extraction"), "model:openai/gpt-5-mini", "--format", "json"));
        Session session = plan(
                "brand-extraction",
                examples("brand-extraction"),
                "panel:model:openai/gpt-5-mini,model:mistral/mistral-small-latest,embedded",
                "--samples",
                "3",
                "--format",
                "json");
        JsonNode models = Json.parse(session.out()).path("models");
        assertThat(models).hasSize(2);
        for (JsonNode model : models) {
            assertThat(model.path("calls").path("expected").asLong()).isEqualTo(3 * one);
        }
    }

    @Test
    void keepsToTheRateThatIsAllowed() throws JsonProcessingException {
        Session session = plan(
                "brand-extraction",
                examples("brand-extraction"),
                "model:openai/gpt-5-mini",
                "--rpm",
                "1",
                "--format",
                "json");
        assertThat(Json.parse(session.out())
                        .path("models")
                        .get(0)
                        .path("seconds")
                        .path("low")
                        .asLong())
                .isEqualTo(600);
    }

    @Test
    void saysWhatABudgetIsGoodFor() {
        assertThat(plan("brand-extraction", examples("brand-extraction"), "model:openai/gpt-5-mini", "--budget", "9")
                        .out())
                .endsWith("The budget of $9.00 is enough.\n");
        assertThat(plan(
                                "brand-extraction",
                                examples("brand-extraction"),
                                "model:openai/gpt-5-mini",
                                "--budget",
                                "0.005")
                        .out())
                .contains("The budget of $0.0050 is expected to last for about ")
                .contains(" of 10 cases.");
    }

    @Test
    void saysSoWhenAPriceIsUnknown() throws IOException {
        assertThat(plan("brand-extraction", examples("brand-extraction"), "model:openai/unheard-of")
                        .out())
                .contains("cost            unknown")
                .contains("no price is known: --prices FILE or assize.yaml gives one");
        Path config = Files.writeString(
                folder.resolve("assize.yaml"),
                "answerers:\n  mine:\n    model: openai/unheard-of\n    prices: {input: 1, output: 2, as-of: 2026-11-01}\n");
        assertThat(plan("brand-extraction", examples("brand-extraction"), "mine", "--config", config.toString())
                        .out())
                .contains("$1 and $2 for a million tokens, as of 2026-11-01");
    }

    @Test
    void takesAPriceListOfTheUser() throws IOException {
        Path list = Files.writeString(
                folder.resolve("prices.json"),
                "{\"as_of\": \"2026-11-02\", \"prices\": [{\"model\": \"openai/*\", \"input\": 7, \"output\": 8}]}");
        String cases = examples("brand-extraction");
        assertThat(plan("brand-extraction", cases, "model:openai/gpt-5-mini", "--prices", list.toString())
                        .out())
                .contains("$7 and $8 for a million tokens, as of 2026-11-02");
        Files.writeString(list, "[]");
        assertThat(plan("brand-extraction", cases, "model:openai/gpt-5-mini", "--prices", list.toString())
                        .err())
                .startsWith("assize: --prices: " + list + ": expected an object");
    }

    @Test
    void needsNotEvenTheVariableThatAFileNames() throws IOException {
        Path config = Files.writeString(
                folder.resolve("assize.yaml"), "answerers:\n  mine:\n    model: openai/gpt-5\n    key-env: NOT_SET\n");
        Session session = plan("brand-extraction", examples("brand-extraction"), "mine", "--config", config.toString());
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
    }

    @Test
    void refusesWhatCostsNothing() {
        Session session = plan("brand-extraction", examples("brand-extraction"), "embedded");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).startsWith("assize: --answerer: embedded asks no model, so it costs nothing");
    }

    @Test
    void plansForNoCasesAndForBrokenOnes() throws IOException {
        Path none = Files.writeString(folder.resolve("none.jsonl"), "");
        assertThat(calls(plan("brand-extraction", none.toString(), "model:openai/gpt-5-mini", "--format", "json")))
                .isZero();
        Path broken = Files.writeString(folder.resolve("broken.jsonl"), "{\"id\": 1}\nnonsense\n");
        assertThat(calls(plan("brand-extraction", broken.toString(), "model:openai/gpt-5-mini", "--format", "json")))
                .isZero();
    }

    private Path write(String name, int cases, int references) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < cases; i++) {
            int reference = i % references;
            ObjectNode line = Json.object()
                    .put("id", "case-" + i)
                    .put("reference", "Rome was founded in " + (700 + reference) + ". It lies on the Tiber.")
                    .put("output_text", "Rome, founded in " + (700 + i) + ", lies on a river.");
            lines.add(Json.write(line));
        }
        return Files.write(folder.resolve(name), lines);
    }

    private JsonNode json(String judge, String cases, String... more) throws JsonProcessingException {
        List<String> arguments = new ArrayList<>(List.of("--format", "json"));
        arguments.addAll(List.of(more));
        return Json.parse(plan(judge, cases, "model:openai/gpt-5-mini", arguments.toArray(String[]::new))
                .out());
    }

    private static long calls(Session session) throws JsonProcessingException {
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        return Json.parse(session.out())
                .path("models")
                .get(0)
                .path("calls")
                .path("expected")
                .asLong();
    }

    private static String examples(String judge) {
        return EXAMPLES.resolve(judge + ".jsonl").toString();
    }

    private Session plan(String judge, String cases, String answerer, String... more) {
        List<String> arguments = new ArrayList<>(List.of("plan", judge, cases, "--answerer", answerer));
        arguments.addAll(List.of(more));
        arguments.addAll(List.of("--store", folder.resolve("store.db").toString()));
        return Session.run(Map.of(), "", Terminal.plain(), arguments.toArray(String[]::new));
    }
}
