package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that is wrong with an extraction.
 *
 * @param provision the provision it is about; empty when it is about an act or the whole extraction
 * @param act the act it is about; empty when it is about the whole extraction
 * @param message one sentence for a person
 * @param place where the source shows it; null when the source has no such place
 */
record Issue(
        IssueKind kind,
        String provision,
        String act,
        String message,
        @Nullable Span place) {

    static Issue of(IssueKind kind, String message) {
        return new Issue(kind, "", "", message, null);
    }

    static Issue ofAct(IssueKind kind, String act, String message) {
        return new Issue(kind, "", act, message, null);
    }

    static Issue of(IssueKind kind, Expected expected, String message) {
        return new Issue(
                kind,
                expected.number(),
                expected.actName(),
                message,
                expected.provision().span());
    }

    static Issue of(IssueKind kind, ExtractedProvision item, String message, @Nullable Span place) {
        return new Issue(kind, item.number().isEmpty() ? item.key() : item.number(), item.actName(), message, place);
    }

    /** As the verdict's lists print it. */
    String printed() {
        return kind.code() + ": " + message;
    }

    Finding finding(String source) {
        List<Evidence> evidence =
                place == null ? List.of() : List.of(Evidence.in(ExtractionFields.SOURCE, source, place));
        return new Finding(kind.code(), kind.severity(), message, evidence);
    }

    ObjectNode entry(ExtractionCase subject) {
        ObjectNode entry = Json.object()
                .put("code", kind.code())
                .put("provision", provision)
                .put("act", act);
        entry.put("problem", message);
        if (place != null) {
            entry.set("place", place(place, subject));
        }
        return entry;
    }

    static ObjectNode place(Span span, ExtractionCase subject) {
        return Json.object().put("start", span.start()).put("end", span.end()).put("line", subject.line(span.start()));
    }
}
