package dev.assize.core.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;

/**
 * Trees from tokens and back. An object mapper does the same, but a program that judges one case would spend a tenth of its
 * time on having one.
 */
final class JsonTree {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Two fewer than the parser reads, for a sign and a point. */
    private static final int MOST_DIGITS = 998;

    private static final String TOO_LONG = "a number of more than " + MOST_DIGITS + " digits when it is written out";

    private JsonTree() {}

    /** The only value of a text; {@link MissingNode} where there is none. */
    static JsonNode readOnly(JsonParser parser) throws IOException {
        if (parser.nextToken() == null) {
            return MissingNode.getInstance();
        }
        JsonNode value = readWithin(parser);
        if (parser.nextToken() != null) {
            throw new JsonParseException(parser, "more follows after the end of the value");
        }
        return value;
    }

    /** The same as {@link #read}; a thread with a small stack may not go as deep as the parser. */
    static JsonNode readWithin(JsonParser parser) throws IOException {
        try {
            return read(parser);
        } catch (StackOverflowError e) {
            throw new JsonParseException(parser, "nested too deeply", e);
        }
    }

    /** The value that begins at the current token. Nesting is bounded by what the parser allows. */
    static JsonNode read(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT ->
                switch (parser.getNumberType()) {
                    case INT -> NODES.numberNode(parser.getIntValue());
                    case LONG -> NODES.numberNode(parser.getLongValue());
                    default -> NODES.numberNode(parser.getBigIntegerValue());
                };
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(decimal(parser));
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new JsonParseException(parser, "found " + parser.currentToken() + ", expected a value");
        };
    }

    /** Numbers are written without an exponent, and what is written must be readable again: 1e999999999 would be a gigabyte. */
    private static BigDecimal decimal(JsonParser parser) throws IOException {
        try {
            BigDecimal number = parser.getDecimalValue();
            long digits = Math.max(number.precision() - (long) number.scale(), number.scale() + 1L);
            if (digits <= MOST_DIGITS && number.precision() <= MOST_DIGITS) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new JsonParseException(parser, TOO_LONG, e);
        }
        throw new JsonParseException(parser, TOO_LONG);
    }

    private static ObjectNode object(JsonParser parser) throws IOException {
        ObjectNode object = NODES.objectNode();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            parser.nextToken();
            object.set(name, read(parser));
        }
        return object;
    }

    private static ArrayNode array(JsonParser parser) throws IOException {
        ArrayNode array = NODES.arrayNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            array.add(read(parser));
        }
        return array;
    }

    static void write(JsonNode value, JsonGenerator target) throws IOException {
        switch (value.getNodeType()) {
            case OBJECT -> {
                target.writeStartObject();
                for (Map.Entry<String, JsonNode> field : value.properties()) {
                    target.writeFieldName(field.getKey());
                    write(field.getValue(), target);
                }
                target.writeEndObject();
            }
            case ARRAY -> {
                target.writeStartArray();
                for (JsonNode element : value) {
                    write(element, target);
                }
                target.writeEndArray();
            }
            case STRING -> target.writeString(value.textValue());
            case NUMBER -> number(value, target);
            case BOOLEAN -> target.writeBoolean(value.booleanValue());
            case NULL, MISSING -> target.writeNull();
            case BINARY, POJO -> throw new IllegalArgumentException("No value of JSON: " + value.getNodeType());
        }
    }

    private static void number(JsonNode value, JsonGenerator target) throws IOException {
        switch (value.numberType()) {
            case INT -> target.writeNumber(value.intValue());
            case LONG -> target.writeNumber(value.longValue());
            case BIG_INTEGER -> target.writeNumber(value.bigIntegerValue());
            case FLOAT -> target.writeNumber(value.floatValue());
            case DOUBLE -> target.writeNumber(value.doubleValue());
            case BIG_DECIMAL -> target.writeNumber(value.decimalValue());
        }
    }
}
