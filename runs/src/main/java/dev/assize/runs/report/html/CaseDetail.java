package dev.assize.runs.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldNames;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.report.ReportedCase;
import java.util.List;
import java.util.Map;

/** Everything that is known of one case, as the script of the page reads it. */
final class CaseDetail {

    /** What a result line has besides these is what its judge shows beside the verdict. */
    private static final List<String> COMMON = List.of(
            "id", "judge", "version", "epoch", "status", "verdict", "findings", "answers", "doubt", "expense", "error");

    private final CaseFields fields;

    private CaseDetail(CaseFields fields) {
        this.fields = fields;
    }

    static ObjectNode of(ReportedCase reported, FieldNames names) {
        return new CaseDetail(new CaseFields(reported.record(), names)).json(reported);
    }

    private ObjectNode json(ReportedCase reported) {
        ObjectNode detail = Json.object();
        detail.put("recorded", reported.record() != null);
        ArrayNode findings = Json.array();
        reported.findings().forEach(finding -> findings.add(finding(finding)));
        ArrayNode answers = Json.array();
        reported.result().answers().forEach(answer -> answers.add(answer(answer)));
        detail.set("texts", fields.json());
        detail.set("values", fields.values());
        detail.set("findings", findings);
        detail.set("answers", answers);
        ObjectNode line = reported.result().line();
        for (String field : List.of("verdict", "expense", "error", "doubt")) {
            if (line.path(field).isObject()) {
                detail.set(field, line.get(field));
            }
        }
        ObjectNode extras = Json.object();
        for (Map.Entry<String, JsonNode> entry : line.properties()) {
            if (!COMMON.contains(entry.getKey())) {
                extras.set(entry.getKey(), entry.getValue());
            }
        }
        if (!extras.isEmpty()) {
            detail.set("extras", extras);
        }
        fields.rest().ifPresent(rest -> detail.set("rest", rest));
        return detail;
    }

    private ObjectNode finding(Finding finding) {
        ObjectNode written = Json.object()
                .put("code", finding.code())
                .put("severity", finding.severity().word())
                .put("message", finding.message());
        written.set("at", fields.places(finding.evidence()));
        finding.evidence().stream().map(Evidence::passage).distinct().forEach(written.putArray("in")::add);
        return written;
    }

    private ObjectNode answer(RecordedAnswer answer) {
        ObjectNode written = said(answer).put("question", answer.question()).put("asks", answer.asks());
        answer.item().ifPresent(item -> written.put("item", item));
        written.set("at", fields.places(answer.evidence()));
        if (!answer.ballots().isEmpty()) {
            ArrayNode ballots = written.putArray("ballots");
            answer.ballots().forEach(ballot -> ballots.add(said(ballot)));
        }
        return written;
    }

    private static ObjectNode said(RecordedAnswer answer) {
        ObjectNode written = Json.object().put("by", answer.by());
        answer.value().ifPresent(value -> written.set("value", value));
        answer.withheld().ifPresent(reason -> written.put("withheld", reason));
        answer.confidence().ifPresent(sure -> written.put("confidence", sure.share()));
        if (!answer.rationale().isEmpty()) {
            written.put("rationale", answer.rationale());
        }
        return written;
    }
}
