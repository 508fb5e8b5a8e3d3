package dev.assize.core.json.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;

/**
 * Takes a JSON value piece by piece, in the order in which it is written. What a value looks like is so said once, whether a tree is made
 * of it, for whoever looks into it, or bytes.
 */
public interface JsonWriter {

    void startObject();

    void endObject();

    void startArray();

    void endArray();

    /** The name of the value that comes next. */
    void name(JsonName name);

    /** The name of the value that comes next, where it is not known beforehand. */
    void name(String name);

    void text(String value);

    void number(int value);

    void number(long value);

    void number(BigDecimal value);

    void bool(boolean value);

    void nothing();

    /** A value that is a tree already. */
    void tree(JsonNode value);

    default void text(JsonName name, String value) {
        name(name);
        text(value);
    }
}
