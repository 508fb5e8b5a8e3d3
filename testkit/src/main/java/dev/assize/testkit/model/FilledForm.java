package dev.assize.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A reply that follows a schema, for a model that has no opinion: false, the first option, 0, an empty text, an empty list.
 */
public final class FilledForm {

    private FilledForm() {}

    public static String of(JsonNode schema) {
        return fill("", schema, (name, part) -> null).toString();
    }

    /** @param opinion the value of a property by its name and schema; null where it has none */
    public static String of(JsonNode schema, BiFunction<String, JsonNode, @Nullable JsonNode> opinion) {
        return fill("", schema, opinion).toString();
    }

    private static JsonNode fill(
            String name, JsonNode schema, BiFunction<String, JsonNode, @Nullable JsonNode> opinion) {
        JsonNode own = opinion.apply(name, schema);
        if (own != null) {
            return own;
        }
        if (schema.has("enum")) {
            return schema.path("enum").path(0);
        }
        return switch (schema.path("type").asText()) {
            case "object" -> object(schema, opinion);
            case "array" -> new ArrayNode(JsonNodeFactory.instance);
            case "boolean" -> BooleanNode.FALSE;
            case "integer", "number" -> IntNode.valueOf(schema.path("minimum").asInt());
            default -> TextNode.valueOf("");
        };
    }

    private static ObjectNode object(JsonNode schema, BiFunction<String, JsonNode, @Nullable JsonNode> opinion) {
        ObjectNode filled = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            filled.set(property.getKey(), fill(property.getKey(), property.getValue(), opinion));
        }
        return filled;
    }
}
