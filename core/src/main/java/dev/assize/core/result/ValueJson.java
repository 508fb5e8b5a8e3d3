package dev.assize.core.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Form;
import dev.assize.core.question.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The JSON form of an answer's value, and back: {@code read(form, of(value))} is the value. */
public final class ValueJson {

    /** More digits than any scale has. */
    private static final int LONGEST_NUMBER = 40;

    private static final BigDecimal FAR = BigDecimal.valueOf(1_000_000_000);

    private ValueJson() {}

    public static JsonNode of(Value value) {
        if (value instanceof Value.YesNo yesNo) {
            return BooleanNode.valueOf(yesNo.yes());
        }
        if (value instanceof Value.Choice choice) {
            return TextNode.valueOf(choice.option());
        }
        if (value instanceof Value.Scale scale) {
            return IntNode.valueOf(scale.points());
        }
        if (value instanceof Value.Number number) {
            return DecimalNode.valueOf(number.value());
        }
        if (value instanceof Value.Checklist checklist) {
            ObjectNode ticks = Json.object();
            checklist.ticks().forEach(ticks::put);
            return ticks;
        }
        if (value instanceof Value.Document document) {
            return document.content();
        }
        ArrayNode entries = JsonNodeFactory.instance.arrayNode();
        ((Value.Listing) value).entries().forEach(entries::add);
        return entries;
    }

    /** Strictly what {@link #of} writes; empty when the node is of another kind than the form wants. */
    public static Optional<Value> read(Form form, JsonNode node) {
        if (form instanceof Form.YesNo) {
            return node.isBoolean() ? Optional.of(new Value.YesNo(node.booleanValue())) : Optional.empty();
        }
        if (form instanceof Form.Choice) {
            return node.isTextual() ? Optional.of(new Value.Choice(node.textValue())) : Optional.empty();
        }
        if (form instanceof Form.Scale) {
            return node.canConvertToInt() && node.isIntegralNumber()
                    ? Optional.of(new Value.Scale(node.intValue()))
                    : Optional.empty();
        }
        if (form instanceof Form.Number) {
            return node.isNumber()
                            && node.decimalValue().precision() <= LONGEST_NUMBER
                            && Math.abs((long) node.decimalValue().scale()) <= LONGEST_NUMBER
                    ? Optional.of(new Value.Number(node.decimalValue()))
                    : Optional.empty();
        }
        if (form instanceof Form.Document) {
            return node instanceof ObjectNode content ? Optional.of(new Value.Document(content)) : Optional.empty();
        }
        return form instanceof Form.Checklist ? checklist(node) : listing(node);
    }

    /** A whole number that somebody wrote as a decimal, 4.0, as the one that a scale wants; anything else as it is. */
    public static JsonNode whole(JsonNode node) {
        return node.isBigDecimal()
                        && node.decimalValue().stripTrailingZeros().scale() <= 0
                        && node.decimalValue().abs().compareTo(FAR) <= 0
                ? IntNode.valueOf(node.decimalValue().intValueExact())
                : node;
    }

    /** What {@link #read} wants for a form, for a person who writes answers down. */
    public static String expected(Form form) {
        if (form instanceof Form.YesNo) {
            return "true or false";
        }
        if (form instanceof Form.Choice choice) {
            return "one of " + String.join(", ", choice.options());
        }
        if (form instanceof Form.Scale scale) {
            return "a whole number from " + scale.min() + " to " + scale.max();
        }
        if (form instanceof Form.Number number) {
            return "a number from " + number.min().toPlainString() + " to "
                    + number.max().toPlainString();
        }
        if (form instanceof Form.Checklist checklist) {
            ObjectNode ticks = Json.object();
            checklist.items().forEach(item -> ticks.put(item, true));
            return "true or false for each item, such as " + Json.write(ticks);
        }
        return form instanceof Form.Listing ? "a list of texts, such as [\"first\", \"second\"]" : "an object";
    }

    private static Optional<Value> checklist(JsonNode node) {
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> tick : node.properties()) {
            if (!tick.getValue().isBoolean()) {
                return Optional.empty();
            }
            ticks.put(tick.getKey(), tick.getValue().booleanValue());
        }
        return node.isObject() ? Optional.of(new Value.Checklist(ticks)) : Optional.empty();
    }

    private static Optional<Value> listing(JsonNode node) {
        List<String> entries = new ArrayList<>();
        for (JsonNode entry : node) {
            if (!entry.isTextual()) {
                return Optional.empty();
            }
            entries.add(entry.textValue());
        }
        return node.isArray() ? Optional.of(new Value.Listing(entries)) : Optional.empty();
    }
}
