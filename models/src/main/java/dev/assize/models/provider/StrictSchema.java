package dev.assize.models.provider;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.TreeSet;

/**
 * Whether a provider can enforce a schema to the letter. OpenAI refuses to unless every object is closed and names all
 * its properties as required.
 */
final class StrictSchema {

    private StrictSchema() {}

    static boolean suits(JsonNode schema) {
        if (schema.isObject()
                && (schema.has("properties") || schema.path("type").asText().equals("object"))) {
            if (!isClosed(schema)) {
                return false;
            }
        }
        for (JsonNode part : schema) {
            if (!suits(part)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isClosed(JsonNode object) {
        Set<String> named = new TreeSet<>();
        object.path("properties").fieldNames().forEachRemaining(named::add);
        Set<String> required = new TreeSet<>();
        object.path("required").forEach(name -> required.add(name.asText()));
        JsonNode others = object.path("additionalProperties");
        return others.isBoolean() && !others.asBoolean() && required.equals(named);
    }
}
