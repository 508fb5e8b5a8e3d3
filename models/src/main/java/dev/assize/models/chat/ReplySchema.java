package dev.assize.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The JSON Schema that a reply must follow. Many calls share one, so it is written out and looked through once. Threads share
 * it: nobody changes the schema any more.
 */
public final class ReplySchema {

    private final ObjectNode schema;
    private final String text;
    private final boolean closed;

    public ReplySchema(ObjectNode schema) {
        this.schema = schema.deepCopy();
        this.text = Json.write(schema);
        this.closed = isClosed(schema);
    }

    public ObjectNode schema() {
        return schema;
    }

    /**
     * Whether every object in it is closed and names all its properties as required. Only such a schema can a provider
     * enforce to the letter: OpenAI refuses others.
     */
    public boolean isClosed() {
        return closed;
    }

    private static boolean isClosed(JsonNode schema) {
        if (schema.isObject()
                && (schema.has("properties") || schema.path("type").asText().equals("object"))
                && !isClosedObject(schema)) {
            return false;
        }
        for (JsonNode part : schema) {
            if (!isClosed(part)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isClosedObject(JsonNode object) {
        Set<String> named = new TreeSet<>();
        object.path("properties").fieldNames().forEachRemaining(named::add);
        Set<String> required = new TreeSet<>();
        object.path("required").forEach(name -> required.add(name.asText()));
        JsonNode others = object.path("additionalProperties");
        return others.isBoolean() && !others.asBoolean() && required.equals(named);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ReplySchema that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** The schema as JSON text. */
    @Override
    public String toString() {
        return text;
    }
}
