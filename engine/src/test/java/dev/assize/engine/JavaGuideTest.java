package dev.assize.engine;

import static dev.assize.engine.Answerers.cascade;
import static dev.assize.engine.Answerers.embedded;
import static dev.assize.engine.Answerers.model;
import static dev.assize.engine.Answerers.panel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.runs.summary.Summary;
import dev.assize.testkit.model.FilledForm;
import dev.assize.testkit.model.ModelServer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
            int score = judged.written().path("score").intValue(); // the verdict, as the judge's page shows it
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
            Optional<BigDecimal> score = result.verdict().flatMap(run.judge().headline()::findScore);
        }
        Summary summary = run.summary();
        double mean = summary.meanScore().orElse(Double.NaN);
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
    void judgesAStreamOfRecords() throws Exception {
        List<String> questions = List.of("a", "b");
        List<String> failed = new ArrayList<>();
        // [records]
        Stream<ObjectNode> records = questions.stream()
                .map(question -> Json.object().put("expected", "x").put("output", question));
        RunOutcome ofStream = Assize.judge("exact").over(records).run(result -> failed.add(result.id()));
        // [end]
        assertThat(ofStream.summary().cases()).isEqualTo(2);
    }

    @Test
    void takesAKeyFromElsewhere() {
        String key = "secret";
        try (ModelServer server = ModelServer.saying(
                        asked -> FilledForm.of(asked.schema().orElseThrow()))
                .start()) {
            AnswererRequest small = model("compatible/small")
                    .with(ModelSetting.BASE_URL, server.url("/v1"))
                    .cached(false);
            ObjectNode record =
                    Json.object().put("reference", "The office opens at nine.").put("output_text", "It opens at nine.");
            // [key]
            EngineContext context =
                    new EngineContext(new Environment(Map.of("COMPATIBLE_API_KEY", key)), Clock.systemUTC());
            CaseResult byModel = Assize.judge("reference-coverage")
                    .in(context)
                    .answeredBy(small)
                    .on(record);
            // [end]
            assertThat(byModel.status()).isNotEqualTo(Status.FAILED);
            assertThat(server.last().header("authorization")).contains("Bearer secret");
        }
    }

    @Test
    void letsAnAnswererOfYourOwnAnswer() {
        ObjectNode record = Json.object().put("reference", "It opens at nine.").put("output_text", "At nine.");
        // [own-answerer]
        Answerer mine = new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("mine", new TreeMap<>(Map.of("version", "1")));
            }

            @Override
            public Replies answer(List<Question> round) {
                return Replies.free(round.stream()
                        .map(question -> (Reply) new Reply.Declined(
                                question.id(), "mine", WithheldReason.CANNOT_TELL, "nobody is asked yet"))
                        .toList());
            }
        };
        JudgeProvider provider = Assize.judges().stream()
                .filter(each -> each.id().value().equals("reference-coverage"))
                .findFirst()
                .orElseThrow();
        Hearing<?> hearing = new Hearing<>(provider.open(JudgeSettings.NONE).judge(), mine);
        CaseResult byMine = hearing.hear("tower", record, null);
        // [end]
        assertThat(byMine.status()).isEqualTo(Status.UNDECIDED);
    }

    @Test
    void asksAModelBehindAClientOfYourOwn() {
        CaseResult result = Assize.judge("reference-coverage")
                .answeredBy(model("gateway/large").cached(false))
                .on(Json.object().put("reference", "It opens at nine.").put("output_text", "At nine."));
        assertThat(result.expense().calls()).isPositive();
        assertThat(result.status()).isEqualTo(Status.UNDECIDED);
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
        String source = Files.readString(HERE, StandardCharsets.UTF_8)
                + Files.readString(HERE.resolveSibling("GatewayProtocol.java"), StandardCharsets.UTF_8);
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
        assertThat(count).isEqualTo(11);
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
        Matcher named = Pattern.compile("`(dev\\.assize\\.[a-z.]+\\.[A-Z]\\w+)`")
                .matcher(Files.readString(GUIDE, StandardCharsets.UTF_8));
        while (named.find()) {
            names.add(Class.forName(named.group(1)).getSimpleName());
        }
        assertThat(names)
                .contains("RunHalt", "RunSession", "ChosenJudge")
                .contains("Assize", "JudgedRun", "OpenJudge", "CaseResult", "Json", "Finding", "QuestionId", "panel");
    }
}
