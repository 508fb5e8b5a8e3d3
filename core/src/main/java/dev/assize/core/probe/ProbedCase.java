package dev.assize.core.probe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.RecordFields;
import java.util.Map;
import java.util.Optional;

/** A case that is to be changed, seen through the fields of its judge. Nothing changes the record itself. */
public final class ProbedCase {

    private final ObjectNode record;
    private final FieldNames names;

    public ProbedCase(ObjectNode record, FieldNames names) {
        this.record = record;
        this.names = names;
    }

    /** The record as it is; not to be changed. */
    public ObjectNode record() {
        return record;
    }

    public Optional<JsonNode> find(String field) {
        return RecordFields.of(record, names).find(field);
    }

    /** The field's text, in whatever form a text is kept; empty when it is absent, blank or no text. */
    public Optional<String> text(String field) {
        try {
            return RecordFields.of(record, names).text(field).filter(text -> !text.isBlank());
        } catch (InvalidCase noText) {
            return Optional.empty();
        }
    }

    /**
     * The same case with another value of the field: at the place where the record keeps it, whatever its name there, or where it
     * keeps none, under the field's own name. One with dots in it is a path into the record. A field that a map has filled stands
     * twice in the record, and changes at both places.
     */
    @SuppressWarnings("ReferenceEquality") // an equal value elsewhere is another one
    public ProbedCase with(String field, JsonNode value) {
        ObjectNode copy = record.deepCopy();
        JsonNode old = RecordFields.of(copy, names).find(field).orElse(null);
        boolean own = old != null && copy.get(field) == old;
        boolean replaced = old != null && isFindable(old) && replaced(copy, old, value);
        if (own || !replaced) {
            ObjectNode place = copy;
            String key = field;
            while (!copy.has(field) && key.indexOf('.') > 0) {
                String step = key.substring(0, key.indexOf('.'));
                place = place.path(step) instanceof ObjectNode inner ? inner : place.putObject(step);
                key = key.substring(key.indexOf('.') + 1);
            }
            place.set(key, value);
        }
        return new ProbedCase(copy, names);
    }

    /** Short numbers and empty texts may be one object at several places. */
    private static boolean isFindable(JsonNode value) {
        return value.isContainerNode()
                || (value.isTextual() && !value.textValue().isEmpty());
    }

    @SuppressWarnings("ReferenceEquality") // an equal value elsewhere is another one
    private static boolean replaced(ObjectNode object, JsonNode old, JsonNode value) {
        for (Map.Entry<String, JsonNode> entry : object.properties()) {
            if (entry.getValue() == old) {
                object.set(entry.getKey(), value);
                return true;
            }
            if (entry.getValue() instanceof ObjectNode inner && replaced(inner, old, value)) {
                return true;
            }
        }
        return false;
    }

    public ProbedCase with(String field, String text) {
        return with(field, TextNode.valueOf(text));
    }

    /** Another case before the same judge. */
    public ProbedCase of(ObjectNode other) {
        return new ProbedCase(other, names);
    }

    /** From this case to the changed one. */
    public ChangedCase to(ProbedCase changed, Effect effect) {
        return new ChangedCase(record, changed.record, effect);
    }
}
