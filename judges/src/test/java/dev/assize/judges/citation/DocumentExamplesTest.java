package dev.assize.judges.citation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.testkit.Golden;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The document's eight examples. Deviations from what it prints: example 3 names a value that is not in its own enum
 * (WRONG_JURISDICTION_UNDERPUNISHED is meant); the ranges of 4, 5 and 7 follow the calibration table; 5 has the ceiling
 * of a citation without a case number, as 8 has.
 */
class DocumentExamplesTest {

    @ParameterizedTest
    @CsvSource({
        "1, CORRECT,          ECLI:BE:CASS:2018:ARR.001,  CORRECT_ALIGNMENT,                NATIONAL, WELL_CALIBRATED, 95, 100, , 5, NONE",
        "2, CORRECT,          ECLI:BE:TTBRL:2019:JUD.001, CORRECT_ALIGNMENT,                GENERIC,  WELL_CALIBRATED, 80, 95, Generic court citation: max 95%, 5, NONE",
        "3, INCORRECT,        ,                           WRONG_JURISDICTION_UNDERPUNISHED, SPECIFIC, OVERCONFIDENT,   40, 55, 'Specific court, different jurisdiction: max 55%', 2, COURT_CHECK_SKIPPED JURISDICTION_MISMATCH_IGNORED CEILING_VIOLATED",
        "4, CORRECT,          ECLI:BE:CABRL:2020:ARR.001, WRONG_JURISDICTION_OVERPUNISHED,  GENERIC,  UNDERCONFIDENT,  80, 95, Generic court citation: max 95%, 3, GENERIC_OVERPUNISHED",
        "5, FALSE_NEGATIVE,   ECLI:BE:CASS:2018:ARR.001,  MISSED_COURT_MATCH,               NATIONAL, UNDERCONFIDENT,  80, 90, No case number in citation: max 90%, 1, FR_NL_CONFUSION",
        "6, CORRECT_NO_MATCH, ,                           CORRECT_ALIGNMENT,                NATIONAL, WELL_CALIBRATED, 0, 15, Different court type: max 15-20%, 5, NONE",
        "7, CORRECT,          ECLI:BE:CASS:2019:ARR.001,  CORRECT_ALIGNMENT,                NATIONAL, WELL_CALIBRATED, 75, 85, Case number provided but no match: max 85%, 5, NONE",
        "8, CORRECT,          ECLI:BE:CABRL:2020:ARR.001, CORRECT_ALIGNMENT,                SPECIFIC, UNDERCONFIDENT,  80, 90, No case number in citation: max 90%, 3, MISSING_CASE_NUMBER_PENALIZED"
    })
    void comeOutAsPrinted(
            int number,
            String correctness,
            String decision,
            String handling,
            String courtClass,
            String calibration,
            int min,
            int max,
            String ceiling,
            int quality,
            String errors)
            throws IOException {
        ObjectNode verdict = verdict(number);
        assertThat(verdict.path("match_correctness").asText()).isEqualTo(correctness);
        assertThat(verdict.path("correct_decision_id").textValue()).isEqualTo(decision);
        assertThat(verdict.path("court_alignment_handling").asText()).isEqualTo(handling);
        assertThat(verdict.path("cited_court_classification").asText()).isEqualTo(courtClass);
        assertThat(verdict.path("confidence_calibration").asText()).isEqualTo(calibration);
        assertThat(verdict.path("expected_confidence_range").toString()).isEqualTo("[" + min + "," + max + "]");
        assertThat(verdict.path("applicable_ceiling").textValue()).isEqualTo(ceiling);
        assertThat(verdict.path("reasoning_quality").asInt()).isEqualTo(quality);
        assertThat(verdict.path("errors")).extracting(error -> error.asText()).containsExactly(errors.split(" "));
        boolean good = List.of(1, 2, 6, 7).contains(number);
        assertThat(verdict.path("improvement_suggestions").isNull()).isEqualTo(good);
    }

    @Test
    void keepTheirExactForm() throws IOException {
        StringBuilder all = new StringBuilder();
        for (int number = 1; number <= 8; number++) {
            all.append(Json.pretty(verdict(number))).append('\n');
        }
        Golden.compare(DocumentExamplesTest.class, "document-examples.expected.json", all.toString());
    }

    private static ObjectNode verdict(int number) throws IOException {
        try (InputStream in = DocumentExamplesTest.class.getResourceAsStream("document-examples.jsonl")) {
            String line = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(number - 1)
                    .findFirst()
                    .orElseThrow();
            CaseResult result = new Hearing<>(new CitationMapping(), new EmbeddedCitation())
                    .hear("example-" + number, (ObjectNode) Json.parse(line), null);
            assertThat(result.status()).as(() -> String.valueOf(result.error())).isEqualTo(Status.JUDGED);
            return result.verdict().orElseThrow();
        }
    }
}
