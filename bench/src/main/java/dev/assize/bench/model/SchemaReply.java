package dev.assize.bench.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;

/** A reply that follows a schema: able to tell, and saying no to everything. */
final class SchemaReply {

    private SchemaReply() {}

    static JsonNode to(JsonNode schema) {
        return value("", schema);
    }

    private static JsonNode value(String name, JsonNode schema) {
        if (schema.has("enum")) {
            return schema.path("enum").path(0);
        }
        return switch (schema.path("type").asText()) {
            case "object" -> object(schema);
            case "array" -> JsonNodeFactory.instance.arrayNode();
            case "boolean" -> BooleanNode.valueOf(name.equals("can_tell"));
            case "integer", "number" -> IntNode.valueOf(1);
            default -> TextNode.valueOf(name.equals("rationale") ? "The output does not say it." : "");
        };
    }

    private static ObjectNode object(JsonNode schema) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        schema.path("properties")
                .properties()
                .forEach(field -> object.set(field.getKey(), value(field.getKey(), field.getValue())));
        return object;
    }
}
