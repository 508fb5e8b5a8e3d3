package dev.assize.judges.citation;

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
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CitationAuditTest extends AuditContract {

    private static final List<ObjectNode> EXAMPLES = lines("document-examples.jsonl");
    private static final List<ObjectNode> REPLIES = lines("document-replies.jsonl");

    @Override
    protected WholeJudging<?> judging() {
        return CitationAudit.judging();
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedCitation();
    }

    @Override
    protected List<ObjectNode> cases() {
        List<ObjectNode> cases = new ArrayList<>(EXAMPLES);
        cases.addAll(ExampleCases.of("citation-mapping"));
        return cases;
    }

    /** The range tells how strongly the reply thinks the context speaks for a candidate. */
    @Override
    protected List<String> opinions() {
        return List.of("/reasoning_quality", "/expected_confidence_range");
    }

    @Override
    protected List<String> prose() {
        return List.of("/evaluation_notes", "/improvement_suggestions");
    }

    /**
     * What the document prints for its examples. It deviates from its own rules in four places: the court handling of 3 is
     * not in its enum; the ranges of 4 and 7 are near its table but not in it; 5 has neither the ceiling nor the range of a
     * citation without a case number.
     */
    @ParameterizedTest
    @CsvSource({
        "1, ",
        "2, ",
        "3, enum-unknown /court_alignment_handling",
        "4, settled /expected_confidence_range",
        "5, fact-corrected /applicable_ceiling; ceiling-broken /expected_confidence_range",
        "6, ",
        "7, settled /expected_confidence_range",
        "8, "
    })
    void passesTheDocumentsExamplesButForTheirOwnSlips(int number, String slips) {
        ObjectNode reply = REPLIES.get(number - 1);
        Audited audited = audit(judging(), EXAMPLES.get(number - 1), reply);
        String found = String.join(
                "; ",
                audited.findings().stream()
                        .map(finding -> finding.code() + " " + finding.message().split(" ")[0])
                        .toList());
        assertThat(found).as("%s", audited.findings()).isEqualTo(slips == null ? "" : slips);
        if (slips == null) {
            assertThat(audited.form()).contains(reply);
        }
        assertThat(audited.form().orElseThrow().path("match_correctness")).isEqualTo(reply.path("match_correctness"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | /cited_court_classification | \"GENERIC\" | fact-corrected",
                "1 | /cited_court_classification | \"SUPREME\" | enum-unknown",
                "1 | /match_correctness | \"INCORRECT\" | label-corrected",
                "1 | /correct_decision_id | \"ECLI:BE:CASS:2018:ARR.002\" | fact-corrected",
                "1 | /correct_decision_id | null | fact-corrected",
                "1 | /confidence_calibration | \"OVERCONFIDENT\" | verdict-contradicts-score",
                "1 | /expected_confidence_range | [80, 90] | fact-corrected",
                "1 | /expected_confidence_range | [100, 95] | arithmetic-corrected",
                "1 | /expected_confidence_range | [95] | schema-form",
                "1 | /applicable_ceiling | \"Generic court citation: max 95%\" | fact-corrected",
                "1 | /reasoning_quality | 7 | out-of-range",
                "1 | /errors | [\"NONE\", \"CEILING_VIOLATED\"] | contradiction",
                "1 | /errors | [\"CASE_NUMBER_IGNORED\"] | fact-corrected",
                "1 | /errors | [\"TYPO\"] | fact-corrected",
                "1 | /errors | [] | schema-form",
                "1 | /improvement_suggestions | \"Do better.\" | contradiction",
                "1 | /court_alignment_handling | \"WRONG_COURT_ACCEPTED\" | fact-corrected",
                "1 | /score | 5 | schema-extra",
                "2 | /expected_confidence_range | [80, 100] | ceiling-broken",
                "3 | /confidence_calibration | \"WELL_CALIBRATED\" | ceiling-broken",
                "3 | /errors | [\"JURISDICTION_MISMATCH_IGNORED\", \"COURT_CHECK_SKIPPED\"] | ceiling-broken",
                "3 | /applicable_ceiling | \"Case number provided but no match: max 85%\" | fact-corrected",
                "3 | /match_correctness | \"CORRECT\" | label-corrected",
                "3 | /improvement_suggestions | null | contradiction",
                "5 | /court_alignment_handling | \"CORRECT_ALIGNMENT\" | fact-corrected",
                "5 | /errors | [\"ABBREVIATION_MISSED\"] | fact-corrected",
                "6 | /match_correctness | \"FALSE_NEGATIVE\" | label-corrected",
                "8 | /confidence_calibration | \"WELL_CALIBRATED\" | verdict-contradicts-score"
            })
    void catchesEachBrokenRule(int number, String pointer, String value, String code) throws JsonProcessingException {
        ObjectNode record = EXAMPLES.get(number - 1);
        ObjectNode right =
                audit(judging(), record, REPLIES.get(number - 1)).form().orElseThrow();
        Audited audited = audit(judging(), record, with(right, pointer, Json.parse(value)));
        assertThat(audited.findings())
                .anyMatch(finding ->
                        finding.code().equals(code) && finding.message().startsWith(pointer));
        audited.form().ifPresent(form -> {
            assertThat(form.path("match_correctness")).isEqualTo(right.path("match_correctness"));
            assertThat(form.path("errors")).isEqualTo(right.path("errors"));
            assertThat(form.path("expected_confidence_range")).isEqualTo(right.path("expected_confidence_range"));
            assertThat(form.path("confidence_calibration")).isEqualTo(right.path("confidence_calibration"));
        });
    }

    @Test
    void takesFromTheReplyWhichOfSeveralCandidatesTheContextSupports() {
        ObjectNode reply = REPLIES.get(1).deepCopy();
        reply.put("correct_decision_id", "ECLI:BE:ARANT:2019:JUD.001")
                .put("match_correctness", "INCORRECT")
                .put("confidence_calibration", "OVERCONFIDENT")
                .put("improvement_suggestions", "Look at the summaries.");
        Audited audited = audit(judging(), EXAMPLES.get(1), reply);
        assertThat(audited.findings()).isEmpty();
        assertThat(audited.form()).contains(reply);
    }

    @Test
    void keepsAnOpinionThatNoRuleCanTouch() {
        ObjectNode reply = REPLIES.get(7).deepCopy();
        reply.putArray("errors").add("MISSING_CASE_NUMBER_PENALIZED").add("OVERFIT_TO_KEYWORDS");
        Audited audited = audit(judging(), EXAMPLES.get(7), reply);
        assertThat(audited.findings()).isEmpty();
        assertThat(audited.form().orElseThrow().path("errors")).hasSize(2);
    }

    @Test
    void replacesWordsThatNoLongerFit() throws JsonProcessingException {
        ObjectNode wrong = with(REPLIES.get(2), "/match_correctness", Json.parse("\"CORRECT\""));
        Audited audited = audit(judging(), EXAMPLES.get(2), wrong);
        assertThat(audited.form().orElseThrow().path("evaluation_notes").asText())
                .startsWith("\"Tribunal du travail de Bruxelles\" is SPECIFIC");
        assertThat(audited.findings()).extracting(Finding::code).contains("label-corrected");
    }

    private static List<ObjectNode> lines(String resource) {
        try (InputStream in = CitationAuditTest.class.getResourceAsStream(resource)) {
            List<ObjectNode> all = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                all.add((ObjectNode) Json.parse(line));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }
}
