package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import org.assertj.core.api.Assertions;

/** Writes a case line by line and has it judged. */
final class CaseWriter {

    private static final Hearing<?> HEARING = new Hearing<>(new CitationMapping(), new EmbeddedCitation());

    private final ObjectNode record = Json.object();
    private final ArrayNode candidates = record.putArray("candidates");
    private final ObjectNode output = Json.object();
    private final ArrayNode matches = output.putArray("matches");

    static CaseWriter cites(String court, String date, String number) {
        CaseWriter writer = new CaseWriter();
        writer.record.put("citedCourtName", court).put("citedDate", date).put("citedCaseNumber", number);
        writer.record.set("modelOutput", writer.output);
        return writer;
    }

    CaseWriter with(String field, String value) {
        record.put(field, value);
        return this;
    }

    CaseWriter candidate(String id, String court, String date, String number, String summary) {
        candidates
                .addObject()
                .put("decision_id", id)
                .put("court_name", court)
                .put("decision_date", date)
                .put("rol_number", number)
                .putArray("summaries")
                .add(summary);
        return this;
    }

    CaseWriter match(String id, double confidence, String reasoning) {
        matches.addObject().put("decision_id", id).put("confidence", confidence).put("reasoning", reasoning);
        return this;
    }

    CaseWriter noMatch(String reason) {
        output.put("no_match_reason", reason);
        return this;
    }

    ObjectNode record() {
        return record.deepCopy();
    }

    ObjectNode verdict() {
        return verdict(record());
    }

    static CaseResult result(ObjectNode record) {
        return HEARING.hear("case", record, null);
    }

    static ObjectNode verdict(ObjectNode record) {
        CaseResult result = result(record);
        Assertions.assertThat(result.status())
                .as(() -> String.valueOf(result.error()))
                .isEqualTo(Status.JUDGED);
        return result.verdict().orElseThrow();
    }
}
