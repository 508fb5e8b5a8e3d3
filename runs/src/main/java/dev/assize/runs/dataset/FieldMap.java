package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.FieldPath;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where a user's data keeps the fields that a judge reads under other names. */
public record FieldMap(Map<String, FieldPath> paths) {

    public static final FieldMap NONE = new FieldMap(Map.of());

    public FieldMap {
        paths = Collections.unmodifiableMap(new LinkedHashMap<>(paths));
    }

    /** The record with the mapped fields at the top; throws {@link InvalidCase} when a path leads nowhere. */
    public ObjectNode apply(ObjectNode record) {
        if (paths.isEmpty()) {
            return record;
        }
        ObjectNode mapped = record.deepCopy();
        paths.forEach((field, path) -> {
            JsonNode value = path.find(record)
                    .orElseThrow(() -> new InvalidCase(
                            field, "nothing at \"" + path + "\"", "a value there, since the field is mapped to it"));
            mapped.set(field, value);
        });
        return mapped;
    }
}
