package dev.assize.judgefiles.imports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.question.Value;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.testkit.ScriptedAnswerer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromptfooImportTest {

    private static ImportedJudge read(String assertions) {
        return JudgeImport.read("promptfooconfig.yaml", "defaultTest:\n  assert:\n" + assertions.indent(4));
    }

    private static JsonNode judge(String assertions, String record, ScriptedAnswerer answers) {
        String yaml = read(assertions).yaml();
        try {
            CaseResult result = new Hearing<>(
                            JudgeFile.parse("j.yaml", yaml, JudgeFile.Siblings.none())
                                    .judge(Map.of()),
                            answers)
                    .hear("c", (ObjectNode) Json.parse(record), null);
            return result.verdict().orElseThrow(() -> new AssertionError(result.error() + "\n" + yaml));
        } catch (JsonProcessingException e) {
            throw new AssertionError(record, e);
        }
    }

    private static JsonNode judge(String assertions, String output) {
        return judge(
                assertions,
                Json.write(Json.object().put("output", output).put("city", "Paris")),
                ScriptedAnswerer.silent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{type: equals, value: Paris}                             | Paris              | true",
                "{type: equals, value: {a: 1}}                            | '{\"a\": 1.0}'     | true",
                "{type: not-equals, value: Paris}                         | Paris              | false",
                "{type: contains, value: \"{{city}}\"}                    | in Paris           | true",
                "{type: contains-any, value: \"Rome, Paris\"}             | in Paris           | true",
                "{type: contains-all, value: [Rome, Paris]}               | in Paris           | false",
                "{type: icontains-all, value: [PARIS]}                    | in Paris           | true",
                "{type: starts-with, value: In}                           | In Paris           | true",
                "{type: regex, value: \"[0-9]{3}\"}                       | 123                | true",
                "{type: is-json}                                          | '{\"a\": 1}'       | true",
                "{type: is-json}                                          | 'see {\"a\": 1}'   | false",
                "{type: is-json, value: {required: [b]}}                  | '{\"a\": 1}'       | false",
                "{type: contains-json}                                    | 'see {\"a\": 1} .' | true",
                "{type: contains-json}                                    | 'see {a} .'        | false",
                "{type: contains-json, value: {required: [b]}}            | '{\"a\":1} {\"b\":2}' | true",
                "{type: not-contains-json}                                | none here          | true",
                "{type: levenshtein, value: Paris}                        | Pares              | true",
                "{type: word-count, value: {min: 2, max: 3}}              | in Paris           | true",
                "{type: rouge-n, value: in Paris}                         | in Paris           | true",
                "{type: not-regex, value: \"^x\"}                         | Paris              | true"
            })
    void judgesAsTheAssertionSays(String assertion, String output, boolean passed) {
        assertThat(judge("- " + assertion, output).path("passed").asBoolean()).isEqualTo(passed);
    }

    @Test
    void countsASetAsOneWithItsThreshold() {
        String set = """
                - type: assert-set
                  threshold: 0.5
                  weight: 2
                  assert:
                    - {type: contains, value: Paris}
                    - {type: contains, value: Rome}
                - {type: contains, value: Oslo, weight: 0}
                """;
        JsonNode verdict = judge(set, "Paris");
        assertThat(verdict.toString())
                .isEqualTo("{\"score\":0.5,\"passed\":true,\"sub_scores\":{\"check_1\":0.5,\"check_2\":0}}");
    }

    @Test
    void passesByTheThresholdOfTheTest() {
        String yaml = JudgeImport.read("c.yaml", """
                defaultTest:
                  threshold: 0.4
                  assert:
                    - {type: contains, value: Paris}
                    - {type: contains, value: Rome}
                """).yaml();
        assertThat(yaml).contains("score >= 0.4");
    }

    @Test
    void asksWhatOnlyAModelCanTell() {
        ScriptedAnswerer answers = ScriptedAnswerer.silent()
                .says("check-1-answer", new Value.YesNo(true))
                .says("check-2-answer", new Value.Number(new java.math.BigDecimal("0.8")))
                .says("check-3-answer", new Value.Choice("subset"))
                .says("check-4-answer-1", new Value.YesNo(true))
                .says("check-4-answer-2", new Value.YesNo(false))
                .says("check-5-claims", new Value.Listing(List.of("It is Paris.")))
                .says("check-5-answer-1", new Value.YesNo(true))
                .says("check-6-answer-1", new Value.YesNo(false))
                .says("check-7-answer", new Value.Choice("Paris"));
        JsonNode verdict = judge(
                """
                - {type: llm-rubric, value: is polite}
                - {type: llm-rubric, value: is short, threshold: 0.7}
                - {type: factuality, value: The capital is Paris.}
                - {type: context-recall, value: "Paris is big. It is old.", threshold: 0.6}
                - {type: context-faithfulness}
                - {type: context-relevance}
                - {type: select-best, value: is the shortest}
                """,
                "{\"output\": \"Paris\", \"outputs\": [\"Paris\", \"It is Paris\"], \"context\": \"Paris is big.\","
                        + " \"query\": \"Which?\"}",
                answers);
        assertThat(verdict.toString())
                .isEqualTo("{\"score\":0.757143,\"passed\":false,\"sub_scores\":{\"check_1\":1,\"check_2\":0.8,"
                        + "\"check_3\":1,\"check_4\":0.5,\"check_5\":1,\"check_6\":0,\"check_7\":1}}");
    }

    @Test
    void namesWhatItLeavesOutWithTheReason() {
        ImportedJudge imported = read("""
                - {type: contains, value: Paris}
                - {type: python, value: "len(output) < 5"}
                - {type: similar, value: Paris}
                - {type: latency, threshold: 100}
                - {type: moderation}
                - {type: is-sql}
                - {type: trajectory:step-count}
                - {type: contains, value: "{{ city | upper }}"}
                - {type: contains, value: "file://words.txt"}
                - {type: contains, value: x, transform: output.trim()}
                - {type: nonsense}
                - {type: bleu, value: Paris}
                """);
        assertThat(imported.left())
                .hasSize(10)
                .anySatisfy(line -> assertThat(line).isEqualTo("line 4: python is a program, and none is run here"))
                .anySatisfy(line -> assertThat(line).contains("embedding model"))
                .anySatisfy(line -> assertThat(line).contains("measures the call"))
                .anySatisfy(line -> assertThat(line).contains("service of its own"))
                .anySatisfy(line -> assertThat(line).contains("parser of that language"))
                .anySatisfy(line -> assertThat(line).contains("steps of an agent"))
                .anySatisfy(line -> assertThat(line).contains("template logic"))
                .anySatisfy(line -> assertThat(line).contains("file://words.txt"))
                .anySatisfy(line -> assertThat(line).contains("transform"))
                .anySatisfy(line -> assertThat(line).contains("nothing that it maps to"));
        assertThat(imported.notes()).singleElement().asString().contains("bleu is computed as nltk does");
    }

    @Test
    void leavesCriteriaOfAnEvalOutThatCannotRun() {
        ImportedJudge imported = JudgeImport.read("eval.json", """
                {"testing_criteria": [
                  {"type": "string_check", "name": "same", "input": "{{sample.output_text}}", "reference": "{{item.a}}", "operation": "eq"},
                  {"type": "python", "name": "own", "source": "def grade(sample, item): return 1"}]}
                """);
        assertThat(imported.left())
                .singleElement()
                .asString()
                .contains("\"own\"")
                .contains("is a program");
    }
}
