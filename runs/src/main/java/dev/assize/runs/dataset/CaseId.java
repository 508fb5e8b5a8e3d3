package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.SourcePlace;
import java.util.Optional;

/** How results name a case: by its own id, or by its place. */
public final class CaseId {

    private CaseId() {}

    public static String of(ObjectNode record, SourcePlace place) {
        return find(record).orElseGet(place::toString);
    }

    /** Its own id; empty where it has none that can be used. */
    public static Optional<String> find(ObjectNode record) {
        JsonNode id = record.path("id");
        boolean usable = id.isNumber() || (id.isTextual() && !id.textValue().isBlank());
        return usable ? Optional.of(id.asText()) : Optional.empty();
    }
}
