package dev.assize.core.result;

import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.internal.JsonName;
import dev.assize.core.json.internal.JsonWriter;
import java.util.List;

/** Findings and their evidence as a result line has them. */
final class FindingJson {

    /** Marks a finding that no rule of the judge made. */
    static final String BY_ANSWERER = "answerer";

    private static final JsonName CODE = JsonName.of("code");
    private static final JsonName SEVERITY = JsonName.of("severity");
    private static final JsonName MESSAGE = JsonName.of("message");
    private static final JsonName EVIDENCE = JsonName.of("evidence");
    private static final JsonName BY = JsonName.of("by");
    private static final JsonName PASSAGE = JsonName.of("passage");
    private static final JsonName START = JsonName.of("start");
    private static final JsonName END = JsonName.of("end");
    private static final JsonName QUOTE = JsonName.of("quote");

    private FindingJson() {}

    static void write(JsonWriter target, List<Finding> findings) {
        target.startArray();
        for (Finding finding : findings) {
            target.startObject();
            target.text(CODE, finding.code());
            target.text(SEVERITY, finding.severity().word());
            target.text(MESSAGE, finding.message());
            writeEvidence(target, finding.evidence());
            if (finding.origin() == Finding.Origin.ANSWERER) {
                target.text(BY, BY_ANSWERER);
            }
            target.endObject();
        }
        target.endArray();
    }

    static void writeEvidence(JsonWriter target, List<Evidence> evidence) {
        target.name(EVIDENCE);
        target.startArray();
        for (Evidence piece : evidence) {
            write(target, piece);
        }
        target.endArray();
    }

    static void write(JsonWriter target, Evidence evidence) {
        target.startObject();
        target.text(PASSAGE, evidence.passage());
        target.name(START);
        target.number(evidence.span().start());
        target.name(END);
        target.number(evidence.span().end());
        target.text(QUOTE, evidence.quote());
        target.endObject();
    }
}
