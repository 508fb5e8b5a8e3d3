package dev.assize.engine;

import static dev.assize.engine.Answerers.cascade;
import static dev.assize.engine.Answerers.embedded;
import static dev.assize.engine.Answerers.model;
import static dev.assize.engine.Answerers.panel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.QuestionId;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.run.RunOutcome;
import dev.assize.testkit.model.FilledForm;
import dev.assize.testkit.model.ModelServer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code docs/java.md} shows is compiled and run here; the guide has the same code, blanks aside. */
@SuppressWarnings({"UnusedVariable", "ModifiedButNotUsed"}) // A guide shows what can be had.
class JavaGuideTest {

    private static final Path GUIDE = Path.of("../docs/java.md");
    private static final Path HERE = Path.of("src/test/java/dev/assize/engine/JavaGuideTest.java");
    private static final Path CASES = Path.of("../examples/reference-coverage.jsonl");

    @TempDir
    private Path folder;

    @Test
    void judgesOneCase() {
        // [one-case]
        ObjectNode record = Json.object()
                .put("reference", "The Eiffel Tower is in Paris. It was completed in 1889.")
                .put("output_text", "The tower was finished in 1889, in Paris.");
        CaseResult result = Assize.judge("reference-coverage").on(record);
        if (result instanceof CaseResult.Judged judged) {
            int score = judged.written().path("score").intValue();
            List<Finding> findings = judged.findings();
        } else if (result instanceof CaseResult.Undecided undecided) {
            List<QuestionId> unanswered = undecided.waitingFor();
        } else {
            String problem = result.error().orElseThrow().message();
        }
        // [end]
        assertThat(result.status()).isEqualTo(Status.JUDGED);
    }

    @Test
    void judgesManySingleCases() {
        List<ObjectNode> records = List.of(
                Json.object().put("reference", "The office opens at nine.").put("output_text", "It opens at nine."));
        List<CaseResult> results = new ArrayList<>();
        // [open]
        try (OpenJudge judge = Assize.judge("reference-coverage").open()) {
            for (ObjectNode each : records) {
                results.add(judge.judge("case-" + results.size(), each));
            }
        }
        // [end]
        assertThat(results).hasSize(1);
    }

    @Test
    void judgesAFileAndWritesAReport() throws Exception {
        Path cases = CASES;
        Path report = folder.resolve("report.html");
        // [file]
        JudgedRun run = Assize.judge("reference-coverage").over(cases).run();
        for (RecordedResult result : run.results()) {
            String id = result.id();
            Status status = result.status();
        }
        double mean = run.summary().meanScore().orElse(Double.NaN);
        run.writeReport(report);
        // [end]
        assertThat(run.results()).hasSize(Files.readAllLines(CASES).size());
        assertThat(mean).isBetween(0.0, 5.0);
        assertThat(Files.readString(report)).contains("reference-coverage");
    }

    @Test
    void streamsALargeFileAndFailsOnACondition() throws Exception {
        Path cases = CASES;
        List<String> failed = new ArrayList<>();
        // [stream]
        RunOutcome outcome = Assize.judge("reference-coverage")
                .failingOn("mean < 5")
                .over(cases)
                .run(result -> {
                    if (result.status() != Status.JUDGED) {
                        failed.add(result.id());
                    }
                });
        boolean passes = outcome.isComplete() && outcome.objection().isEmpty();
        // [end]
        assertThat(passes).isFalse();
        assertThat(outcome.objection()).isPresent();
    }

    @Test
    void asksAModelAndAPanel() throws Exception {
        try (ModelServer server = ModelServer.saying(
                        asked -> FilledForm.of(asked.schema().orElseThrow()))
                .start()) {
            String url = server.url("/v1");
            List<ObjectNode> cases = List.of(Json.object()
                    .put("reference", "The office opens at nine.")
                    .put("output_text", "It opens at nine."));
            Path store = folder.resolve("runs.db");
            // [model]
            AnswererRequest small =
                    model("compatible/small").with(ModelSetting.BASE_URL, url).with(ModelSetting.TEMPERATURE, "0");
            JudgedRun byModel = Assize.judge("reference-coverage")
                    .answeredBy(small)
                    .inStore(store.toString())
                    .over(cases)
                    .run();
            // [end]
            assertThat(byModel.results()).hasSize(1);
            assertThat(byModel.summary().expense().calls()).isPositive();
            // [panel]
            AnswererRequest three = panel(embedded(), model("compatible/a"), model("compatible/b"))
                    .with(ModelSetting.BASE_URL, url);
            JudgedRun byPanel = Assize.judge("reference-coverage")
                    .answeredBy(three)
                    .inStore(store.toString())
                    .over(cases)
                    .run();
            // [end]
            assertThat(byPanel.results()).hasSize(1);
            assertThat(cascade(embedded(), model("openai/gpt-5-mini")).plan().models())
                    .hasSize(1);
        }
    }

    @Test
    void keepsARun() throws Exception {
        Path cases = CASES;
        Path store = folder.resolve("kept.db");
        // [keep]
        JudgedRun kept = Assize.judge("reference-coverage")
                .keptAs("nightly")
                .inStore(store.toString())
                .over(cases)
                .run();
        // [end]
        assertThat(kept.isComplete() || !kept.results().isEmpty()).isTrue();
        assertThat(store).exists();
    }

    @Test
    void showsInTheGuideWhatRunsHere() throws Exception {
        String source = Files.readString(HERE, StandardCharsets.UTF_8);
        String guide = Files.readString(GUIDE, StandardCharsets.UTF_8).replaceAll("\\s+", "");
        Matcher shown = Pattern.compile("// \\[([a-z-]+)]\\n(.*?)// \\[end]", Pattern.DOTALL)
                .matcher(source);
        int count = 0;
        while (shown.find()) {
            count++;
            assertThat(guide)
                    .as("the example [%s]", shown.group(1))
                    .contains(shown.group(2).strip().replaceAll("\\s+", ""));
        }
        assertThat(count).isEqualTo(7);
    }

    /** A newcomer copies the imports before anything else. */
    @Test
    void importsInTheGuideWhatThereIs() throws Exception {
        Matcher imported = Pattern.compile("(?m)^import (static )?([\\w.]+);$")
                .matcher(Files.readString(GUIDE, StandardCharsets.UTF_8));
        List<String> names = new ArrayList<>();
        while (imported.find()) {
            String name = imported.group(2);
            names.add(name.substring(name.lastIndexOf('.') + 1));
            assertThat(Class.forName(imported.group(1) == null ? name : name.substring(0, name.lastIndexOf('.'))))
                    .isNotNull();
        }
        assertThat(names)
                .contains("Assize", "JudgedRun", "OpenJudge", "CaseResult", "Json", "Finding", "QuestionId", "panel");
    }
}
