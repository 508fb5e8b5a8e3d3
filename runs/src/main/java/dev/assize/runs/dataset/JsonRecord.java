package dev.assize.runs.dataset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.record.Found;

/** A record from JSON text. */
final class JsonRecord {

    private JsonRecord() {}

    static ObjectNode parse(String text) {
        try {
            return require(Json.parse(text));
        } catch (JsonProcessingException e) {
            throw broken(e);
        }
    }

    static ObjectNode require(JsonNode value) {
        if (value instanceof ObjectNode object) {
            return object;
        }
        throw new InvalidCase("", Found.describe(value), "a JSON object");
    }

    static InvalidCase broken(JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        String where = at == null || at.getColumnNr() < 1 ? "" : " at column " + at.getColumnNr();
        return new InvalidCase(
                "", "broken JSON" + where + ": " + Found.shorten(e.getOriginalMessage()), "a JSON object");
    }
}
