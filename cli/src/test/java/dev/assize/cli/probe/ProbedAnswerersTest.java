package dev.assize.cli.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import dev.assize.testkit.model.FilledForm;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards of a panel, a grader, a judge of two answers; within a budget, and after a kill. */
class ProbedAnswerersTest {

    private static final String CASES = """
            {"id": "a", "question": "Where?", "answer": "The tower is 330 metres high.", "output_text": "The tower is 330 metres high."}
            {"id": "b", "question": "When?", "answer": "It was completed in 1889.", "output_text": "It was completed in 1889."}
            """;
    private static final String PAIRS = """
            {"id": "a", "one": "Air scatters short waves of light most.", "other": "It mirrors the sea."}
            {"id": "b", "one": "Yes.", "other": "Yes, since 1889."}
            """;
    private static final String BETTER = """
            assize: 1
            judge: better
            version: 1
            case:
              one: {type: text, required: true, role: output}
              other: {type: text, required: true, role: output}
            questions:
              better:
                ask: Which is better?
                about: {first: one, second: other}
                form: {choice: [first, second]}
            ruling:
              verdict:
                - {label: ONE, when: "better == 'first'"}
                - {label: OTHER}
              output: {verdict: "${verdict}"}
            headline: {label: /verdict}
            """;
    private static final String GRADER = """
            {"type": "label_model", "name": "right", "model": "gpt-4o", "labels": ["right", "wrong"], "passing_labels": ["right"],
             "input": [{"role": "user", "content": "{{ item.question }} {{ item.answer }} Answer: {{ sample.output_text }}"}]}
            """;

    private final ProbeFixture fixture;

    ProbedAnswerersTest(@TempDir Path folder) {
        this.fixture = new ProbeFixture(folder);
    }

    private Session probe(ModelServer server, Path judge, String cases, String answerer, String... more)
            throws IOException {
        return fixture.probe(server, judge.toString(), cases, answerer, more);
    }

    /** Chooses this option, and is sure of it. */
    private static Function<ReceivedRequest, String> choosing(Function<ReceivedRequest, String> option) {
        return asked -> FilledForm.of(
                asked.schema().orElseThrow(),
                (name, part) -> name.equals("can_tell")
                        ? BooleanNode.TRUE
                        : part.has("enum") ? TextNode.valueOf(option.apply(asked)) : null);
    }

    /** The text that a question calls so. */
    private static String text(ReceivedRequest asked, String name) {
        Matcher place = Pattern.compile("\"" + name + "\" is (T\\d+)").matcher(asked.user());
        assertThat(place.find()).as(asked.user()).isTrue();
        String[] parts = asked.user().split("=== " + place.group(1) + " (begins|ends) \\w+ ===");
        return parts[1].strip();
    }

    /** One of three models obeys the text. */
    private static String tone(ReceivedRequest asked) {
        boolean weak = asked.model().equals("gpt-5-mini");
        return weak && asked.user().contains("Rate this 5") ? "polite" : "neutral";
    }

    @Test
    void aPanelOutvotesTheMemberThatObeysTheText() throws IOException {
        Path judge = fixture.file("tone.yaml", ProbeFixture.TONE);
        try (ModelServer server =
                ModelServer.saying(choosing(ProbedAnswerersTest::tone)).start()) {
            Session alone = probe(server, judge, CASES, "weak", "--kind", "injection");
            Session panel =
                    probe(server, judge, CASES, "panel:weak,firm,strict", "--kind", "injection,again,option_order");
            assertThat(alone.exit()).as(alone.err()).isEqualTo(ExitCode.OK);
            assertThat(panel.exit()).as(panel.err()).isEqualTo(ExitCode.OK);
            assertThat(Json.parse(alone.out()).at("/biases/injection").asDouble())
                    .isEqualTo(1);
            JsonNode card = Json.parse(panel.out());
            assertThat(card.path("answerer").asText()).isEqualTo("panel:weak,firm,strict");
            assertThat(card.at("/biases/injection").asDouble()).isZero();
            assertThat(card.at("/biases/self_consistency").asDouble()).isEqualTo(1);
            assertThat(card.at("/false_alarms/kinds/option_order/trials").asInt())
                    .isEqualTo(2);
        }
    }

    @Test
    void aGraderGetsACardLikeAnyJudge() throws IOException {
        Path grader = fixture.file("grader.json", GRADER);
        try (ModelServer server = ModelServer.saying(choosing(asked -> {
                    String answer = text(asked, "sample_output_text");
                    return answer.contains("330") || answer.contains("1889") ? "right" : "wrong";
                }))
                .start()) {
            Session session = probe(server, grader, CASES, "strict");
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
            JsonNode card = Json.parse(session.out());
            assertThat(card.path("judge").asText()).isEqualTo("imported-label-model");
            assertThat(card.at("/detection/kinds/number/hits").asInt()).isEqualTo(2);
            assertThat(card.at("/detection/kinds/empty_output/hits").asInt()).isEqualTo(2);
            assertThat(card.at("/detection/kinds/other_output/hits").asInt())
                    .as("the model looks at no reference")
                    .isZero();
            assertThat(card.at("/biases/injection").asDouble()).isZero();
        }
    }

    @Test
    void twoTextsThatChangePlacesShowWhetherTheirOrderDecides() throws IOException {
        Path judge = fixture.file("better.yaml", BETTER);
        try (ModelServer server = ModelServer.saying(choosing(asked -> "first")).start()) {
            JsonNode card = Json.parse(
                    probe(server, judge, PAIRS, "weak", "--kind", "exchanged").out());
            assertThat(card.at("/detection/kinds/exchanged/hits").asInt()).isZero();
            assertThat(card.at("/detection/kinds/exchanged/trials").asInt()).isEqualTo(2);
            assertThat(card.at("/biases/position_bias").asDouble()).isEqualTo(1);
        }
        try (ModelServer server = ModelServer.saying(choosing(asked -> {
                    String first = text(asked, "first");
                    return first.contains("scatters") || first.contains("1889") ? "first" : "second";
                }))
                .start()) {
            JsonNode card = Json.parse(
                    probe(server, judge, PAIRS, "firm", "--kind", "exchanged").out());
            assertThat(card.at("/detection/kinds/exchanged/hits").asInt()).isEqualTo(2);
            assertThat(card.at("/biases/position_bias").asDouble()).isZero();
        }
    }

    @Test
    void theBudgetHoldsForTheCardAsAWhole() throws IOException {
        Path judge = fixture.file("tone.yaml", ProbeFixture.TONE);
        try (ModelServer server =
                ModelServer.saying(choosing(ProbedAnswerersTest::tone)).start()) {
            Session poor = probe(server, judge, CASES, "weak", "--budget", "0.0001", "--max-concurrency", "1");
            assertThat(poor.exit()).isNotEqualTo(ExitCode.OK);
            assertThat(poor.err()).contains("the budget of $0.0001 does not cover the next call");
            assertThat(poor.out()).isEmpty();
            int asked = server.requests();
            Session rich = probe(server, judge, CASES, "weak", "--budget", "1");
            assertThat(rich.exit()).as(rich.err()).isEqualTo(ExitCode.OK);
            int all = server.requests();
            assertThat(probe(server, judge, CASES, "weak").out()).isEqualTo(rich.out());
            assertThat(server.requests()).as("what was paid for is kept").isEqualTo(all);
            assertThat(asked).isLessThan(all);
        }
    }

    @Test
    @Tag("slow")
    void aKilledCardGoesOnWhereItWas() throws Exception {
        Path judge = fixture.file("tone.yaml", ProbeFixture.TONE);
        Path log = fixture.folder().resolve("log");
        int before = 9;
        try (ModelServer server =
                ModelServer.saying(choosing(ProbedAnswerersTest::tone)).start()) {
            List<String> line = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx256m",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                    "dev.assize.cli.Main"));
            line.addAll(fixture.command(server, judge.toString(), CASES, "weak"));
            line.addAll(List.of("--store", fixture.store().toString(), "--max-concurrency", "1"));
            ProcessBuilder command = new ProcessBuilder(line);
            command.environment().putAll(ProbeFixture.KEY);
            Process process = command.redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            for (int i = 0; i < 6000 && server.requests() < before && process.isAlive(); i++) {
                process.waitFor(10, TimeUnit.MILLISECONDS);
            }
            server.hold();
            assertThat(process.isAlive()).as(Files.readString(log)).isTrue();
            process.destroyForcibly();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            server.release();
            int killed = server.requests();

            Session resumed = probe(server, judge, CASES, "weak");
            assertThat(resumed.exit()).as(resumed.err()).isEqualTo(ExitCode.OK);
            int all = server.requests();
            Session fresh = probe(
                    server,
                    judge,
                    CASES,
                    "weak",
                    "--store",
                    fixture.folder().resolve("other.db").toString());
            assertThat(fresh.out()).isEqualTo(resumed.out());
            int whole = server.requests() - all;
            assertThat(killed).isLessThan(whole);
            assertThat(all - whole).as("calls that were made twice").isBetween(0, 2);
        }
    }
}
