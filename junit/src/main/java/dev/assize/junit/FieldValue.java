package dev.assize.junit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a test says of a case, as JSON: texts, numbers, truth values, lists and maps of them, responses that hold a text. */
final class FieldValue {

    private FieldValue() {}

    /**
     * Throws {@link IllegalArgumentException} for anything else.
     *
     * @param what it is, as a message calls it
     */
    static JsonNode of(String what, @Nullable Object value) {
        if (value instanceof JsonNode node) {
            return node;
        }
        if (value instanceof Integer || value instanceof Long) {
            return LongNode.valueOf(((Number) value).longValue());
        }
        if (value instanceof Number number) {
            return DecimalNode.valueOf(new BigDecimal(number.toString()));
        }
        if (value instanceof Boolean truth) {
            return BooleanNode.valueOf(truth);
        }
        if (value instanceof Iterable<?> list) {
            ArrayNode array = Json.array();
            list.forEach(item -> array.add(of("an entry of " + what, item)));
            return array;
        }
        if (value instanceof Map<?, ?> map) {
            ObjectNode object = Json.object();
            map.forEach((name, item) -> object.set(String.valueOf(name), of(what + "." + name, item)));
            return object;
        }
        return TextNode.valueOf(OutputText.of(what, value));
    }
}
