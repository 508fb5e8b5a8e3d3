package dev.assize.engine.answerer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.engine.internal.answerer.OpenAnswerer;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.runner.Workers;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswererPlanTest {

    @Test
    void isReadAsItWasWritten() throws JsonProcessingException {
        AnswererPlan plan = AnswererRequest.of(
                        "cascade:embedded,[panel:model:openai/gpt-5-mini,model:ollama/llama3.1:8b]")
                .escalatingTo("model:anthropic/claude-sonnet-4-5")
                .with(ModelSetting.TEMPERATURE, "0.20")
                .with(ModelSetting.TIMEOUT, "2m")
                .within(new BigDecimal("5.50"))
                .cached(false)
                .plan();
        ObjectNode written = (ObjectNode) Json.parse(Json.write(plan.toJson()));
        assertThat(AnswererPlan.read(written)).isEqualTo(plan);
        assertThat(plan.budget()).contains(new BigDecimal("5.50"));
        assertThat(plan.models())
                .extracting(AnswererPart.Model::name)
                .containsExactly("openai/gpt-5-mini", "ollama/llama3.1:8b", "anthropic/claude-sonnet-4-5");
    }

    @Test
    void handsOnInACascadeWhatIsLessSureThanTheThresholdOrTheJudgesOwn() {
        AnswererPart said = ((AnswererPart.Cascade) AnswererRequest.of("cascade:embedded@0.8,model:openai/x")
                        .plan()
                        .root())
                .members()
                .get(0);
        assertThat(said).isEqualTo(new AnswererPart.Embedded(AnswerConfidence.parse("0.8"), true, null));
        AnswererPart own = ((AnswererPart.Cascade) AnswererRequest.of("cascade:embedded,model:openai/x")
                        .plan()
                        .root())
                .members()
                .get(0);
        assertThat(own).isEqualTo(new AnswererPart.Embedded(null, true, null));
    }

    @Test
    void leavesTheLastOfACascadeToDecide() {
        AnswererPart last = ((AnswererPart.Cascade) AnswererRequest.of("cascade:model:openai/x,embedded")
                        .plan()
                        .root())
                .members()
                .get(1);
        assertThat(last).isEqualTo(new AnswererPart.Embedded());
    }

    @Test
    void withholdsWhatIsDoubtfulWhereItIsToldTo() throws JsonProcessingException {
        AnswererPlan careful = AnswererPlan.EMBEDDED.doubting(AnswerConfidence.parse("0.95"), true);
        assertThat(AnswererPlan.read((ObjectNode) Json.parse(Json.write(careful.toJson()))))
                .isEqualTo(careful);
        ChosenJudge judge = ChosenJudge.named("brand-extraction");
        EngineContext context = new EngineContext(new Environment(Map.of()), Clock.systemUTC());
        try (OpenAnswerer open = OpenAnswerer.of(careful, judge, context, null);
                OpenAnswerer deciding = OpenAnswerer.of(
                        AnswererPlan.EMBEDDED.doubting(AnswerConfidence.parse("0.5"), false), judge, context, null)) {
            assertThat(open.answerer().identity().settings()).containsEntry("withholds-below", "0.95");
            assertThat(deciding.answerer().identity())
                    .isEqualTo(judge.embedded().identity());
            assertThat(deciding.answerer().threshold()).hasToString("0.5");
        }
    }

    @Test
    void refusesAThresholdWhereNoRulesAnswer() {
        AnswererPlan model = AnswererRequest.of("model:openai/x").plan();
        assertThatThrownBy(() -> model.doubting(null, true))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("model:openai/x has none of them");
    }

    @Test
    void writesAnEscalationAsACascade() {
        assertThat(AnswererRequest.of("panel:model:openai/x,model:openai/y")
                        .escalatingTo("model:openai/z")
                        .plan()
                        .spec())
                .isEqualTo("cascade:[panel:model:openai/x,model:openai/y],model:openai/z");
    }

    @Test
    void isTheEmbeddedAnswererWhenNobodySaysOtherwise() {
        ChosenJudge judge = ChosenJudge.named("reference-coverage");
        assertThat(AnswererRequest.of("embedded").plan()).isEqualTo(AnswererPlan.EMBEDDED);
        EngineContext context = new EngineContext(new Environment(Map.of()), Clock.systemUTC());
        try (OpenAnswerer open = OpenAnswerer.of(AnswererPlan.EMBEDDED, judge, context, null)) {
            assertThat(open.answerer().identity()).isEqualTo(judge.embedded().identity());
            assertThat(open.workers(3)).isEqualTo(Workers.computing(3));
        }
    }

    @Test
    void hearsMoreCasesThanCallsAreAllowedWhereAnswersAreKept(@TempDir Path folder) {
        ChosenJudge judge = ChosenJudge.named("reference-coverage");
        EngineContext context = new EngineContext(new Environment(Map.of("OPENAI_API_KEY", "k")), Clock.systemUTC());
        AnswererPlan plan = AnswererRequest.of("model:openai/x")
                .with(ModelSetting.MAX_CONCURRENCY, "200")
                .plan();
        try (Database store = Database.open(StoreLocation.file(folder.resolve("a.db")), Instant.EPOCH);
                OpenAnswerer keeping = OpenAnswerer.of(plan, judge, context, store);
                OpenAnswerer forgetting = OpenAnswerer.of(plan, judge, context, null)) {
            assertThat(keeping.workers(2)).isEqualTo(Workers.waiting(250));
            assertThat(forgetting.workers(2)).isEqualTo(Workers.waiting(200));
        }
    }

    @Test
    void refusesSettingsOfModelsWhereNoneIsAsked() {
        AnswererRequest embedded = AnswererRequest.of("embedded");
        assertThatThrownBy(() -> embedded.with(ModelSetting.TEMPERATURE, "0").plan())
                .isInstanceOf(SetupException.class)
                .hasMessage("temperature is for models, and embedded asks none; choose a model, such as"
                        + " model:openai/gpt-5-mini");
        assertThatThrownBy(() -> embedded.within(BigDecimal.TEN).plan()).hasMessageStartingWith("budget is for models");
    }

    @Test
    void saysWhichSettingIsWrong() {
        AnswererRequest model = AnswererRequest.of("model:openai/x");
        assertThatThrownBy(() -> model.with(ModelSetting.RPM, "many"))
                .hasMessage("rpm: found \"many\", expected requests per minute, a whole number of at least 1");
        assertThatThrownBy(() -> AnswererRequest.of("panel:a").plan())
                .hasMessageStartingWith("answerer: found only \"a\"");
        assertThatThrownBy(() -> model.within(new BigDecimal("-1")).plan())
                .hasMessageStartingWith("budget: found -1, expected US dollars");
        for (String nobodys : List.of("1e999999999", "1e-999999999")) {
            assertThatThrownBy(() -> model.within(new BigDecimal(nobodys)).plan())
                    .as("what is kept of a run is written without an exponent")
                    .hasMessageEndingWith("expected US dollars, more than 0, such as 2.50");
        }
    }

    @Test
    void saysWhichFileIsMissing() {
        assertThatThrownBy(() -> AnswererRequest.of("careful")
                        .configuredBy(Path.of("none.yaml"))
                        .plan())
                .hasMessageStartingWith("config: none.yaml: no such file");
        assertThatThrownBy(() -> AnswererRequest.of("model:openai/x")
                        .priced(Path.of("none.json"))
                        .plan())
                .hasMessageStartingWith("prices: none.json: no such file");
    }

    @Test
    void saysWhyWholeVerdictsCannotBeVotedOn() {
        assertThatThrownBy(() -> AnswererRequest.of("panel:model:openai/x,model:openai/y")
                        .plan()
                        .requireWholeVerdicts())
                .hasMessageContaining("has a panel; name one model");
        assertThatThrownBy(() -> AnswererRequest.of("model:openai/x")
                        .with(ModelSetting.SAMPLES, "3")
                        .plan()
                        .requireWholeVerdicts())
                .hasMessageContaining("\"openai/x\" takes 3 samples");
    }
}
