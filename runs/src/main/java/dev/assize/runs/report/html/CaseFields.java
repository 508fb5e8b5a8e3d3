package dev.assize.runs.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldPath;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.RecordFields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one case: texts under the names by which evidence speaks of them, and lists and objects as they are. Evidence is placed only where its words really
 * stand; a text that is not at hand is made up of what was quoted from it.
 */
final class CaseFields {

    private static final String BETWEEN_QUOTES = "\n⋯\n";

    /** A language, a number, a name: what a card of its own would make larger than it is. */
    private static final int LONGEST_REMARK = 40;

    private final @Nullable ObjectNode record;
    private final @Nullable ObjectNode rest;
    private final Map<String, FieldRole> roles = new LinkedHashMap<>();
    private final Map<String, JsonNode> values = new LinkedHashMap<>();
    private final List<Text> texts = new ArrayList<>();
    private final Map<String, Integer> whole = new LinkedHashMap<>();
    private final Map<String, Integer> quoted = new LinkedHashMap<>();
    private final Set<Integer> shown = new LinkedHashSet<>();

    /** A text of the case, or the quotes that are known of it. */
    private static final class Text {
        private final String name;
        private final FieldRole role;
        private final boolean whole;
        private String text;

        Text(String name, FieldRole role, boolean whole, String text) {
            this.name = name;
            this.role = role;
            this.whole = whole;
            this.text = text;
        }
    }

    /** @param record null where only results were kept */
    CaseFields(@Nullable ObjectNode record, FieldNames names) {
        this.record = record;
        this.rest = record == null ? null : record.deepCopy();
        if (record != null && rest != null) {
            RecordFields fields = RecordFields.of(record, names);
            for (Field field : names.fields()) {
                roles.put(field.name(), field.role());
                fields.shown(field.name()).ifPresent(value -> add(field.name(), value));
            }
            for (Map.Entry<String, JsonNode> entry : record.properties()) {
                addTopLevel(entry.getKey(), entry.getValue());
            }
            rest.remove("id");
        }
    }

    /** A field of the judge: a text, or a value that is shown as what it is. */
    private void add(String name, JsonNode value) {
        if (value.isTextual()) {
            addWhole(name, value.textValue());
        } else if (!value.isNull()) {
            values.put(name, value);
        }
    }

    private void addTopLevel(String name, JsonNode value) {
        if (values.containsValue(value) && rest != null) {
            rest.remove(name);
        }
        if (!value.isTextual() || name.equals("id")) {
            return;
        }
        // A judge's field that was found under another spelling is the same text.
        boolean known = texts.stream().anyMatch(text -> text.text.equals(value.textValue()));
        if (!known && !value.textValue().isBlank()) {
            addWhole(name, value.textValue());
        }
        if (rest != null) {
            rest.remove(name);
        }
    }

    /** A part of a field has the field's role; what no field of the judge is, is context. */
    private FieldRole role(String passage) {
        int dot = passage.indexOf('.');
        String field = dot < 0 ? passage : passage.substring(0, dot);
        return roles.getOrDefault(passage, roles.getOrDefault(field, FieldRole.CONTEXT));
    }

    private int addWhole(String name, String text) {
        return whole.computeIfAbsent(name, key -> {
            texts.add(new Text(name, role(name), true, text));
            return texts.size() - 1;
        });
    }

    /** The places of evidence as {@code [text, start, end]}. */
    ArrayNode places(List<Evidence> evidence) {
        ArrayNode places = Json.array();
        for (Evidence piece : evidence) {
            int start = piece.span().start();
            int index = find(piece).orElse(-1);
            if (index < 0) {
                index = quoted.computeIfAbsent(piece.passage(), name -> {
                    texts.add(new Text(name, role(name), false, ""));
                    return texts.size() - 1;
                });
                start = quote(texts.get(index), piece.quote());
            }
            shown.add(index);
            places.addArray().add(index).add(start).add(start + piece.quote().length());
        }
        return places;
    }

    private Optional<Integer> find(Evidence piece) {
        Integer known = whole.get(piece.passage());
        if (known != null) {
            return stands(piece, texts.get(known).text) ? Optional.of(known) : Optional.empty();
        }
        if (record == null) {
            return Optional.empty();
        }
        return path(piece.passage())
                .flatMap(path -> path.find(record))
                .filter(value -> value.isTextual() && stands(piece, value.textValue()))
                .map(value -> addWhole(piece.passage(), value.textValue()));
    }

    private static boolean stands(Evidence piece, String text) {
        return text.startsWith(piece.quote(), piece.span().start());
    }

    private static Optional<FieldPath> path(String passage) {
        try {
            return Optional.of(FieldPath.parse(passage));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Adds a quote to those known of a text, unless it is there already; tells where it stands. */
    private static int quote(Text text, String quote) {
        int there = text.text.indexOf(quote);
        if (there >= 0 && !text.text.isEmpty()) {
            return there;
        }
        text.text = text.text.isEmpty() ? quote : text.text + BETWEEN_QUOTES + quote;
        return text.text.length() - quote.length();
    }

    /** All texts, those with more than was asked for included; call it when all evidence has been placed. */
    ArrayNode json() {
        ArrayNode list = Json.array();
        for (int i = 0; i < texts.size(); i++) {
            Text text = texts.get(i);
            list.addObject()
                    .put("name", text.name)
                    .put("role", word(isRemark(i) ? FieldRole.METADATA : text.role))
                    .put("text", text.text)
                    .put("whole", text.whole);
        }
        return list;
    }

    /** A few words of a column that the judge does not know, with nothing marked in them; all stand together in one row. */
    private boolean isRemark(int index) {
        Text text = texts.get(index);
        return !roles.isEmpty()
                && !roles.containsKey(text.name)
                && text.role == FieldRole.CONTEXT
                && text.whole
                && text.text.length() <= LONGEST_REMARK
                && text.text.indexOf('\n') < 0
                && !shown.contains(index);
    }

    /** The judge's fields that are no texts. */
    ArrayNode values() {
        ArrayNode list = Json.array();
        values.forEach((name, value) ->
                list.addObject().put("name", name).put("role", word(role(name))).set("value", value));
        return list;
    }

    private static String word(FieldRole role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    /** What the record holds besides its texts; empty when that is nothing. */
    Optional<ObjectNode> rest() {
        return Optional.ofNullable(rest).filter(fields -> !fields.isEmpty());
    }
}
