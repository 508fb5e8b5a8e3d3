package dev.assize.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.record.Found;
import dev.assize.text.NearestName;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * What an assistant can call.
 *
 * @param schema of its arguments: an object whose properties are texts, whole numbers or objects
 */
record Tool(String name, String description, ObjectNode schema, Body body) {

    /** What a tool does with its arguments. */
    @FunctionalInterface
    interface Body {

        /** Throws {@link IllegalArgumentException} for arguments that cannot be meant. */
        ObjectNode answer(ObjectNode arguments) throws IOException;
    }

    static Tool of(String name, String description, String schema, Body body) {
        try {
            return new Tool(name, description, (ObjectNode) Json.parse(schema), body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The schema of " + name + " is JSON", e);
        }
    }

    /** As tools/list tells it. */
    ObjectNode told() {
        return Json.object().put("name", name).put("description", description).set("inputSchema", schema);
    }

    /** Throws {@link IllegalArgumentException} for arguments that it does not have, or of another type. */
    ObjectNode answer(ObjectNode arguments) throws IOException {
        for (Map.Entry<String, JsonNode> argument : arguments.properties()) {
            JsonNode property = schema.path("properties").path(argument.getKey());
            if (property.isMissingNode()) {
                throw new IllegalArgumentException(unknown(argument.getKey()));
            }
            String type = property.path("type").asText();
            if (!argument.getValue().isNull() && !isOf(type, argument.getValue())) {
                throw new IllegalArgumentException("\"" + argument.getKey() + "\": found "
                        + Found.describe(argument.getValue()) + ", expected " + word(type));
            }
        }
        return body.answer(arguments);
    }

    private String unknown(String argument) {
        List<String> known = schema.path("properties").properties().stream()
                .map(Map.Entry::getKey)
                .toList();
        if (known.isEmpty()) {
            return name + " takes no arguments, got \"" + argument + "\"";
        }
        return name + " has no argument \"" + argument + "\"; "
                + NearestName.to(argument, known)
                        .map(near -> "did you mean \"" + near + "\"?")
                        .orElse("it has " + String.join(", ", known));
    }

    /** A name that looks like a number is often written as one. */
    private static boolean isOf(String type, JsonNode value) {
        return switch (type) {
            case "string" -> value.isTextual() || value.isNumber();
            case "integer" -> value.isIntegralNumber();
            default -> value.isObject();
        };
    }

    private static String word(String type) {
        return switch (type) {
            case "string" -> "text";
            case "integer" -> "a whole number";
            default -> "an object, not written as text";
        };
    }
}
