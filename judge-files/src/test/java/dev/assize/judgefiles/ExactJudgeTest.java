package dev.assize.judgefiles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactJudgeTest {

    private static CaseResult judge(Map<String, String> settings, String record) {
        RunnableJudge opened = new ExactJudge().open(new JudgeSettings(new TreeMap<>(settings)));
        try {
            return new Hearing<>(opened.judge(), opened.embedded()).hear("c", (ObjectNode) Json.parse(record), null);
        } catch (JsonProcessingException e) {
            throw new AssertionError(record, e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text    | {\"output\":\"Paris\",\"expected\":\"Paris\"}                       | EQUAL",
                "text    | {\"output\":\"paris\",\"expected\":\"Paris\"}                       | DIFFERENT",
                "folded  | {\"output\":\" PARIS \",\"expected\":\"paris\"}                     | EQUAL",
                "number  | {\"output\":\"10.4\",\"expected\":10}                               | EQUAL",
                "number  | {\"output\":\"10.6\",\"expected\":10}                               | DIFFERENT",
                "number  | {\"output\":\"ten\",\"expected\":10}                                | DIFFERENT",
                "date    | {\"output\":\"5 March 2024\",\"expected\":\"2024-03-05\"}           | EQUAL",
                "date    | {\"output\":\"6 March 2024\",\"expected\":\"2024-03-05\"}           | DIFFERENT",
                "pattern | {\"output\":\"order 66\",\"expected\":\"order [0-9]+\"}             | EQUAL",
                "pattern | {\"output\":\"order\",\"expected\":\"order [0-9]+\"}                | DIFFERENT",
                "json    | {\"output\":\"{\\\"b\\\":1.0,\\\"a\\\":2}\",\"expected\":{\"a\":2,\"b\":1}} | EQUAL",
                "json    | {\"output\":\"{\\\"a\\\":3}\",\"expected\":{\"a\":2}}               | DIFFERENT",
                "text    | {\"output\":\"b\",\"expected\":[\"a\",\"b\"]}                       | EQUAL",
                "text    | {\"output\":\"c\",\"expected\":[\"a\",\"b\"]}                       | DIFFERENT",
                "text    | {\"output\":\"a\",\"expected\":[]}                                  | DIFFERENT",
                "folded  | {\"output\":\"B\",\"expected\":[\"a\",\"b\"]}                       | EQUAL",
                "number  | {\"output\":\"7.2\",\"expected\":[\"few\",5,7]}                    | EQUAL",
                "date    | {\"output\":\"5 March 2024\",\"expected\":[\"soon\",\"2024-03-05\"]} | EQUAL",
                "pattern | {\"output\":\"order 66\",\"expected\":[\"none\",\"[0-9]+\"]}       | EQUAL",
                "json    | {\"output\":\"[1,2]\",\"expected\":[1,2]}                         | EQUAL",
                "json    | {\"output\":\"1\",\"expected\":[1,2]}                             | DIFFERENT",
                "schema  | {\"output\":\"{\\\"a\\\":3}\",\"expected\":{\"required\":[\"a\"]}}  | EQUAL",
                "schema  | {\"output\":\"{\\\"b\\\":3}\",\"expected\":{\"required\":[\"a\"]}}  | DIFFERENT",
                "schema  | {\"output\":\"[1]\",\"expected\":\"{\\\"type\\\":\\\"array\\\"}\"}  | EQUAL",
                "schema  | {\"output\":\"no json\",\"expected\":{\"required\":[\"a\"]}}        | DIFFERENT"
            })
    void comparesAsItIsTold(String compare, String record, String label) {
        CaseResult result = judge(Map.of("compare", compare, "absolute", "0.5"), record);
        assertThat(result.status()).isEqualTo(Status.JUDGED);
        assertThat(result.verdict().orElseThrow().path("verdict").asText()).isEqualTo(label);
    }

    @Test
    void comparesTextsOfAnyLengthThatAreAlikeAndLongOnesThatAreNot() {
        String text = "The tower is in Paris. ".repeat(40_000);
        assertThat(compared(text, text)).isEqualTo("EQUAL");
        assertThat(compared(
                        text,
                        text.replace("tower is in Paris. The tower", "tower, it is in Paris. The tower")
                                        .substring(0, 200)
                                + text.substring(200)))
                .isEqualTo("DIFFERENT");
        assertThat(compared("ab".repeat(25_000), "cd".repeat(25_000))).isEqualTo("DIFFERENT");
    }

    private static String compared(String output, String expected) {
        CaseResult result =
                judge(Map.of(), Json.write(Json.object().put("output", output).put("expected", expected)));
        assertThat(result.status()).isEqualTo(Status.JUDGED);
        return result.verdict().orElseThrow().path("verdict").asText();
    }

    @Test
    void saysWhatIsWrongWithASchemaOfTheCase() {
        CaseResult result = judge(
                Map.of("compare", "schema"), "{\"output\":\"1\",\"expected\":{\"$ref\":\"http://localhost:1/x\"}}");
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().message())
                .contains("JSON Schema of this case cannot be used")
                .contains("references stay inside");
    }

    @ParameterizedTest
    @CsvSource({"City of Paris, Equal to \"City of Paris\"", "Pari, Nearest to \"Paris\""})
    void saysWhichOfSeveralWasMet(String output, String said) {
        CaseResult result =
                judge(Map.of(), "{\"output\":\"" + output + "\",\"expected\":[\"Paris\",\"City of Paris\"]}");
        assertThat(result.findings())
                .extracting(finding -> finding.message())
                .containsExactly(said + ", one of 2 that were expected.");
    }

    @Test
    void readsTheShapeOfQuestionAnswering() {
        CaseResult result = judge(
                Map.of(),
                "{\"question\":\"Where?\",\"answers\":{\"text\":[\"Lyon\",\"Paris\"]},\"prediction\":\"Paris\"}");
        assertThat(result.verdict().orElseThrow().path("score").asInt()).isEqualTo(1);
    }

    @Test
    void findsWhatIsNotOfTheKindThatWasAskedFor() {
        CaseResult result = judge(Map.of("compare", "schema"), "{\"output\":\"no json\",\"expected\":{}}");
        assertThat(result.findings()).extracting(finding -> finding.code()).containsExactly("not-of-that-kind");
    }
}
