package dev.assize.engine;

import static dev.assize.engine.Answerers.model;
import static dev.assize.engine.Answerers.named;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.stats.Rate;
import dev.assize.testkit.model.ModelServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
}
