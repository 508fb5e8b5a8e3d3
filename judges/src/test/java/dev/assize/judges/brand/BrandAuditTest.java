package dev.assize.judges.brand;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Hearing;
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

class BrandAuditTest extends AuditContract {

    private static final String RULE = "/evaluation/rule_compliance/rules/";

    @Override
    protected WholeJudging<?> judging() {
        return BrandAudit.judging();
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedBrand();
    }

    @Override
    protected List<ObjectNode> cases() {
        return ExampleCases.of("brand-extraction").stream()
                .filter(record -> new Hearing<>(new BrandExtraction(), embedded())
                        .hear("a", record, null)
                        .verdict()
                        .isPresent())
                .toList();
    }

    @Override
    protected List<String> opinions() {
        return List.of("/evaluation/reasoning_quality/c", "/evaluation/reasoning_quality/e");
    }

    @Override
    protected List<String> prose() {
        return List.of("/summary", "/improvement_suggestions", "/evaluation/rule_compliance/rules/2/evidence");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/total_score | 71 | arithmetic-corrected",
                "/evaluation/rule_compliance/score | 20 | arithmetic-corrected",
                "/evaluation/reasoning_quality/score | 3 | arithmetic-corrected",
                "/evaluation/rule_compliance/rules/0/score | 0 | arithmetic-corrected",
                "/verdict | \"FAIL\" | verdict-contradicts-score",
                "/verdict | \"MAYBE\" | enum-unknown",
                "/verdict | \"pass\" | enum-unknown",
                "/evaluation/correctness/score | 41 | out-of-range",
                "/evaluation/correctness/score | 12 | fact-corrected",
                "/evaluation/correctness/match | false | fact-corrected",
                "/evaluation/rule_compliance/rules/3/compliant | false | fact-corrected",
                "/evaluation/rule_compliance/rules/1/name | \"Make Variations\" | enum-unknown",
                "/total_score | \"high\" | schema-type",
                "/bonus | 3 | schema-extra",
                "/summary | null | schema-type"
            })
    void catchesEachBrokenRule(String pointer, String value, String code) throws JsonProcessingException {
        ObjectNode record = cases().get(0);
        ObjectNode own = own(record);
        Audited audited = audit(judging(), record, with(own, pointer, Json.parse(value)));
        assertThat(audited.findings())
                .as("%s", audited.findings())
                .anyMatch(finding ->
                        finding.code().equals(code) && finding.message().startsWith(pointer));
        assertThat(audited.form().orElseThrow().path("total_score")).isEqualTo(own.path("total_score"));
        assertThat(audited.form().orElseThrow().path("verdict")).isEqualTo(own.path("verdict"));
    }

    @Test
    void takesPointsWithinTheDocumentsBandForRightAndSettlesThem() {
        ObjectNode record = record("half-covered");
        ObjectNode own = own(record);
        int points = own.at(AuditedBrand.CORRECTNESS).asInt();
        ObjectNode reply = with(own, AuditedBrand.CORRECTNESS, own.numberNode(points + 2));
        reply.put("total_score", own.path("total_score").asInt() + 2);
        Audited audited = audit(judging(), record, reply);
        assertThat(audited.findings()).extracting(Finding::code).containsOnly("settled", "carried-over");
        assertThat(audited.form().orElseThrow().path("total_score")).isEqualTo(own.path("total_score"));
    }

    @Test
    void failsAReplyThatPassesWithoutThePrimaryName() {
        ObjectNode record = Json.object().put("title", "Salomon Speedcross 6").put("brand_name", "Salomon");
        record.putArray("expected_entities").add("Salomon").add("Salomons");
        record.putArray("predicted_entities").add("Speedcross").add("Trail").add("Shoe");
        record.put("predicted_reasoning", "because").put("predicted_confidence", 0.9);
        ObjectNode reply = own(cases().get(0));
        Audited audited = audit(judging(), record, reply);
        assertThat(audited.findings())
                .anyMatch(finding -> finding.code().equals("label-corrected")
                        && finding.message().startsWith("/verdict is \"PASS\", expected \"FAIL\""))
                .anyMatch(finding -> finding.code().equals("ceiling-broken")
                        && finding.message().startsWith(AuditedBrand.CORRECTNESS));
        assertThat(audited.form().orElseThrow().path("verdict").asText()).isEqualTo("FAIL");
    }

    @Test
    void takesTheOpinionOnUnrelatedTermsFromTheReply() {
        ObjectNode record = cases().get(0);
        ObjectNode own = own(record);
        ObjectNode reply = with(own, RULE + "2/compliant", own.booleanNode(false));
        reply = with(reply, RULE + "2/score", own.numberNode(0));
        reply = with(reply, AuditedBrand.RULES, own.numberNode(30));
        reply.put("total_score", own.path("total_score").asInt() - 10);
        Audited audited = audit(judging(), record, reply);
        assertThat(audited.findings()).isEmpty();
        assertThat(audited.form()).contains(reply);
    }

    @Test
    void givesNothingForAReasoningThatIsNotThere() {
        ObjectNode record = cases().get(0).deepCopy();
        record.remove("predicted_reasoning");
        Audited audited = audit(judging(), record, own(cases().get(0)));
        assertThat(audited.form()
                        .orElseThrow()
                        .at("/evaluation/reasoning_quality/chain_of_thought")
                        .asInt())
                .isZero();
        assertThat(audited.findings()).extracting(Finding::code).contains("fact-corrected");
    }

    @Test
    void staysUndecidedWithoutTheOpinionsThatOnlyTheReplyHas() {
        ObjectNode record = cases().get(0);
        ObjectNode reply = with(
                own(record),
                "/evaluation/reasoning_quality/chain_of_thought",
                own(record).numberNode(9));
        Audited audited = audit(judging(), record, reply);
        assertThat(audited.form()).isEmpty();
        assertThat(audited.findings()).extracting(Finding::code).contains("out-of-range", "reply-incomplete");
    }

    private ObjectNode record(String id) {
        return cases().stream()
                .filter(record -> record.path("id").asText().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
