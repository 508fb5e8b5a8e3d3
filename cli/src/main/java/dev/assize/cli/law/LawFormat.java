package dev.assize.cli.law;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.Map;

/** The forms in which a reading is printed. */
enum LawFormat {
    /** One line for each thing understood. */
    TEXT,
    /** One object. */
    JSON;

    String write(ObjectNode reading) {
        return switch (this) {
            case JSON -> Json.pretty(reading) + "\n";
            case TEXT -> lines(reading);
        };
    }

    private static String lines(ObjectNode reading) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, JsonNode> entry : reading.properties()) {
            String value = entry.getValue().isValueNode() ? entry.getValue().asText() : Json.write(entry.getValue());
            if (!entry.getValue().isNull()) {
                text.append(entry.getKey()).append(": ").append(value).append('\n');
            }
        }
        return text.toString();
    }
}
