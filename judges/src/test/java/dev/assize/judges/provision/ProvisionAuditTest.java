package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Answers;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.audit.ExampleCases;
import dev.assize.testkit.AuditContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProvisionAuditTest extends AuditContract {

    @Override
    protected WholeJudging<?> judging() {
        return ProvisionAudit.judging(RangePolicy.ALL);
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedDisputes();
    }

    @Override
    protected List<ObjectNode> cases() {
        return ExampleCases.of("provision-extraction");
    }

    /** Places and positions inside the entries of lists are the judge's own; a reply is not held to them. */
    @Override
    protected List<String> opinions() {
        return List.of("/missing/", "/hallucinated/", "/idIssues/", "/typeIssues/", "/normalizationIssues/");
    }

    @Override
    protected List<String> prose() {
        return List.of("/summary");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/score | 77 | arithmetic-corrected",
                "/score | 120 | out-of-range",
                "/verdict | \"FAIL\" | verdict-contradicts-score",
                "/verdict | \"OK\" | enum-unknown",
                "/recommendation | \"FIX_PROMPT\" | contradiction",
                "/recommendation | \"SHIP\" | enum-unknown",
                "/confidence | \"SURE\" | enum-unknown",
                "/counts/extracted | 99 | fact-corrected",
                "/counts/expected | 99 | arithmetic-corrected",
                "/counts/matched | 99 | counts-impossible",
                "/counts/missing | 4 | count-contradicts-list",
                "/counts/hallucinated | 2 | count-contradicts-list",
                "/counts/duplicates | 1 | fact-corrected",
                "/majorIssues | [\"wrong act\"] | fact-corrected",
                "/criticalIssues | [\"invented\"] | fact-corrected",
                "/minorIssues | [\"a\", \"b\"] | settled",
                "/idIssues | [\"x\"] | fact-corrected",
                "/typeIssues | [\"x\"] | fact-corrected",
                "/missing | [\"article 5\"] | carried-over",
                "/counts | [] | schema-type",
                "/note | \"x\" | schema-extra"
            })
    void catchesEachBrokenRule(String pointer, String value, String code) throws JsonProcessingException {
        ObjectNode record = passing();
        ObjectNode own = own(record);
        Audited audited = audit(judging(), record, with(own, pointer, Json.parse(value)));
        assertThat(audited.findings())
                .as("%s", audited.findings())
                .anyMatch(finding ->
                        finding.code().equals(code) && finding.message().startsWith(pointer));
        ObjectNode form = audited.form().orElseThrow();
        form.set("summary", own.path("summary"));
        assertThat(form).isEqualTo(own);
    }

    @Test
    void capsTheScoreOfACriticalIssue() {
        ObjectNode record = passing();
        ObjectNode reply = own(record);
        reply.putArray("criticalIssues").add("an id that was used twice");
        reply.put("verdict", "FAIL").put("recommendation", "FIX_PROMPT").put("score", 92);
        Audited audited = audit(judging(), record, reply);
        assertThat(audited.findings())
                .extracting(Finding::code)
                .contains("ceiling-broken", "fact-corrected", "label-corrected");
        assertThat(audited.form().orElseThrow().path("verdict").asText()).isEqualTo("PASS");
    }

    @Test
    void failsAReplyThatOverlooksWhatIsCritical() {
        ObjectNode bad = cases().stream()
                .filter(record -> own(record).path("verdict").asText().equals("FAIL"))
                .findFirst()
                .orElseThrow();
        ObjectNode reply = own(passing());
        Audited audited = audit(judging(), bad, reply);
        assertThat(audited.findings())
                .anyMatch(finding -> finding.code().equals("label-corrected")
                        && finding.message().startsWith("/verdict is \"PASS\", expected \"FAIL\""));
        ObjectNode expected = own(bad);
        assertThat(audited.form()).contains(expected);
    }

    @Test
    void acceptsAScoreWithTheDeductionForKeysThatItsIssuesTell() {
        ObjectNode record = passing();
        ObjectNode reply = own(record);
        reply.putArray("majorIssues").add("provisionNumberKey lost its bis");
        reply.put("score", 100 - 12 - 10).put("verdict", "REVIEW_REQUIRED").put("recommendation", "REVIEW_SAMPLES");
        assertThat(audit(judging(), record, reply).findings())
                .extracting(Finding::code)
                .doesNotContain("arithmetic-corrected", "verdict-contradicts-score", "contradiction");
    }

    @Test
    void rulesOnNothingWhereTheSourceIsInALanguageWithoutRules() {
        ObjectNode record = passing();
        ObjectNode reply = own(record);
        record.put(
                "sourceText",
                "El tribunal dice que el artículo 1382 del Código civil no se aplica a este caso. ".repeat(5));
        Audited audited = audit(judging(), record, reply);
        assertThat(audited.form()).isEmpty();
        assertThat(audited.findings())
                .extracting(Finding::message)
                .contains("There are no rules for the language of the source, so nothing can be held against it.");
    }

    @Test
    void leavesOpenWhetherTwoNamesAreOfOneAct() {
        String text = "Les articles 5 et 6 de la loi du 5 mai 2009 relative aux abeilles s'appliquent.";
        Extraction.Act one = new Extraction.Act("LOI", "loi du 5 mai 2009", "2009-05-05");
        Extraction.Act other = new Extraction.Act("LOI", "loi relative aux abeilles", "");
        ObjectNode record =
                new Extraction("FR", text).with(one, "5").with(other, "6").record();
        ProvisionExtraction judge = new ProvisionExtraction();
        assertThat(judge.ask(judge.read(record.deepCopy()), Answers.none()))
                .anyMatch(DisputedProvisions.SAME_ACT::asks);
        ObjectNode own = own(record);
        assertThat(audit(judging(), record, own).form()).contains(own);
    }

    private ObjectNode passing() {
        return cases().stream()
                .filter(record -> own(record).path("score").asInt() == 100)
                .findFirst()
                .orElseThrow();
    }
}
