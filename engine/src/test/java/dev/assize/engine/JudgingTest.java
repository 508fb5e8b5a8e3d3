package dev.assize.engine;

import static dev.assize.engine.Answerers.model;
import static dev.assize.engine.Answerers.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.setup.SetupException;
import dev.assize.stats.Rate;
import dev.assize.testkit.model.ModelServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be said of a run in Java, step by step. */
class JudgingTest {

    private static final String REPLY = "{\"score\": 3, \"rationale\": [\"Fact: 1 of 1 facts correctly matched.\","
            + " \"Conclusion: 0 of 0 conclusions correctly matched.\", \"Terminology: 0 of 0 terms correctly matched.\","
            + " \"Organization: matched\", \"Score: 3\"]}";

    @TempDir
    private Path folder;

    private static ObjectNode record(String output) {
        return Json.object()
                .put("reference", "The tower is 330 metres high.")
                .put("answer", output)
                .put("output_text", "elsewhere");
    }

    private static List<ObjectNode> records() {
        return List.of(
                record("The tower is 330 metres high."),
                record("The tower is 300 metres high."),
                record("Nobody knows."));
    }

    @Test
    void readsAFieldFromAnotherPlaceAndNoMoreCasesThanAskedFor() throws Exception {
        JudgedRun run = Assize.judge("reference-coverage")
                .reading("output_text", "answer")
                .onThreads(2)
                .atMost(2)
                .over(records())
                .run();
        assertThat(run.results()).hasSize(2);
        assertThat(run.results().get(0).verdict().orElseThrow().path("score").asInt())
                .isEqualTo(5);
        assertThat(run.results().get(1).verdict().orElseThrow().path("score").asInt())
                .isLessThan(5);
    }

    @Test
    void countsWhatPassesByTheRuleOfTheUserAndObjects() throws Exception {
        JudgedRun run = Assize.judge("reference-coverage")
                .reading("output_text", "answer")
                .passing("score>=5")
                .failingOn("score < 5")
                .over(records())
                .run();
        assertThat(run.summary().passes().orElseThrow().decided()).isEqualTo(new Rate(1, 3));
        assertThat(run.objection()).isPresent();
        assertThat(Assize.judge("reference-coverage").over(records()).run().objection())
                .isEmpty();
    }

    private AnswererRequest asked(ModelServer server) {
        return model("compatible/judge")
                .with(ModelSetting.BASE_URL, server.url("/v1"))
                .cached(false);
    }

    @Test
    void asksWithAWholePromptOfOursOrOfTheUsers() {
        List<String> prompts = new ArrayList<>();
        try (ModelServer server = ModelServer.saying(request -> {
                    prompts.add(request.user());
                    return REPLY;
                })
                .start()) {
            ObjectNode record = record("x").put("output_text", "The tower is 330 metres high.");
            CaseResult ours = Assize.judge("reference-coverage")
                    .answeredBy(asked(server))
                    .withWholePrompt()
                    .on(record);
            CaseResult own = Assize.judge("reference-coverage")
                    .answeredBy(asked(server))
                    .withWholePrompt("Judge {output_text} by {reference}.")
                    .on(record);
            assertThat(ours.status()).isEqualTo(Status.JUDGED);
            assertThat(own.status()).isEqualTo(Status.JUDGED);
            assertThat(ours.findings()).extracting("code").contains("arithmetic-corrected");
            assertThat(prompts).hasSize(2);
            assertThat(prompts.get(1)).contains("Judge ");
        }
    }

    @Test
    void takesAnAnswererThatTheConfigurationNames() throws Exception {
        Path config = Files.writeString(folder.resolve("assize.yaml"), "answerers:\n  plain: embedded\n");
        CaseResult result = Assize.judge("reference-coverage")
                .answeredBy(named("plain").configuredBy(config))
                .on(record("x").put("output_text", "The tower is 330 metres high."));
        assertThat(result.status()).isEqualTo(Status.JUDGED);
    }

    @Test
    void readsAFieldFromAnotherPlaceOfASingleCaseToo() {
        Judging judging = Assize.judge("reference-coverage").reading("output_text", "answer");
        ObjectNode record = record("The tower is 330 metres high.");
        assertThat(score(judging.on(record))).isEqualTo(5);
        try (OpenJudge judge = judging.open()) {
            assertThat(score(judge.judge("a", record))).isEqualTo(5);
            record.remove("answer");
            CaseResult nowhere = judge.judge("b", record);
            assertThat(nowhere.status()).isEqualTo(Status.INVALID);
            assertThat(nowhere.error().orElseThrow().message()).contains("output_text", "nothing at \"answer\"");
        }
    }

    private static int score(CaseResult result) {
        return result.verdict().orElseThrow().path("score").asInt();
    }

    @Test
    void callsASingleCaseByItsId() {
        Judging judging = Assize.judge("reference-coverage");
        assertThat(judging.on(record("x").put("id", "tower")).id()).isEqualTo("tower");
        assertThat(judging.on(record("x").put("id", 7)).id()).isEqualTo("7");
        assertThat(judging.on(record("x")).id()).isEqualTo("1");
        assertThat(judging.reading("id", "key")
                        .on(record("x").put("key", "k-1"))
                        .id())
                .isEqualTo("k-1");
    }

    @Test
    void refusesForSingleCasesWhatIsSaidOfRuns() {
        refuses("run", Assize.judge("exact").keptAs("nightly"));
        refuses("limit", Assize.judge("exact").atMost(3));
        refuses("fail-on", Assize.judge("exact").failingOn("mean < 4"));
        refuses("pass", Assize.judge("exact").passing("score >= 3"));
    }

    private static void refuses(String setting, Judging judging) {
        assertThatExceptionOfType(SetupException.class)
                .isThrownBy(() -> judging.on(record("x")))
                .withMessageContaining("is for runs")
                .satisfies(refusal -> assertThat(refusal.setting()).contains(setting));
        assertThatExceptionOfType(SetupException.class).isThrownBy(judging::open);
    }

    @Test
    void judgesTheSameRecordsAsOftenAsItIsAsked() throws Exception {
        PreparedRun prepared = Assize.judge("reference-coverage").over(records());
        assertThat(prepared.run().results()).hasSize(3);
        assertThat(prepared.run().results()).hasSize(3);
    }

    @Test
    void takesRecordsOfAStreamWhenTheyAreToBeJudged() throws Exception {
        AtomicInteger taken = new AtomicInteger();
        AtomicInteger judged = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicBoolean closed = new AtomicBoolean();
        Stream<ObjectNode> records = IntStream.range(0, 20_000)
                .mapToObj(number -> {
                    taken.incrementAndGet();
                    return Json.object()
                            .put("id", "n" + number)
                            .put("output", number)
                            .put("expected", number);
                })
                .onClose(() -> closed.set(true));
        PreparedRun prepared = Assize.judge("exact").over(records);
        assertThat(taken).hasValue(0);
        RunOutcome outcome = prepared.run(result -> {
            assertThat(result.id()).isEqualTo("n" + judged.getAndIncrement());
            most.accumulateAndGet(taken.get() - judged.get(), Math::max);
        });
        assertThat(outcome.summary().cases()).isEqualTo(20_000);
        assertThat(most.get()).isLessThan(2_000);
        assertThat(closed).isTrue();
        assertThatIllegalStateException().isThrownBy(() -> prepared.run(result -> {}));
    }

    @Test
    void namesTheRecordThatIsNone() {
        assertThatNullPointerException()
                .isThrownBy(() -> Assize.judge("exact")
                        .over(Arrays.asList(Json.object().put("output", "x").put("expected", "x"), null))
                        .run())
                .withMessageContaining("Record 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Assize.judge("exact").over())
                .withMessageContaining("at least one");
    }

    @Test
    void callsAKeptRunByItsName() throws Exception {
        JudgedRun run = Assize.judge("reference-coverage")
                .keptAs("nightly")
                .inStore(folder.resolve("runs.db").toString())
                .over(records())
                .run();
        assertThat(run.name()).isEqualTo("nightly");
        assertThat(Assize.judge("reference-coverage").over(records()).run().name())
                .isEqualTo("reference-coverage");
    }
}
