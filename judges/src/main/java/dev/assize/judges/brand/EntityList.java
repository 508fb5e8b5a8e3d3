package dev.assize.judges.brand;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.record.Found;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A list of names in any of the forms in which data carries one: a JSON array, that array as text, or commas. */
final class EntityList {

    private static final String EXPECTED = "a list of texts, such a list as JSON text, or texts separated by commas";
    private static final Set<String> NOTHING = Set.of("null", "none", "n/a", "-");

    private EntityList() {}

    static List<String> read(String field, JsonNode value) {
        if (value.isTextual()) {
            return fromText(field, value.textValue().strip());
        }
        if (!value.isArray()) {
            throw new InvalidCase(field, Found.describe(value), EXPECTED);
        }
        List<String> names = new ArrayList<>(value.size());
        for (int i = 0; i < value.size(); i++) {
            JsonNode entry = value.get(i);
            if (!entry.isTextual() && !entry.isNumber() && !entry.isNull()) {
                throw new InvalidCase(field + "." + i, Found.describe(entry), "text");
            }
            add(names, entry.isNull() ? "" : entry.asText());
        }
        return names;
    }

    /** Whether the text only says that there is no name. */
    static boolean saysNothing(String text) {
        return NOTHING.contains(text.strip().toLowerCase(Locale.ROOT));
    }

    private static List<String> fromText(String field, String text) {
        if (saysNothing(text)) {
            return List.of();
        }
        if (text.startsWith("[") && text.endsWith("]")) {
            try {
                return read(field, Json.parse(text));
            } catch (JsonProcessingException e) {
                // Not JSON after all: the list of another language, ['Nike', 'nike'], or a bracketed text.
                return separated(text.substring(1, text.length() - 1));
            }
        }
        return separated(text);
    }

    private static List<String> separated(String text) {
        List<String> names = new ArrayList<>();
        Arrays.stream(text.split("[,\n]")).map(EntityList::unquoted).forEach(name -> add(names, name));
        return names;
    }

    private static void add(List<String> names, String name) {
        if (!name.isBlank()) {
            names.add(name.strip());
        }
    }

    private static String unquoted(String part) {
        String name = part.strip();
        boolean quoted = name.length() > 1
                && (name.charAt(0) == '"' || name.charAt(0) == '\'')
                && name.charAt(name.length() - 1) == name.charAt(0);
        return quoted ? name.substring(1, name.length() - 1) : name;
    }
}
