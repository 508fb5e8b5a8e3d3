package dev.assize.cli.law;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.core.json.Json;
import java.util.Map;
import picocli.CommandLine.Mixin;

/** How a reading is printed: one line for each thing understood, or one object. */
final class LawFormat {

    @Mixin
    private final FormatOption option = FormatOption.textOrJson();

    String write(ObjectNode reading) {
        return option.isJson() ? Json.pretty(reading) + "\n" : lines(reading);
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
