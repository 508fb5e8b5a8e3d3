package dev.assize.core.json.internal;

import java.nio.charset.StandardCharsets;

/** The name of a field that many objects have, ready to be written. Never changes. */
public final class JsonName {

    private final String name;
    private final byte[] written;

    private JsonName(String name) {
        this.name = name;
        this.written = ('"' + name + "\":").getBytes(StandardCharsets.US_ASCII);
    }

    /** @param name of plain letters and signs, so that nothing in it is escaped */
    public static JsonName of(String name) {
        if (!name.chars().allMatch(unit -> unit == '_' || (unit >= 'a' && unit <= 'z'))) {
            throw new IllegalArgumentException("A name of our own has small letters, got \"" + name + "\"");
        }
        return new JsonName(name);
    }

    /** Whoever is given them changes nothing in them. */
    byte[] written() {
        return written;
    }

    @Override
    public String toString() {
        return name;
    }
}
