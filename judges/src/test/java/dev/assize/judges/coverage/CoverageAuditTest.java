package dev.assize.judges.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.audit.ExampleCases;
import dev.assize.testkit.AuditContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoverageAuditTest extends AuditContract {

    private static final String TOWER = "{\"reference\": \"The Eiffel Tower is in Paris. It was completed in 1889.\","
            + " \"output_text\": \"The Eiffel Tower, built in 1889, is located in Paris, France.\"}";

    @Override
    protected WholeJudging<?> judging() {
        return CoverageAudit.judging();
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedCoverage();
    }

    @Override
    protected List<ObjectNode> cases() {
        return ExampleCases.of("reference-coverage").stream()
                .filter(record ->
                        !own(record).path("rationale").path(3).asText().endsWith("N/A"))
                .toList();
    }

    @Override
    protected List<String> opinions() {
        return List.of();
    }

    @Override
    protected List<String> prose() {
        return List.of();
    }

    @Test
    void passesTheDocumentsWorkedExample() throws JsonProcessingException {
        ObjectNode example = reply(
                5,
                "Fact: 2 of 2 facts correctly matched.",
                "Conclusion: 0 of 0 conclusions correctly matched.",
                "Terminology: 1 of 1 terms correctly matched.",
                "Organization: matched",
                "Score: 5 ≈ 5.0 = 5 * (facts_ratio 1.0 * 0.7 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09)");
        Audited audited = audit(judging(), parse(TOWER), example);
        assertThat(audited.findings()).isEmpty();
        assertThat(audited.form()).contains(example);
    }

    @Test
    void passesTheDocumentsFallbackWhereInputIsMissing() throws JsonProcessingException {
        ObjectNode fallback = reply(
                0,
                "Fact: Evaluation not possible due to missing input.",
                "Conclusion: N/A",
                "Terminology: N/A",
                "Organization: N/A",
                "Score: 0 = forced due to missing context");
        ObjectNode record = parse("{\"reference\": \"The tower is in Paris.\", \"output_text\": \" \"}");
        Audited audited = audit(judging(), record, fallback);
        assertThat(audited.findings()).isEmpty();
        assertThat(audited.form()).contains(fallback);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 | 3 of 4 | 1 of 1 | 2 of 2 | matched | 4 ≈ 4.5 | arithmetic-corrected | 5",
                "5 | 2 of 4 | 1 of 1 | 2 of 2 | matched | 5 ≈ 4.0 | arithmetic-corrected | 4",
                "4 | 2 of 4 | 1 of 1 | 2 of 2 | matched | 4 ≈ 4.2 | arithmetic-corrected | 4",
                "5 | 4 of 4 | 0 of 1 | 2 of 2 | matched | 5 ≈ 5.0 = 5 * (facts_ratio 1.0 * 0.7 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09) | arithmetic-corrected | 4",
                "3 | 3 of 4 | 0 of 1 | 2 of 2 | matched | 3 ≈ 3.0 = 5 * (facts_ratio 0.75 * 0.7 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09) | wrong-formula | 3",
                "1 | 0 of 4 | 1 of 1 | 2 of 2 | matched | 1 ≈ 1.05 = 5 * (facts_ratio 0.0 * 0.4 + conclusions_ratio 1.0 * 0.3 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09) | wrong-formula | 1",
                "4 | 2 of 4 | 1 of 1 | 2 of 2 | matched | 4 ≈ 4.0 = 5 * (facts_ratio 0.6 * 0.4 + conclusions_ratio 1.0 * 0.3 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09) | arithmetic-corrected | 4",
                "9 | 4 of 4 | 0 of 0 | 2 of 2 | matched | 5 ≈ 5.0 | out-of-range | 5"
            })
    void catchesWhatItsOwnCountsContradict(
            int score,
            String facts,
            String conclusions,
            String terms,
            String organization,
            String computed,
            String code,
            int expected)
            throws JsonProcessingException {
        ObjectNode reply = reply(
                score,
                "Fact: " + facts + " facts correctly matched.",
                "Conclusion: " + conclusions + " conclusions correctly matched.",
                "Terminology: " + terms + " terms correctly matched.",
                "Organization: " + organization,
                "Score: " + computed);
        Audited audited = audit(judging(), parse(TOWER), reply);
        assertThat(audited.findings()).extracting(Finding::code).contains(code);
        assertThat(audited.form().orElseThrow().path("score").asInt()).isEqualTo(expected);
    }

    @Test
    void staysUndecidedWhereMoreIsMatchedThanThereIs() throws JsonProcessingException {
        Audited audited = audit(
                judging(),
                parse(TOWER),
                reply(
                        5,
                        "Fact: 3 of 2",
                        "Conclusion: 0 of 0",
                        "Terminology: 1 of 1",
                        "Organization: matched",
                        "Score: 5 ≈ 5.0"));
        assertThat(audited.form()).isEmpty();
        assertThat(audited.findings()).extracting(Finding::code).contains("counts-impossible", "reply-incomplete");
    }

    @Test
    void holdsAFrozenChecklistAgainstTheTotals() throws JsonProcessingException {
        ObjectNode record = parse(TOWER);
        record.putObject("checklist").putArray("facts").add("in Paris").add("completed in 1889");
        Audited audited = audit(
                judging(),
                record,
                reply(
                        5,
                        "Fact: 3 of 3",
                        "Conclusion: 0 of 0",
                        "Terminology: 0 of 0",
                        "Organization: matched",
                        "Score: 5 ≈ 5.0"));
        assertThat(audited.form()).isEmpty();
        assertThat(audited.findings().get(0).message()).contains("/rationale/0").contains("3 facts, expected 2");
    }

    @Test
    void saysWhereInTheReplyItFoundWhat() throws JsonProcessingException {
        Audited audited = audit(
                judging(),
                parse(TOWER),
                reply(
                        3,
                        "Fact: 2 of 2",
                        "Conclusion: 0 of 0",
                        "Terminology: 1 of 1",
                        "Organization: matched",
                        "Score: 5 ≈ 5.0"));
        Finding finding = audited.findings().get(0);
        assertThat(finding.message()).startsWith("/score is 3, expected 5: its own counts give 5 ≈ 5.0");
        assertThat(finding.evidence().get(0).passage()).isEqualTo("reply/score");
        assertThat(finding.evidence().get(0).quote()).isEqualTo("3");
    }

    private static ObjectNode reply(int score, String... lines) {
        ObjectNode reply = Json.object().put("score", score);
        List.of(lines).forEach(reply.putArray("rationale")::add);
        return reply;
    }

    private static ObjectNode parse(String json) throws JsonProcessingException {
        return (ObjectNode) Json.parse(json);
    }
}
