package dev.assize.runs.gate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A verdict as its schema describes it, made up to try a condition on before there is a real one. */
final class SampleVerdict {

    private static final int DEEPEST = 12;
    private static final int MOST_ENTRIES = 100;

    private static final Pattern FIELD = Pattern.compile("\"verdict\\.(\\w+)\"");

    /** What the values are like. */
    enum Values {
        /** Each number is the least that it may be, each list has an entry. */
        LEAST,
        /** Every number is another. */
        VARIED,
        /** Lists have no more entries than they must have. */
        FEW_ENTRIES
    }

    private final ObjectNode schema;
    private final Values values;
    private boolean open;
    private int numbers;

    SampleVerdict(ObjectNode schema, Values values) {
        this.schema = schema;
        this.values = values;
    }

    /** Every field that the schema names has a value of its type. */
    Map<String, Object> fields() {
        return object(schema, 0);
    }

    /**
     * Whether a real verdict may have the field that is missed here, since the schema does not name all there may be; known after
     * {@link #fields}.
     *
     * @param told what is missed
     */
    boolean mayHave(String told) {
        Matcher field = FIELD.matcher(told);
        boolean unknown = field.find() && !schema.path("properties").has(field.group(1));
        return unknown ? isOpen(schema) : open;
    }

    private static boolean isOpen(JsonNode described) {
        JsonNode more = described.path("additionalProperties");
        return !more.isBoolean() || more.asBoolean();
    }

    private Map<String, Object> object(JsonNode described, int depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        open |= isOpen(described);
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

    /** Squares, so that no difference of two numbers is that of two others. */
    private long more() {
        numbers++;
        return values == Values.VARIED ? (long) numbers * numbers : 0;
    }

    private Object ofType(JsonNode described, int depth) {
        JsonNode types = described.path("type");
        String type = types.isArray() && types.path(0).asText().equals("null")
                ? types.path(1).asText()
                : types.isArray() ? types.path(0).asText() : types.asText();
        BigDecimal least = described.path("minimum").decimalValue();
        return switch (type) {
            case "integer" -> least.longValue() + more();
            case "number" -> least.doubleValue() + more();
            case "boolean" -> false;
            case "array" -> Collections.nCopies(entries(described), value(described.path("items"), depth + 1));
            case "string" -> "";
            default -> object(described, depth);
        };
    }

    private int entries(JsonNode list) {
        int least = Math.min(list.path("minItems").asInt(0), MOST_ENTRIES);
        return values == Values.FEW_ENTRIES ? least : Math.max(1, least);
    }
}
