package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.record.Found;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Violation;
import dev.assize.judgefiles.internal.expression.JsonEquality;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Holds a reply against the schema that a judge file's output has; it knows the few words that such a schema uses. */
record VerdictForm(ObjectNode schema) implements AuditNotes.FormCheck {
    /** Something that does not have its form. */
    private record Objection(Violation violation, String pointer, String message) {}

    @Override
    public void check(ObjectNode reply, AuditNotes notes) {
        List<Objection> objections = new ArrayList<>();
        check(schema, reply, "", objections);
        objections.forEach(objection -> notes.add(objection.violation(), objection.pointer(), objection.message()));
    }

    /** Whether that part of a reply has the form. */
    static boolean accepts(JsonNode schema, JsonNode part) {
        List<Objection> objections = new ArrayList<>();
        if (!part.isMissingNode()) {
            check(schema, part, "", objections);
        }
        return !part.isMissingNode() && objections.isEmpty();
    }

    private static void check(JsonNode schema, JsonNode value, String pointer, List<Objection> objections) {
        if (schema.has("anyOf")) {
            anyOf(schema.get("anyOf"), value, pointer, objections);
            return;
        }
        if (schema.has("const") && !JsonEquality.equal(schema.get("const"), value)) {
            objections.add(
                    new Objection(Violation.ENUM_UNKNOWN, pointer, found(value) + ", expected " + schema.get("const")));
        }
        String type = schema.path("type").asText("");
        if (!isOfType(type, value)) {
            objections.add(new Objection(Violation.SCHEMA_TYPE, pointer, found(value) + ", expected type " + type));
            return;
        }
        if (schema.has("enum") && !contains(schema.get("enum"), value)) {
            objections.add(new Objection(
                    Violation.ENUM_UNKNOWN, pointer, found(value) + ", expected one of " + schema.get("enum")));
        }
        if (value.isObject()) {
            members(schema, value, pointer, objections);
        }
        if (value.isArray()) {
            entries(schema, value, pointer, objections);
        }
    }

    private static void anyOf(JsonNode kinds, JsonNode value, String pointer, List<Objection> objections) {
        List<Objection> first = null;
        for (JsonNode kind : kinds) {
            List<Objection> own = new ArrayList<>();
            check(kind, value, pointer, own);
            if (own.isEmpty()) {
                return;
            }
            first = first == null ? own : first;
        }
        if (first != null) {
            objections.addAll(first);
        }
    }

    private static void members(JsonNode schema, JsonNode value, String pointer, List<Objection> objections) {
        JsonNode properties = schema.path("properties");
        for (JsonNode required : schema.path("required")) {
            if (!value.has(required.asText())) {
                objections.add(new Objection(
                        Violation.SCHEMA_MISSING,
                        pointer + "/" + escaped(required.asText()),
                        "is missing; the document prescribes it"));
            }
        }
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            String at = pointer + "/" + escaped(member.getKey());
            if (properties.has(member.getKey())) {
                check(properties.get(member.getKey()), member.getValue(), at, objections);
            } else if (schema.has("additionalProperties")) {
                objections.add(new Objection(Violation.SCHEMA_EXTRA, at, "is no field of the document"));
            }
        }
    }

    private static void entries(JsonNode schema, JsonNode value, String pointer, List<Objection> objections) {
        int least = schema.path("minItems").asInt(0);
        int most = schema.path("maxItems").asInt(Integer.MAX_VALUE);
        if (value.size() < least || value.size() > most) {
            objections.add(new Objection(
                    Violation.SCHEMA_FORM,
                    pointer,
                    "has " + value.size() + " entries, expected "
                            + (value.size() < least ? "at least " + least : "at most " + most)));
        }
        for (int i = 0; schema.has("items") && i < value.size(); i++) {
            check(schema.get("items"), value.get(i), pointer + "/" + i, objections);
        }
    }

    static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    private static String found(JsonNode value) {
        return "is " + Found.describe(value);
    }

    private static boolean contains(JsonNode options, JsonNode value) {
        for (JsonNode option : options) {
            if (JsonEquality.equal(option, value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfType(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isTextual();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> true;
        };
    }
}
