package dev.assize.core.json.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Makes a tree. For one value, in one thread. */
public final class TreeWriter implements JsonWriter {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** What was begun and not yet ended, the innermost first. */
    private final Deque<JsonNode> open = new ArrayDeque<>();

    private String name = "";
    private @Nullable JsonNode whole;

    /** What was written. */
    public JsonNode whole() {
        if (whole == null || !open.isEmpty()) {
            throw new IllegalStateException("The value is not yet written");
        }
        return whole;
    }

    @Override
    public void startObject() {
        begin(NODES.objectNode());
    }

    @Override
    public void endObject() {
        open.pop();
    }

    @Override
    public void startArray() {
        begin(NODES.arrayNode());
    }

    @Override
    public void endArray() {
        open.pop();
    }

    private void begin(JsonNode container) {
        tree(container);
        open.push(container);
    }

    @Override
    public void name(JsonName next) {
        name = next.toString();
    }

    @Override
    public void name(String next) {
        name = next;
    }

    @Override
    public void text(String value) {
        tree(NODES.textNode(value));
    }

    @Override
    public void number(int value) {
        tree(NODES.numberNode(value));
    }

    @Override
    public void number(long value) {
        tree(NODES.numberNode(value));
    }

    @Override
    public void number(BigDecimal value) {
        tree(NODES.numberNode(value));
    }

    @Override
    public void bool(boolean value) {
        tree(NODES.booleanNode(value));
    }

    @Override
    public void nothing() {
        tree(NODES.nullNode());
    }

    @Override
    public void tree(JsonNode value) {
        JsonNode within = open.peek();
        if (within == null) {
            whole = value;
        } else if (within instanceof ObjectNode object) {
            object.set(name, value);
        } else {
            ((ArrayNode) within).add(value);
        }
    }
}
