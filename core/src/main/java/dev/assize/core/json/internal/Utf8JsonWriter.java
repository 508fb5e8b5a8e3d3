package dev.assize.core.json.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Writes bytes of UTF-8, on one line, without a string in between. For one value, in one thread. */
public final class Utf8JsonWriter implements JsonWriter {

    /** Up to so many decimals the shortest form of a number, which it remembers, is its plain one. */
    private static final int FEW_DECIMALS = 6;

    /** A number of more digits was meant for no reader. */
    private static final int MOST_DIGITS = 9_999;

    private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);

    private final Utf8Buffer buffer;

    /** Whether the next value, or name, is parted from the one before it. */
    private boolean afterValue;

    /** @param expected about how many bytes will be written */
    public Utf8JsonWriter(int expected) {
        this.buffer = new Utf8Buffer(expected);
    }

    /** All that was written, with a line break after it. */
    public byte[] line() {
        buffer.add('\n');
        return buffer.written();
    }

    @Override
    public void startObject() {
        begin('{');
    }

    @Override
    public void endObject() {
        end('}');
    }

    @Override
    public void startArray() {
        begin('[');
    }

    @Override
    public void endArray() {
        end(']');
    }

    private void begin(char bracket) {
        part();
        buffer.add(bracket);
        afterValue = false;
    }

    private void end(char bracket) {
        buffer.add(bracket);
        afterValue = true;
    }

    private void part() {
        if (afterValue) {
            buffer.add(',');
        }
        afterValue = true;
    }

    @Override
    public void name(JsonName name) {
        part();
        buffer.add(name.written());
        afterValue = false;
    }

    @Override
    public void name(String name) {
        part();
        buffer.addText(name);
        buffer.add(':');
        afterValue = false;
    }

    @Override
    public void text(String value) {
        part();
        buffer.addText(value);
    }

    @Override
    public void number(int value) {
        plain(Integer.toString(value));
    }

    @Override
    public void number(long value) {
        plain(Long.toString(value));
    }

    @Override
    public void number(BigDecimal value) {
        if (Math.abs((long) value.scale()) > MOST_DIGITS) {
            throw new IllegalArgumentException("A number of more than " + MOST_DIGITS + " digits: " + value);
        }
        boolean few = value.scale() >= 0 && value.scale() <= FEW_DECIMALS;
        plain(few ? value.toString() : value.toPlainString());
    }

    @Override
    public void bool(boolean value) {
        part();
        buffer.add(value ? TRUE : FALSE);
    }

    @Override
    public void nothing() {
        part();
        buffer.add(NULL);
    }

    private void plain(String digits) {
        part();
        buffer.add(digits);
    }

    @Override
    public void tree(JsonNode value) {
        switch (value.getNodeType()) {
            case OBJECT -> {
                startObject();
                for (Map.Entry<String, JsonNode> field : value.properties()) {
                    name(field.getKey());
                    tree(field.getValue());
                }
                endObject();
            }
            case ARRAY -> {
                startArray();
                for (JsonNode element : value) {
                    tree(element);
                }
                endArray();
            }
            case STRING -> text(value.textValue());
            case NUMBER -> number(value);
            case BOOLEAN -> bool(value.booleanValue());
            case NULL, MISSING -> nothing();
            case BINARY, POJO -> throw new IllegalArgumentException("No value of JSON: " + value.getNodeType());
        }
    }

    private void number(JsonNode value) {
        switch (value.numberType()) {
            case INT -> number(value.intValue());
            case LONG -> number(value.longValue());
            case BIG_INTEGER -> plain(value.bigIntegerValue().toString());
            case FLOAT -> binary(Float.toString(value.floatValue()), value.doubleValue());
            case DOUBLE -> binary(Double.toString(value.doubleValue()), value.doubleValue());
            case BIG_DECIMAL -> number(value.decimalValue());
        }
    }

    /** JSON has no form for what is no number, or an endless one. */
    private void binary(String digits, double value) {
        if (Double.isFinite(value)) {
            plain(digits);
        } else {
            text(digits);
        }
    }
}
