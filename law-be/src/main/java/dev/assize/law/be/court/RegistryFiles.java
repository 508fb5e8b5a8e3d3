package dev.assize.law.be.court;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.law.be.internal.RegistryJson;
import dev.assize.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the registry's resource files and says which entry of which file is wrong. */
record RegistryFiles(String file) {
    JsonNode read() {
        try (InputStream in = RegistryFiles.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("Resource " + file + " is missing beside " + RegistryFiles.class);
            }
            return RegistryJson.read(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file + " cannot be read as JSON", unreadable);
        }
    }

    String required(JsonNode entry, String field) {
        String value = optional(entry, field);
        if (value == null) {
            throw new IllegalStateException(file + ": field \"" + field + "\" is missing in " + entry);
        }
        return value;
    }

    static @Nullable String optional(JsonNode entry, String field) {
        JsonNode value = entry.get(field);
        return value == null || value.isNull() ? null : value.asText();
    }

    static List<String> list(JsonNode entry, String field) {
        List<String> values = new ArrayList<>();
        entry.path(field).forEach(value -> values.add(value.asText()));
        return values;
    }

    /** Fields named after languages; each a string or a list of strings. */
    static Map<Language, List<String>> perLanguage(JsonNode entry) {
        Map<Language, List<String>> names = new HashMap<>();
        for (Language language : Language.BUILT_IN) {
            JsonNode value = entry.path(language.code());
            if (value.isArray()) {
                List<String> list = new ArrayList<>();
                value.forEach(name -> list.add(name.asText()));
                names.put(language, List.copyOf(list));
            } else if (value.isTextual()) {
                names.put(language, List.of(value.asText()));
            }
        }
        return names;
    }
}
