package dev.assize.core.whole;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a reply by what it means: a number that is written as text is a number all the same. That its form is wrong is for
 * the check of its form to say.
 */
public record VerdictReader(ObjectNode reply) {

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,9}(?:\\.\\d{1,9})?");

    public JsonNode at(String pointer) {
        return reply.at(AuditNotes.pointer(pointer));
    }

    public Optional<BigDecimal> number(String pointer) {
        return number(at(pointer));
    }

    /** A whole number, however it is written. */
    public Optional<Integer> integer(String pointer) {
        return number(pointer)
                .filter(value ->
                        value.stripTrailingZeros().scale() <= 0 && value.abs().intValue() < 1_000_000)
                .map(BigDecimal::intValue);
    }

    /** A whole number between two ends, both included. */
    public Optional<Integer> integer(String pointer, int min, int max) {
        return integer(pointer).filter(value -> value >= min && value <= max);
    }

    public Optional<String> text(String pointer) {
        return Optional.of(at(pointer)).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    public Optional<Boolean> flag(String pointer) {
        JsonNode value = at(pointer);
        if (value.isBoolean()) {
            return Optional.of(value.booleanValue());
        }
        return switch (value.asText().strip().toLowerCase(Locale.ROOT)) {
            case "true", "yes" -> Optional.of(true);
            case "false", "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** The entries of a list, if there is one. */
    public Optional<List<JsonNode>> entries(String pointer) {
        JsonNode list = at(pointer);
        if (!list.isArray()) {
            return Optional.empty();
        }
        List<JsonNode> entries = new ArrayList<>(list.size());
        list.forEach(entries::add);
        return Optional.of(entries);
    }

    /** The texts among the entries of a list; none when there is no list. */
    public List<String> texts(String pointer) {
        return entries(pointer).orElse(List.of()).stream()
                .filter(JsonNode::isTextual)
                .map(node -> node.textValue().strip())
                .toList();
    }

    private static Optional<BigDecimal> number(JsonNode value) {
        if (value.isNumber()) {
            BigDecimal number = value.decimalValue();
            // Written out in full, 1e999999999 would fill the memory.
            return Math.abs(number.scale()) < 30 && number.precision() < 30 ? Optional.of(number) : Optional.empty();
        }
        String text = value.isTextual() ? value.textValue().strip() : "";
        return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }

    /** Whether two values mean the same, in whatever form: 5, 5.0 and "5" do. */
    static boolean same(JsonNode found, JsonNode expected) {
        if (expected.isNumber()) {
            return number(found)
                    .filter(value -> value.compareTo(expected.decimalValue()) == 0)
                    .isPresent();
        }
        if (expected.isTextual()) {
            return found.isTextual() && found.textValue().strip().equalsIgnoreCase(expected.textValue());
        }
        if (expected.isArray()) {
            if (!found.isArray() || found.size() != expected.size()) {
                return false;
            }
            for (int i = 0; i < expected.size(); i++) {
                if (!same(found.get(i), expected.get(i))) {
                    return false;
                }
            }
            return true;
        }
        return expected.isNull() ? found.isNull() || found.isMissingNode() : found.equals(expected);
    }
}
