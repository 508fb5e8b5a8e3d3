package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judgefiles.ExactJudge;
import dev.assize.judgefiles.FaithfulnessJudge;
import dev.assize.testkit.AuditContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FileAuditTest {

    private static final String GATE = """
            assize: 1
            judge: gate
            version: 1
            case:
              text: {type: text, required: true}
              length: {type: number, required: true}
            questions:
              clear: {ask: "Is it clear?", about: [text], form: {scale: [1, 5]}}
              right: {ask: "Is it right?", about: [text], form: {scale: [1, 5]}}
            ruling:
              values:
                mean: "(clear + right) / 2"
                points: "clear * 10 + right * 10"
                short: "length < 100"
              ceilings:
                - {of: points, when: "!short", most: 50, name: too_long}
              verdict:
                - {label: FAIL, when: "clear < 3 || right < 3"}
                - {label: PASS, when: "mean >= 4"}
                - {label: REVIEW}
              output:
                clear: "${clear}"
                right: "${right}"
                mean: "${round(mean, 1)}"
                points: "${points}"
                short: "${short}"
                verdict: "${verdict}"
            headline: {label: /verdict, score: /mean, range: [1, 5], passing: [PASS], middling: [REVIEW]}
            """;

    private static ObjectNode object(String json) {
        return (ObjectNode) json(json);
    }

    private static JsonNode json(String json) {
        try {
            return Json.parse(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError(json, e);
        }
    }

    private static <C> Audited audit(WholeJudging<C> judging, String record, String reply) {
        return judging.audit().audit(judging.judge().read(object(record)), object(reply));
    }

    private static Audited gate(String length, String reply) {
        WholeJudging<?> judging =
                JudgeFile.parse("gate.yaml", GATE, JudgeFile.Siblings.none()).whole(Map.of());
        return audit(judging, "{\"text\": \"x\", \"length\": " + length + "}", reply);
    }

    private static List<String> codes(Audited audited) {
        return audited.findings().stream().map(Finding::code).toList();
    }

    @Test
    void hasNothingToSayToAReplyThatKeepsItsRules() {
        Audited audited =
                gate("20", "{\"clear\":4,\"right\":4,\"mean\":4,\"points\":80,\"short\":true,\"verdict\":\"PASS\"}");
        assertThat(audited.findings()).isEmpty();
        assertThat(audited.form().orElseThrow().path("mean").asInt()).isEqualTo(4);
    }

    @Test
    void correctsArithmeticByTheReplysOwnNumbers() {
        Audited audited =
                gate("20", "{\"clear\":4,\"right\":3,\"mean\":4,\"points\":70,\"short\":true,\"verdict\":\"REVIEW\"}");
        assertThat(codes(audited)).containsExactly("arithmetic-corrected");
        assertThat(audited.findings().get(0).message())
                .contains("/mean is 4, expected 3.5")
                .contains("(clear + right) / 2");
        assertThat(audited.form().orElseThrow().path("mean").decimalValue()).isEqualByComparingTo("3.5");
    }

    @Test
    void correctsAVerdictThatItsOwnNumbersContradict() {
        Audited audited =
                gate("20", "{\"clear\":5,\"right\":2,\"mean\":3.5,\"points\":70,\"short\":true,\"verdict\":\"PASS\"}");
        assertThat(codes(audited)).containsExactly("verdict-contradicts-score");
        assertThat(audited.form().orElseThrow().path("verdict").asText()).isEqualTo("FAIL");
    }

    @Test
    void noticesACeilingThatWasPassed() {
        Audited audited =
                gate("500", "{\"clear\":4,\"right\":4,\"mean\":4,\"points\":80,\"short\":false,\"verdict\":\"PASS\"}");
        assertThat(codes(audited)).containsExactly("ceiling-broken");
        assertThat(audited.form().orElseThrow().path("points").asInt()).isEqualTo(50);
    }

    @Test
    void knowsWhatTheCaseAloneSays() {
        Audited audited =
                gate("500", "{\"clear\":4,\"right\":4,\"mean\":4,\"points\":50,\"short\":true,\"verdict\":\"PASS\"}");
        assertThat(codes(audited)).containsExactly("fact-corrected");
    }

    @Test
    void doesNotAccuseWhereRoundingMayExplainIt() {
        String yaml = GATE.replace("(clear + right) / 2", "(clear + right) / 3").replace("mean >= 4", "mean >= 2.7");
        WholeJudging<?> judging =
                JudgeFile.parse("gate.yaml", yaml, JudgeFile.Siblings.none()).whole(Map.of());
        // Without clear and right only the rounded mean is told, and 2.7 may have been 2.667.
        Audited audited = audit(
                judging,
                "{\"text\": \"x\", \"length\": 20}",
                "{\"clear\":4,\"right\":4,\"mean\":2.7,\"points\":80,\"short\":true,\"verdict\":\"REVIEW\"}");
        assertThat(audited.findings()).isEmpty();
    }

    @Test
    void saysWhatIsMissingInsteadOfMakingItUp() {
        Audited audited = gate("20", "{\"right\":4,\"mean\":4,\"points\":80,\"short\":true,\"verdict\":\"PASS\"}");
        assertThat(audited.form()).isEmpty();
        assertThat(codes(audited)).contains("schema-missing", "reply-incomplete");
    }

    @Test
    void rulesOnAnswersThatTheReplyBrings() {
        Audited audited = gate(
                "20",
                "{\"answers\":{\"clear\":5,\"right\":5},\"clear\":4,\"right\":4,\"mean\":4,\"points\":80,"
                        + "\"short\":true,\"verdict\":\"PASS\"}");
        assertThat(audited.form().orElseThrow().path("points").asInt()).isEqualTo(100);
        assertThat(codes(audited)).contains("arithmetic-corrected");
    }

    @Test
    void asksNobodyWhereCodeDecidesAlone() {
        WholeJudging<?> judging = new ExactJudge().openWhole(JudgeSettings.NONE).orElseThrow();
        assertThat(withoutReply(judging, "{\"output\": \"Paris\", \"expected\": \"Paris\"}")
                        .form()
                        .orElseThrow()
                        .path("verdict")
                        .asText())
                .isEqualTo("EQUAL");
        Audited audited = audit(
                judging,
                "{\"output\": \"Paris\", \"expected\": \"Rome\"}",
                "{\"score\": 1, \"verdict\": \"EQUAL\", \"similarity\": 0}");
        assertThat(codes(audited)).contains("fact-corrected", "verdict-contradicts-score");
    }

    private static <C> Audited withoutReply(WholeJudging<C> judging, String record) {
        return judging.audit()
                .withoutReply(judging.judge().read(object(record)))
                .orElseThrow();
    }

    @Test
    void writesAPromptWithEveryFieldQuestionAndRule() {
        String prompt = JudgeFile.parse("gate.yaml", GATE, JudgeFile.Siblings.none())
                .whole(Map.of())
                .prompt()
                .text();
        assertThat(prompt)
                .contains("{{ text }}", "Is it clear?", "clear * 10 + right * 10", "at most 50 when !short")
                .contains("PASS when mean >= 4", "REVIEW otherwise", "\"answers\"");
    }

    @Nested
    class OfFaithfulness extends AuditContract {

        private final WholeJudging<?> judging =
                new FaithfulnessJudge().openWhole(JudgeSettings.NONE).orElseThrow();

        @Override
        protected WholeJudging<?> judging() {
            return judging;
        }

        @Override
        protected Answerer embedded() {
            return new GivenAnswers(Map.of(
                    "claims", json("[\"John studies law.\", \"John is twenty.\"]"),
                    "supported-1", json("{\"value\": \"supported\", \"quote\": \"John studies law\"}"),
                    "supported-2", json("\"not stated\"")));
        }

        @Override
        protected List<ObjectNode> cases() {
            return List.of(
                    object("{\"answer\": \"John studies law. He is twenty years old.\","
                            + " \"contexts\": [\"John studies law in Ghent.\"]}"),
                    object("{\"answer\": \"The tower is 324 metres high.\","
                            + " \"contexts\": [\"John studies law.\", \"It stands in Paris.\"]}"));
        }

        @Override
        protected List<String> opinions() {
            return List.of("/claims", "/supported", "/contradicted");
        }

        @Override
        protected List<String> prose() {
            return List.of();
        }
    }
}
