package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.SourcePlace;

/** How results name a case: by its own id, or by its place. */
public final class CaseId {

    private CaseId() {}

    public static String of(ObjectNode record, SourcePlace place) {
        JsonNode id = record.path("id");
        boolean usable = id.isNumber() || (id.isTextual() && !id.textValue().isBlank());
        return usable ? id.asText() : place.toString();
    }
}
