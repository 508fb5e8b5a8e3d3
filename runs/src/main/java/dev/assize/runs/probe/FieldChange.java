package dev.assize.runs.probe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.text.Shortened;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A place at which two records differ, with the words around it.
 *
 * @param field where, dotted
 * @param before what both have before the difference
 * @param was what only the first has; may be empty
 * @param became what only the second has; may be empty
 * @param after what both have after the difference
 */
public record FieldChange(String field, String before, String was, String became, String after) {

    private static final int CONTEXT = 60;
    private static final int LONGEST = 240;
    private static final int MOST = 4;

    /** Where the records differ, but for their ids and what they say of the probe; the first few places. */
    static List<FieldChange> between(ObjectNode first, ObjectNode second) {
        List<FieldChange> changes = new ArrayList<>();
        collect("", plain(first), plain(second), changes);
        if (changes.isEmpty() && !Json.write(plain(first)).equals(Json.write(plain(second)))) {
            changes.add(new FieldChange("", "", "the keys in one order", "in another", ""));
        }
        return changes.size() > MOST ? List.copyOf(changes.subList(0, MOST)) : changes;
    }

    private static ObjectNode plain(ObjectNode record) {
        ObjectNode plain = record.deepCopy();
        plain.remove(List.of("id", "probe"));
        return plain;
    }

    private static void collect(String place, JsonNode first, JsonNode second, List<FieldChange> changes) {
        if (first.equals(second)) {
            return;
        }
        if (first.isObject() && second.isObject()) {
            Set<String> keys = new LinkedHashSet<>();
            first.fieldNames().forEachRemaining(keys::add);
            second.fieldNames().forEachRemaining(keys::add);
            keys.forEach(key -> collect(dotted(place, key), first.path(key), second.path(key), changes));
        } else if (first.isArray() && second.isArray() && first.size() == second.size()) {
            for (int i = 0; i < first.size(); i++) {
                collect(dotted(place, Integer.toString(i)), first.get(i), second.get(i), changes);
            }
        } else {
            changes.add(of(place, written(first), written(second)));
        }
    }

    private static String dotted(String place, String key) {
        return place.isEmpty() ? key : place + "." + key;
    }

    private static String written(JsonNode node) {
        return node.isMissingNode() ? "" : node.isTextual() ? node.textValue() : Json.write(node);
    }

    static FieldChange of(String field, String first, String second) {
        int most = Math.min(first.length(), second.length());
        int start = 0;
        while (start < most && first.charAt(start) == second.charAt(start)) {
            start++;
        }
        start = wordStart(first, start);
        int end = 0;
        while (end < most - start
                && first.charAt(first.length() - 1 - end) == second.charAt(second.length() - 1 - end)) {
            end++;
        }
        while (end > 0 && isInWord(first, first.length() - end)) {
            end--;
        }
        String tail = first.substring(first.length() - end);
        return new FieldChange(
                field,
                (start > CONTEXT ? "…" : "") + first.substring(Math.max(0, start - CONTEXT), start),
                Shortened.after(LONGEST, first.substring(start, first.length() - end)),
                Shortened.after(LONGEST, second.substring(start, second.length() - end)),
                Shortened.after(CONTEXT, tail));
    }

    private static int wordStart(String text, int at) {
        int start = at;
        while (start > 0 && isInWord(text, start)) {
            start--;
        }
        return start;
    }

    /** Whether a word goes on across this place. */
    private static boolean isInWord(String text, int at) {
        return at > 0
                && at < text.length()
                && !Character.isWhitespace(text.charAt(at - 1))
                && !Character.isWhitespace(text.charAt(at));
    }
}
