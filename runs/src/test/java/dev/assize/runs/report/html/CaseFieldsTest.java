package dev.assize.runs.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CaseFieldsTest {

    private static final FieldNames NAMES = new FieldNames(
            List.of(Field.required("answer", "text", "what was said").as(FieldRole.OUTPUT)));

    private static List<String> roles(CaseFields fields) {
        List<String> roles = new ArrayList<>();
        fields.json()
                .forEach(text -> roles.add(
                        text.path("name").asText() + " " + text.path("role").asText()));
        return roles;
    }

    private static ObjectNode record() {
        return Json.object()
                .put("answer", "In Paris.")
                .put("lang", "en")
                .put("Model B", "It stands in Rome, as everybody knows who has been there.")
                .put("note", "first\nsecond");
    }

    @Test
    void putsAFewWordsThatTheJudgeDoesNotReadIntoOneRow() {
        assertThat(roles(new CaseFields(record(), NAMES)))
                .containsExactly("answer output", "lang metadata", "Model B context", "note context");
    }

    @Test
    void leavesACardToWhatIsMarked() {
        CaseFields fields = new CaseFields(record(), NAMES);
        fields.places(List.of(new Evidence("lang", new Span(0, 2), "en")));
        assertThat(roles(fields)).contains("lang context");
    }

    /** Where the judge is not known, the short text may be what was judged. */
    @Test
    void tellsNothingOfRolesWhereTheJudgeIsNotKnown() {
        assertThat(roles(new CaseFields(record(), new FieldNames(List.of()))))
                .contains("answer context", "lang context");
    }
}
