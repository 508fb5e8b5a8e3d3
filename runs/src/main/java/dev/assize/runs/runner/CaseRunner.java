package dev.assize.runs.runner;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.InvalidCase;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Place;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import java.util.Optional;

/** From a row to its result: parse, map, name and hear. Threads share it: it holds nothing that changes. */
final class CaseRunner {

    private final Hearing<?> hearing;
    private final FieldMap fields;
    private final CaseSelection selection;

    CaseRunner(Hearing<?> hearing, FieldMap fields, CaseSelection selection) {
        this.hearing = hearing;
        this.fields = fields;
        this.selection = selection;
    }

    /** The result; empty when the case is not selected. */
    Optional<CaseResult> run(Row row) {
        Place place = row.place();
        String id = place.toString();
        try {
            ObjectNode record = fields.apply(row.record());
            id = id(record, place);
            return selection.includes(id) ? Optional.of(hearing.hear(id, record, place)) : Optional.empty();
        } catch (InvalidCase e) {
            return selection.includes(id) ? Optional.of(hearing.refuse(id, e, place)) : Optional.empty();
        }
    }

    private static String id(ObjectNode record, Place place) {
        JsonNode id = record.path("id");
        boolean usable = id.isNumber() || (id.isTextual() && !id.textValue().isBlank());
        return usable ? id.asText() : place.toString();
    }
}
