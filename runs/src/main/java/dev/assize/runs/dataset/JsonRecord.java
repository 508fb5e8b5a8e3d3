package dev.assize.runs.dataset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.core.record.Found;
import java.util.stream.Collectors;

/** A record from JSON text. */
final class JsonRecord {

    private JsonRecord() {}

    /** A longer record is read as a text: its characters would take twice the room. */
    private static final int SHORT = 1 << 15;

    /** Of UTF-8. Most records are short and unbroken, and are parsed from their characters without a text in between. */
    static ObjectNode parse(byte[] bytes) {
        if (bytes.length <= SHORT) {
            char[] units = new char[bytes.length];
            int length = Utf8.decode(bytes, units);
            try {
                if (length >= 0) {
                    return require(Json.parse(units, length));
                }
            } catch (JsonProcessingException broken) {
                return parse(Utf8.decode(bytes));
            }
        }
        return parse(Utf8.decode(bytes));
    }

    private static ObjectNode parse(String text) {
        try {
            return require(Json.parse(text));
        } catch (JsonProcessingException e) {
            throw broken("JSON", e);
        }
    }

    static ObjectNode require(JsonNode value) {
        if (value instanceof ObjectNode object) {
            return object;
        }
        throw new InvalidCase("", Found.describe(value), "a JSON object");
    }

    /** @param language what the text should have been */
    static InvalidCase broken(String language, JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        String where = at == null || at.getColumnNr() < 1 ? "" : " at column " + at.getColumnNr();
        return new InvalidCase(
                "", "broken " + language + where + ": " + Found.shorten(plain(JsonMistake.of(e))), "a JSON object");
    }

    /** The parser's message without what only its makers know: the tokens it can read, and excerpts with line numbers. */
    private static String plain(String message) {
        String said =
                message.replaceFirst("(?s)(: was expecting |: expected close marker | \\(start marker at ).*", "");
        return said.lines()
                .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
                .collect(Collectors.joining(", "));
    }
}
