package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.text.FoldedText;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A value as a name that can be counted. */
final class Category {

    private Category() {}

    /** {@code yes}, {@code no}, an option, digits, or the whole written out. */
    static String of(JsonNode value) {
        if (value.isBoolean()) {
            return value.booleanValue() ? "yes" : "no";
        }
        if (value.isNumber()) {
            return value.decimalValue().stripTrailingZeros().toPlainString();
        }
        return value.isTextual() ? value.textValue() : Json.write(value);
    }

    /** The entries of a list with case, accents and white space folded. */
    static Set<String> entries(JsonNode list) {
        Set<String> entries = new TreeSet<>();
        list.forEach(entry -> entries.add(FoldedText.fold(Json.write(entry))));
        return entries;
    }

    /** What a person wrote, in the form that {@code like} has; empty when it cannot be read so. */
    static Optional<JsonNode> read(JsonNode written, JsonNode like) {
        if (like.isBoolean()) {
            return truth(written).map(yes -> Json.object().put("v", yes).get("v"));
        }
        if (like.isNumber()) {
            return number(written);
        }
        if (like.isTextual()) {
            return written.isValueNode() && !written.isNull()
                    ? Optional.of(Json.object().put("v", written.asText()).get("v"))
                    : Optional.empty();
        }
        if (like.isObject()) {
            return written instanceof ObjectNode ? Optional.of(written) : Optional.empty();
        }
        return written.isArray() ? Optional.of(written) : Optional.empty();
    }

    static Optional<Boolean> truth(JsonNode written) {
        if (written.isBoolean()) {
            return Optional.of(written.booleanValue());
        }
        return switch (written.asText().strip().toLowerCase(Locale.ROOT)) {
            case "yes", "true", "1", "y", "oui", "ja", "pass" -> Optional.of(true);
            case "no", "false", "0", "n", "non", "nee", "nein", "fail" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    static Optional<JsonNode> number(JsonNode written) {
        if (written.isNumber()) {
            return Optional.of(written);
        }
        String text = written.asText().strip();
        return text.matches("-?\\d{1,15}(?:\\.\\d{1,15})?")
                ? Optional.of(Json.object().put("v", new BigDecimal(text)).get("v"))
                : Optional.empty();
    }
}
