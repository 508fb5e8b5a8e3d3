package dev.assize.models.provider;

import dev.assize.core.json.Hash;
import dev.assize.models.chat.ReplySchema;
import dev.assize.text.ResourceText;

/** Instructions followed by the schema of the reply, for servers that are not told a schema in any other way. */
final class SchemaInPrompt {

    private static final String TEXT = text();

    private SchemaInPrompt() {}

    static String after(String instructions, ReplySchema schema) {
        return instructions + "\n\n" + TEXT + "\n\n" + schema;
    }

    /** Part of the settings of a model that is asked this way. */
    static String version() {
        return Hash.of(TEXT).substring(0, 12);
    }

    private static String text() {
        return ResourceText.beside(SchemaInPrompt.class, "schema-in-prompt.md").strip();
    }
}
