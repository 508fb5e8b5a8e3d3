package dev.assize.runs.gate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A verdict as conditions see it. They know whole numbers and numbers with a decimal point, and reckon with one kind at a time: which
 * of them a field holds is told by the schema, so that 1 is a 1.0 where the next case has 0.5.
 */
final class VerdictValues {

    private final ObjectNode schema;

    VerdictValues(ObjectNode schema) {
        this.schema = schema;
    }

    Map<String, Object> of(ObjectNode verdict) {
        return fields(verdict, schema);
    }

    private Map<String, Object> fields(JsonNode object, JsonNode described) {
        Map<String, Object> fields = new LinkedHashMap<>();
        object.properties()
                .forEach(field -> fields.put(
                        field.getKey(),
                        value(field.getValue(), described.path("properties").path(field.getKey()))));
        return fields;
    }

    private @Nullable Object value(JsonNode value, JsonNode written) {
        JsonNode described = resolved(written);
        if (value.isObject()) {
            return fields(value, described);
        }
        if (value.isArray()) {
            List<@Nullable Object> entries = new ArrayList<>();
            value.forEach(entry -> entries.add(value(entry, described.path("items"))));
            return entries;
        }
        if (value.isNumber()) {
            boolean whole = value.canConvertToExactIntegral() && value.canConvertToLong() && !mayHavePoint(described);
            return whole ? (Object) value.longValue() : value.doubleValue();
        }
        return value.isBoolean() ? (Object) value.booleanValue() : value.isNull() ? null : value.asText();
    }

    private JsonNode resolved(JsonNode described) {
        return described.has("$ref") ? schema.at(described.path("$ref").asText().replaceFirst("^#", "")) : described;
    }

    private static boolean mayHavePoint(JsonNode described) {
        JsonNode type = described.path("type");
        if (type.asText().equals("number")) {
            return true;
        }
        for (JsonNode one : type) {
            if (one.asText().equals("number")) {
                return true;
            }
        }
        for (String choice : List.of("oneOf", "anyOf", "allOf")) {
            for (JsonNode one : described.path(choice)) {
                if (mayHavePoint(one)) {
                    return true;
                }
            }
        }
        return false;
    }
}
