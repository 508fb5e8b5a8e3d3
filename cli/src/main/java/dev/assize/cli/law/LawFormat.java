package dev.assize.cli.law;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.json.Json;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/** How a reading is printed: one line for each thing understood, or one object. */
final class LawFormat {

    private final FormatOption option;

    private LawFormat(String description) {
        this.option = new FormatOption(description, PrintedForm.TEXT, PrintedForm.JSON);
    }

    static LawFormat textOrJson() {
        return new LawFormat("text or json. Default: text.");
    }

    static LawFormat of(String description) {
        return new LawFormat(description);
    }

    CommandSpec mixin() {
        return option.mixin();
    }

    boolean isJson() {
        return option.isJson();
    }

    String write(ObjectNode reading) {
        return isJson() ? Json.pretty(reading) + "\n" : lines(reading);
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
