package dev.assize.models.provider;

import dev.assize.core.json.Hash;
import dev.assize.models.chat.ReplySchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

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
        try (InputStream in = SchemaInPrompt.class.getResourceAsStream("schema-in-prompt.md")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
