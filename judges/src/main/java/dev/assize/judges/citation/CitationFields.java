package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.lenient.LenientText;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.Found;
import dev.assize.core.record.RecordFields;
import dev.assize.law.be.date.WrittenDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of a citation-mapping case, and how a record is read through them. */
final class CitationFields {

    static final String COURT = "citedCourtName";
    static final String DATE = "citedDate";
    static final String NUMBER = "citedCaseNumber";
    static final String ECLI = "citedEcli";
    static final String SNIPPET = "citationSnippet";
    static final String SNIPPET_TYPE = "snippetMatchType";
    static final String CANDIDATES = "candidates";
    static final String MODEL_OUTPUT = "modelOutput";
    static final String GROUND_TRUTH = "groundTruth";

    static final List<Field> FIELDS = List.of(
            Field.optional(
                            COURT,
                            "text",
                            "the court as the citation names it",
                            "cited.court_name",
                            "cited.court",
                            "cited_court",
                            "court_name",
                            "court")
                    .as(FieldRole.METADATA),
            Field.optional(
                            DATE,
                            "text",
                            "the date of the cited decision",
                            "cited.date",
                            "cited.decision_date",
                            "cited_decision_date",
                            "decision_date",
                            "date")
                    .as(FieldRole.METADATA),
            Field.optional(
                            NUMBER,
                            "text",
                            "the case number in the citation",
                            "cited.case_number",
                            "cited.rol_number",
                            "cited_rol_number",
                            "case_number",
                            "rol_number")
                    .as(FieldRole.METADATA),
            Field.optional(ECLI, "text", "the ECLI in the citation", "cited.ecli", "ecli")
                    .as(FieldRole.METADATA),
            Field.optional(
                            SNIPPET,
                            "text",
                            "the passage around the citation",
                            "snippet",
                            "cited.snippet",
                            "citation_context",
                            "context")
                    .as(FieldRole.QUESTION),
            Field.optional(
                            SNIPPET_TYPE,
                            "text",
                            "by what the passage was found: ECLI, CASE_NUMBER, COURT_DATE or COURT_ONLY",
                            "match_type",
                            "cited.snippet_match_type")
                    .as(FieldRole.METADATA),
            Field.required(
                    CANDIDATES,
                    "list of objects",
                    "the decisions among which the system chose",
                    "candidate_decisions",
                    "candidates_list",
                    "decisions"),
            Field.required(
                            MODEL_OUTPUT,
                            "object",
                            "what the system answered, as an object or as JSON text",
                            "output",
                            "response",
                            "output_text",
                            "sample.output_text",
                            "prediction")
                    .as(FieldRole.OUTPUT),
            Field.optional(
                            GROUND_TRUTH,
                            "text",
                            "the id of the right decision, or \"no match\"; absent when unknown",
                            "correct_decision_id",
                            "expected",
                            "truth",
                            "label")
                    .as(FieldRole.REFERENCE));

    static final FieldNames NAMES = new FieldNames(FIELDS);

    private CitationFields() {}

    static CitationCase read(ObjectNode record) {
        RecordFields fields = RecordFields.of(record, NAMES).requireAny();
        List<Candidate> candidates = CandidateReader.read(
                unwrapped(CANDIDATES, fields.require(CANDIDATES, "a list of candidate decisions")), CANDIDATES);
        JsonNode output = fields.require(MODEL_OUTPUT, "what the system answered, as an object or as JSON text");
        Cited cited = cited(fields);
        return new CitationCase(
                cited,
                new CourtCheck(cited, candidates),
                text(fields, SNIPPET),
                snippetType(text(fields, SNIPPET_TYPE)),
                candidates,
                ModelOutputReader.read(output, candidates),
                fields.find(GROUND_TRUTH).map(GroundTruthReader::read).orElseGet(GroundTruth.Unknown::new));
    }

    private static Cited cited(RecordFields fields) {
        String date = text(fields, DATE);
        return new Cited(
                present(text(fields, COURT)),
                RecentReadings.date(date)
                        .orElseGet(() -> WrittenDate.findAll(date.length() > 200 ? "" : date).stream()
                                .map(WrittenDate::date)
                                .findFirst()
                                .orElse(null)),
                RecentReadings.number(text(fields, NUMBER)),
                present(text(fields, ECLI)));
    }

    /** A text that says that nothing is given is nothing. */
    private static String present(String text) {
        return RecentReadings.isAbsent(text) ? "" : text.strip();
    }

    private static String text(RecordFields fields, String field) {
        JsonNode value = fields.find(field).orElse(null);
        return value == null ? "" : JsonAliases.scalar(value, field);
    }

    private static @Nullable SnippetMatchType snippetType(String text) {
        if (RecentReadings.isAbsent(text)) {
            return null;
        }
        return SnippetMatchType.find(text)
                .orElseThrow(() -> new InvalidCase(
                        SNIPPET_TYPE,
                        "the text \"" + Found.shorten(text) + "\"",
                        "one of " + List.of(SnippetMatchType.values()) + " or null"));
    }

    /** A spreadsheet can carry a list only as JSON text, some put a markdown fence around it. */
    private static JsonNode unwrapped(String field, JsonNode value) {
        if (!value.isTextual()) {
            return value;
        }
        return LenientText.json(value.textValue())
                .orElseThrow(() -> new InvalidCase(
                        field, Found.describe(value), "a list of candidate decisions, or such a list as JSON text"));
    }
}
