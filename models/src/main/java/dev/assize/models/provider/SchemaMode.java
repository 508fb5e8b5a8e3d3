package dev.assize.models.provider;

import java.util.Locale;

/** How a model is held to the JSON Schema of its reply. */
public enum SchemaMode {
    /** The provider enforces it. */
    NATIVE,
    /** The instructions contain it, for servers that refuse or ignore a schema. */
    PROMPT;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
