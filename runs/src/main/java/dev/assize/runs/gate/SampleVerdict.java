package dev.assize.runs.gate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A verdict as its schema describes it, made up to try a condition on before there is a real one. */
final class SampleVerdict {

    private static final int DEEPEST = 12;

    private final ObjectNode schema;
    private boolean open;

    SampleVerdict(ObjectNode schema) {
        this.schema = schema;
    }

    /** Every field that the schema names has a value of its type. */
    Map<String, Object> fields() {
        return object(schema, 0);
    }

    /** Whether a real verdict may have fields that the schema does not name; known after {@link #fields}. */
    boolean isOpen() {
        return open;
    }

    private Map<String, Object> object(JsonNode described, int depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        JsonNode more = described.path("additionalProperties");
        open |= !more.isBoolean() || more.asBoolean();
        described
                .path("properties")
                .properties()
                .forEach(entry -> fields.put(entry.getKey(), value(entry.getValue(), depth + 1)));
        return fields;
    }

    private Object value(JsonNode described, int depth) {
        if (depth > DEEPEST) {
            open = true;
            return Map.of();
        }
        if (described.has("$ref")) {
            return value(schema.at(described.path("$ref").asText().replaceFirst("^#", "")), depth + 1);
        }
        for (String choice : List.of("oneOf", "anyOf", "allOf")) {
            for (JsonNode one : described.path(choice)) {
                if (!one.path("type").asText().equals("null")) {
                    return value(one, depth + 1);
                }
            }
        }
        JsonNode first = described.has("const")
                ? described.path("const")
                : described.path("enum").path(0);
        return first.isValueNode() && !first.isNull() ? plain(first) : ofType(described, depth);
    }

    private static Object plain(JsonNode value) {
        if (value.isIntegralNumber()) {
            return value.longValue();
        }
        return value.isNumber()
                ? (Object) value.doubleValue()
                : value.isBoolean() ? value.booleanValue() : value.asText();
    }

    private Object ofType(JsonNode described, int depth) {
        JsonNode types = described.path("type");
        String type = types.isArray() && types.path(0).asText().equals("null")
                ? types.path(1).asText()
                : types.isArray() ? types.path(0).asText() : types.asText();
        BigDecimal least = described.path("minimum").decimalValue();
        return switch (type) {
            case "integer" -> least.longValue();
            case "number" -> least.doubleValue();
            case "boolean" -> false;
            case "array" -> List.of(value(described.path("items"), depth + 1));
            case "string" -> "";
            default -> object(described, depth);
        };
    }
}
