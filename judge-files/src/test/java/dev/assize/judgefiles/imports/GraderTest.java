package dev.assize.judgefiles.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Value;
import dev.assize.judgefiles.judge.FileJudge;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.judgefiles.yaml.UnusableFile;
import dev.assize.testkit.ScriptedAnswerer;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraderTest {

    private static final String MULTI = """
            {"type": "multi",
             "graders": {
               "name": {"name": "n", "type": "text_similarity", "input": "{{ sample.output_json.name }}", "reference": "{{item.name}}", "evaluation_metric": "fuzzy_match"},
               "email": {"name": "e", "type": "string_check", "input": "{{sample.output_json.email}}", "reference": "{{ item.email }}", "operation": "eq"},
               "tone": {"name": "t", "type": "score_model", "model": "o4-mini", "range": [0, 1],
                 "input": [{"role": "system", "content": "Rate politeness from 0 to 1."}, {"role": "user", "content": "Answer: {{ sample.output_text }}"}]}},
             "calculate_output": "0.4 * name + 0.4 * email + 0.2 * tone"}""";

    private static FileJudge judge(String grader) {
        ImportedJudge imported = JudgeImport.read("grader.json", grader);
        return JudgeFile.parse("grader.json", imported.yaml(), JudgeFile.Siblings.none())
                .judge(Map.of());
    }

    private static CaseResult judge(String grader, String record, ScriptedAnswerer answers) {
        try {
            return new Hearing<>(judge(grader), answers).hear("c", (ObjectNode) Json.parse(record), null);
        } catch (JsonProcessingException e) {
            throw new AssertionError(record, e);
        }
    }

    private static CaseResult judge(String grader, String record) {
        return judge(grader, record, ScriptedAnswerer.silent());
    }

    private static String check(String input, String operation, String reference) {
        return "{\"type\": \"string_check\", \"name\": \"c\", \"input\": \"" + input + "\", \"operation\": \""
                + operation + "\", \"reference\": \"" + reference + "\"}";
    }

    @ParameterizedTest
    @CsvSource({
        "Paris, eq, Paris, 1",
        "paris, eq, Paris, 0",
        "paris, ne, Paris, 1",
        "paris, neq, Paris, 1",
        "In Paris, like, Paris, 1",
        "In paris, like, Paris, 0",
        "In paris, ilike, PARIS, 1",
        "x, like, '', 1"
    })
    void checksStrings(String output, String operation, String reference, int score) {
        CaseResult result = judge(
                check("{{sample.output_text}}", operation, "{{ item.answer }}"),
                "{\"item\": {\"answer\": \"" + reference + "\"}, \"sample\": {\"output_text\": \"" + output + "\"}}");
        assertThat(result.verdict().orElseThrow().toString())
                .isEqualTo("{\"score\":" + score + ",\"passed\":" + (score == 1) + "}");
    }

    @Test
    void takesTheRowItselfForTheItem() {
        CaseResult result = judge(
                check("{{sample.output_text}}", "eq", "{{ item.answer }}"), "{\"answer\": 5, \"output_text\": \"5\"}");
        assertThat(result.verdict().orElseThrow().path("score").asInt()).isEqualTo(1);
    }

    @Test
    void writesValuesAsJsonDoes() {
        String grader = check("{{sample.output_text}}", "eq", "{{ item.answer }}");
        assertThat(judge(grader, "{\"answer\": 5.0, \"output_text\": \"5\"}")
                        .verdict()
                        .orElseThrow()
                        .path("score")
                        .asInt())
                .isZero();
        assertThat(judge(grader, "{\"answer\": 5.0, \"output_text\": \"5.0\"}")
                        .verdict()
                        .orElseThrow()
                        .path("score")
                        .asInt())
                .isEqualTo(1);
        assertThat(judge(grader, "{\"answer\": true, \"output_text\": \"true\"}")
                        .verdict()
                        .orElseThrow()
                        .path("score")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void callsACaseInvalidWhenTheDatasetLacksAField() {
        CaseResult result = judge(
                check("{{sample.output_text}}", "eq", "{{ item.answer }}"), "{\"sample\": {\"output_text\": \"x\"}}");
        assertThat(result.status()).isEqualTo(Status.INVALID);
        assertThat(result.error().orElseThrow().field()).isEqualTo("item.answer");
    }

    @Test
    void scoresZeroWithAFindingWhenTheSampleLacksAField() {
        for (String operation : new String[] {"eq", "ne"}) {
            CaseResult result = judge(
                    check("{{sample.output_json.a.b[0]}}", operation, "{{ item.answer }}"),
                    "{\"item\": {\"answer\": \"x\"}, \"sample\": {\"output_text\": \"no json\"}}");
            assertThat(result.verdict().orElseThrow().path("score").asInt()).isZero();
            assertThat(result.findings()).extracting(Finding::code).contains("output-not-json", "sample-lacks-value");
        }
        CaseResult found = judge(
                check("{{sample.output_json.a.b[0]}}", "eq", "{{ item.answer }}"),
                "{\"item\": {\"answer\": \"x\"}, \"sample\": {\"output_text\": \"{\\\"a\\\": {\\\"b\\\": [\\\"x\\\"]}}\"}}");
        assertThat(found.verdict().orElseThrow().path("score").asInt()).isEqualTo(1);
        assertThat(found.findings()).isEmpty();
    }

    @Test
    void computesAMultiGraderAndNamesItsMetric() {
        CaseResult result = judge(
                MULTI,
                "{\"item\": {\"name\": \"John Doe\", \"email\": \"j@d.org\"}, \"sample\": {\"output_text\": \"{\\\"name\\\": \\\"John Dow\\\", \\\"email\\\": \\\"j@d.org\\\"}\"}}",
                ScriptedAnswerer.silent().says("tone", new Value.Number(BigDecimal.ONE)));
        assertThat(result.verdict().orElseThrow().toString())
                .isEqualTo("{\"score\":0.95,\"passed\":null,\"sub_scores\":{\"name\":0.875,\"email\":1,\"tone\":1}}");
        assertThat(result.extras().get("metrics")).hasToString("{\"fuzzy\":\"rapidfuzz.WRatio\"}");
    }

    @Test
    void clipsAScoreBeyondItsRangeAndLeavesAMissingOneUndecided() {
        String record =
                "{\"item\": {\"name\": \"a\", \"email\": \"b\"}, \"sample\": {\"output_text\": \"{\\\"name\\\": \\\"a\\\", \\\"email\\\": \\\"b\\\"}\"}}";
        CaseResult clipped =
                judge(MULTI, record, ScriptedAnswerer.silent().says("tone", new Value.Number(BigDecimal.valueOf(7))));
        assertThat(clipped.verdict()
                        .orElseThrow()
                        .path("sub_scores")
                        .path("tone")
                        .asInt())
                .isEqualTo(1);
        assertThat(clipped.findings()).extracting(Finding::code).containsExactly("number-clipped");
        assertThat(judge(MULTI, record).status()).isEqualTo(Status.UNDECIDED);
    }

    @Test
    void asksForALabelAndScoresThePassingOnes() {
        String grader = """
                {"type": "label_model", "name": "tone", "model": "m", "labels": ["kind", "neutral", "rude"], "passing_labels": ["kind", "neutral"],
                 "input": [{"role": "user", "content": "Is this polite? {{ sample.output_text }}"}]}""";
        CaseResult result = judge(
                grader,
                "{\"output_text\": \"Hi\"}",
                ScriptedAnswerer.silent().says("rating", new Value.Choice("neutral")));
        assertThat(result.verdict().orElseThrow().toString()).isEqualTo("{\"score\":1,\"passed\":true}");
    }

    @Test
    void passesFromTheThreshold() {
        String grader = """
                {"type": "text_similarity", "name": "s", "input": "{{sample.output_text}}", "reference": "{{item.a}}", "evaluation_metric": "rouge_1", "pass_threshold": 0.5}""";
        assertThat(judge(grader, "{\"a\": \"the cat\", \"output_text\": \"the dog\"}")
                        .verdict()
                        .orElseThrow()
                        .toString())
                .isEqualTo("{\"score\":0.5,\"passed\":true}");
    }

    @Test
    void importsTheCriteriaOfAnEval() {
        String eval =
                "{\"name\": \"e\", \"testing_criteria\": [" + check("{{sample.output_text}}", "eq", "{{item.a}}") + ","
                        + "{\"type\": \"text_similarity\", \"name\": \"s\", \"input\": \"{{sample.output_text}}\", \"reference\": \"{{item.a}}\", \"evaluation_metric\": \"rouge_1\", \"pass_threshold\": 0.5}]}";
        assertThat(judge(eval, "{\"a\": \"the cat\", \"output_text\": \"the dog\"}")
                        .verdict()
                        .orElseThrow()
                        .toString())
                .isEqualTo("{\"score\":0.5,\"passed\":false,\"sub_scores\":{\"c\":0,\"s\":0.5}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1 + 2 * 3;7",
                "2 ^ 3 ^ 2;512",
                "-2 ^ 2;-4",
                "(1 + .5) * 2;3",
                "min(3, 1, 2) + max(4, 5);6",
                "abs(-2) + floor(1.7) + ceil(1.2);5",
                "1 / 4;0.25",
                "sqrt(16) + exp(0) + log(1);5"
            })
    void readsFormulas(String formula, String expected) {
        String grader = "{\"type\": \"multi\", \"graders\": {\"a\": " + check("{{sample.output_text}}", "eq", "x")
                + "}, \"calculate_output\": \"" + formula + " + 0 * a\"}";
        assertThat(judge(grader, "{\"output_text\": \"x\"}")
                        .verdict()
                        .orElseThrow()
                        .path("score")
                        .decimalValue())
                .isEqualByComparingTo(expected);
    }

    @Test
    void hasNoVerdictForADivisionByZero() {
        String grader = "{\"type\": \"multi\", \"graders\": {\"a\": " + check("{{sample.output_text}}", "eq", "x")
                + "}, \"calculate_output\": \"1 / a\"}";
        CaseResult result = judge(grader, "{\"output_text\": \"y\"}");
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().message()).contains("division by zero");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"type\": \"python\", \"source\": \"x\"};a python grader is a program",
                "{\"type\": \"sting_check\"};did you mean \"string_check\"",
                "{\"type\": \"string_check\", \"input\": \"{{item.a}}\", \"reference\": \"b\", \"operation\": \"equals\"};found the operation \"equals\"",
                "{\"type\": \"string_check\", \"input\": \"{{ items.a }}\", \"reference\": \"b\", \"operation\": \"eq\"};cannot be filled",
                "{\"type\": \"string_check\", \"input\": \"{{ item.a | upper }}\", \"reference\": \"b\", \"operation\": \"eq\"};cannot be filled",
                "{\"type\": \"string_check\", \"input\": \"{{ sample.output }}\", \"reference\": \"b\", \"operation\": \"eq\"};the sample has no \"output\"",
                "{\"type\": \"text_similarity\", \"input\": \"a\", \"reference\": \"b\", \"evaluation_metric\": \"cosine\"};needs an embedding model",
                "{\"type\": \"multi\", \"graders\": {}, \"calculate_output\": \"a + b)\"};no grader is called \"a\"",
                "{\"hello\": 1};no file that can be imported"
            })
    void refusesWhatItCannotRunWithTheReason(String grader, String message) {
        assertThatThrownBy(() -> JudgeImport.read("g.json", grader))
                .isInstanceOf(UnusableFile.class)
                .hasMessageContaining(message)
                .hasMessageStartingWith("g.json:1:");
    }

    @Test
    void importsTemplatesOfOtherTools() {
        String autoevals = """
                prompt: |
                  Compare {{output}} with {{expected}} for {{input}}.
                choice_scores: {"A": 0.4, "B": 0.6, "C": 1, "D": 0, "E": 1}
                """;
        CaseResult fact = judge(
                autoevals,
                "{\"input\": \"q\", \"output\": \"a\", \"expected\": \"b\"}",
                ScriptedAnswerer.silent().says("choice", new Value.Choice("B")));
        assertThat(fact.verdict().orElseThrow().toString()).isEqualTo("{\"choice\":\"B\",\"score\":0.6}");
        String evals = """
                closedqa:
                  prompt: "Does {completion} meet {criteria}?"
                  choice_strings: "YN"
                  choice_scores: {"Y": 1.0, "N": 0.0}
                  input_outputs: {input: completion}
                """;
        CaseResult closed = judge(
                evals,
                "{\"completion\": \"a\", \"criteria\": \"b\"}",
                ScriptedAnswerer.silent().says("choice", new Value.Choice("Y")));
        assertThat(closed.verdict().orElseThrow().toString()).isEqualTo("{\"choice\":\"Y\",\"score\":1}");
        String prometheus = """
                {"criteria": "Is it kind?", "score1_description": "no", "score2_description": "hardly", "score3_description": "so so", "score4_description": "mostly", "score5_description": "yes"}""";
        CaseResult rubric = judge(
                prometheus,
                "{\"instruction\": \"q\", \"response\": \"a\"}",
                ScriptedAnswerer.silent().says("score", new Value.Scale(4)));
        assertThat(rubric.verdict().orElseThrow().toString()).isEqualTo("{\"score\":4}");
    }

    @Test
    void importsThePromptfooAssertionsThatMapAndNamesTheOthers() {
        String promptfoo = """
                defaultTest:
                  assert:
                    - {type: icontains, value: "{{city}}"}
                    - {type: not-contains, value: sorry}
                    - {type: javascript, value: "output.length < 10"}
                    - {type: word-count, value: {max: 5}, weight: 2}
                tests:
                  - vars: {city: Paris}
                    assert: [{type: equals, value: Paris}]
                  - vars: {city: Rome}
                """;
        ImportedJudge imported = JudgeImport.read("promptfooconfig.yaml", promptfoo);
        assertThat(imported.left())
                .hasSize(2)
                .anyMatch(line -> line.contains("is a program"))
                .anyMatch(line -> line.contains("single tests"));
        CaseResult result =
                judge(promptfoo, "{\"output\": \"I love PARIS so very much indeed\", \"vars\": {\"city\": \"Paris\"}}");
        assertThat(result.verdict().orElseThrow().toString())
                .isEqualTo(
                        "{\"score\":0.5,\"passed\":false,\"sub_scores\":{\"check_1\":1,\"check_2\":1,\"check_4\":0}}");
    }
}
