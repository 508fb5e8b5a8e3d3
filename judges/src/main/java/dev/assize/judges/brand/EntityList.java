package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.lenient.LenientText;
import dev.assize.core.lenient.ListText;
import dev.assize.core.lenient.MarkdownFence;
import dev.assize.core.record.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A list of names in any of the forms in which data carries one: a JSON array, an object with one array in it, either
 * of them as text, or a text that sets the names apart.
 */
final class EntityList {

    private static final String EXPECTED = "a list of texts, such a list as JSON text, or texts separated by commas";
    private static final Set<String> NOTHING = Set.of("null", "none", "n/a", "-");

    private EntityList() {}

    static List<String> read(String field, JsonNode value) {
        return value.isTextual() ? fromText(field, MarkdownFence.inside(value.textValue())) : fromJson(field, value);
    }

    /** Whether the entries, if there are any, only say that there is no name: ["None"]. */
    static boolean saysNothing(List<String> names) {
        return names.stream().allMatch(EntityList::saysNothing);
    }

    /** Whether the text only says that there is no name. */
    static boolean saysNothing(String text) {
        return NOTHING.contains(text.strip().toLowerCase(Locale.ROOT));
    }

    private static List<String> fromJson(String field, JsonNode value) {
        JsonNode list = onlyList(value).orElse(value);
        if (!list.isArray()) {
            throw new InvalidCase(field, Found.describe(value), EXPECTED);
        }
        List<String> names = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            JsonNode entry = list.get(i);
            if (!entry.isTextual() && !entry.isNumber() && !entry.isNull()) {
                throw new InvalidCase(field + "." + i, Found.describe(entry), "text");
            }
            add(names, entry.isNull() ? "" : entry.asText());
        }
        return names;
    }

    /** The list in {"entities": [...]}; with several lists nobody knows which is meant. */
    private static Optional<JsonNode> onlyList(JsonNode value) {
        if (!value.isObject()) {
            return Optional.empty();
        }
        List<JsonNode> lists = value.valueStream().filter(JsonNode::isArray).toList();
        return lists.size() == 1 ? Optional.of(lists.get(0)) : Optional.empty();
    }

    private static List<String> fromText(String field, String text) {
        if (saysNothing(text)) {
            return List.of();
        }
        boolean array = text.startsWith("[") && text.endsWith("]");
        if (array || (text.startsWith("{") && text.endsWith("}"))) {
            // Otherwise it is no JSON after all, but a bracketed text.
            return LenientText.json(text)
                    .map(json -> fromJson(field, json))
                    .orElseGet(() -> separated(text.substring(1, text.length() - 1)));
        }
        return separated(text);
    }

    private static List<String> separated(String text) {
        List<String> names = new ArrayList<>();
        ListText.names(text).forEach(name -> add(names, name));
        return names;
    }

    private static void add(List<String> names, String name) {
        if (!name.isBlank()) {
            names.add(name.strip());
        }
    }
}
