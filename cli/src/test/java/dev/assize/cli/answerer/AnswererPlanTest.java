package dev.assize.cli.answerer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.core.json.Json;
import dev.assize.judges.StandardJudge;
import dev.assize.judges.StandardJudges;
import dev.assize.runs.runner.Workers;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class AnswererPlanTest {

    @Test
    void isReadAsItWasWritten() throws JsonProcessingException {
        AnswererPlan plan = plan(
                "--answerer",
                "cascade:embedded,[panel:model:openai/gpt-5-mini,model:ollama/llama3.1:8b]",
                "--escalate",
                "model:anthropic/claude-sonnet-4-5",
                "--temperature",
                "0.20",
                "--timeout",
                "2m",
                "--budget",
                "5.50",
                "--no-cache");
        ObjectNode written = (ObjectNode) Json.parse(Json.write(plan.toJson()));
        assertThat(AnswererPlan.read(written)).isEqualTo(plan);
        assertThat(plan.budget()).contains(new BigDecimal("5.50"));
        assertThat(plan.models())
                .extracting(AnswererPart.Model::name)
                .containsExactly("openai/gpt-5-mini", "ollama/llama3.1:8b", "anthropic/claude-sonnet-4-5");
    }

    @Test
    void isTheEmbeddedAnswererWhenNobodySaysOtherwise() {
        StandardJudge judge = StandardJudges.find("reference-coverage").orElseThrow();
        assertThat(plan()).isEqualTo(AnswererPlan.EMBEDDED);
        try (OpenAnswerer open =
                AnswererPlan.EMBEDDED.open(judge, new Environment(Map.of()), null, Clock.systemUTC())) {
            assertThat(open.answerer().identity()).isEqualTo(judge.embedded().identity());
            assertThat(open.workers(3)).isEqualTo(Workers.computing(3));
        }
    }

    @Test
    void refusesSettingsOfModelsWhereNoneIsAsked() {
        assertThatThrownBy(() -> plan("--temperature", "0"))
                .isInstanceOf(SetupException.class)
                .hasMessage("--temperature is for models, and embedded asks none; choose one with"
                        + " --answerer model:PROVIDER/NAME");
        assertThatThrownBy(() -> plan("--budget", "3")).hasMessageStartingWith("--budget is for models");
    }

    @Test
    void saysWhichOptionIsWrong() {
        assertThatThrownBy(() -> plan("--answerer", "model:openai/x", "--rpm", "many"))
                .hasMessage("--rpm: found \"many\", expected requests per minute, a whole number of at least 1");
        assertThatThrownBy(() -> plan("--answerer", "panel:a")).hasMessageStartingWith("--answerer: found only \"a\"");
        assertThatThrownBy(() -> plan("--answerer", "model:openai/x", "--budget", "-1"))
                .hasMessageStartingWith("--budget: found -1, expected US dollars");
    }

    @Test
    void saysWhichFileIsMissing() {
        assertThatThrownBy(() -> plan("--answerer", "careful", "--config", "none.yaml"))
                .hasMessageStartingWith("--config none.yaml: no such file");
        assertThatThrownBy(() -> plan("--answerer", "model:openai/x", "--prices", "none.json"))
                .hasMessageStartingWith("--prices none.json: no such file");
    }

    @Test
    void saysWhyWholeVerdictsCannotBeVotedOn() {
        assertThatThrownBy(() -> plan("--answerer", "panel:model:openai/x,model:openai/y")
                        .requireWholeVerdicts())
                .hasMessageContaining("has a panel; name one model");
        assertThatThrownBy(() ->
                        plan("--answerer", "model:openai/x", "--samples", "3").requireWholeVerdicts())
                .hasMessageContaining("\"openai/x\" takes 3 samples");
    }

    private static AnswererPlan plan(String... arguments) {
        AnswererOptions options = new AnswererOptions();
        new CommandLine(CommandLine.Model.CommandSpec.create()
                        .addMixin("answerer", CommandLine.Model.CommandSpec.forAnnotatedObject(options)))
                .parseArgs(arguments);
        return options.plan();
    }
}
