package dev.assize.core.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A record seen through a judge's fields: each is found under its name or an alias, and read in the type it must have. */
public final class RecordFields {

    private static final List<String> PASSAGES = List.of("page_content", "content", "text");

    private final ObjectNode record;
    private final FieldNames names;
    private final long present;

    private RecordFields(ObjectNode record, FieldNames names) {
        this.record = record;
        this.names = names;
        this.present = AlikeNames.in(record);
    }

    public static RecordFields of(ObjectNode record, FieldNames names) {
        return new RecordFields(record, names);
    }

    /**
     * Refuses a record that has none of the judge's fields: it is almost surely other data, or data under other names.
     */
    public RecordFields requireAny() {
        if (names.fields().stream().noneMatch(field -> find(field.name()).isPresent())) {
            throw new InvalidCase(
                    "",
                    keys(),
                    "at least one of the fields "
                            + String.join(
                                    ", ",
                                    names.fields().stream().map(Field::name).toList()));
        }
        return this;
    }

    /** The field's value under its name or the first alias that has one; a null counts as absent. */
    public Optional<JsonNode> find(String field) {
        for (FieldNames.Way way : names.paths(field)) {
            if (way.mayLeadInto(present)) {
                Optional<JsonNode> value = way.path().find(record);
                if (value.isPresent() && !value.get().isNull()) {
                    return value;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the record has the field, under its name or an alias, and says null there and nowhere anything else. */
    public boolean isWrittenNull(String field) {
        return find(field).isEmpty()
                && names.paths(field).stream()
                        .anyMatch(way -> way.path().find(record).isPresent());
    }

    public JsonNode require(String field, String expected) {
        return find(field).orElseThrow(() -> new InvalidCase(field, "nothing among " + keys(), expected));
    }

    /** The field's text, in whatever form a text is kept; empty when it is absent. */
    public Optional<String> text(String field) {
        FieldRole role = names.require(field).role();
        Optional<JsonNode> unreadable = Optional.empty();
        for (FieldNames.Way way : names.paths(field)) {
            if (!way.mayLeadInto(present)) {
                continue;
            }
            Optional<JsonNode> value = way.path().find(record).filter(node -> !node.isNull());
            Optional<String> text = value.flatMap(node -> ReadableText.of(node, role));
            if (text.isPresent()) {
                return text;
            }
            unreadable = unreadable.or(() -> value);
        }
        return unreadable.map(value -> requireText(field, value));
    }

    /**
     * The field's value as a judge reads it: of a list of chat messages the text that is meant, of passages with something beside
     * them the texts; anything else as it is.
     */
    public Optional<JsonNode> shown(String field) {
        Field known = names.require(field);
        if (known.type().equals("text")) {
            for (FieldNames.Way way : names.paths(field)) {
                Optional<String> text = way.path()
                        .find(record)
                        .filter(node -> !node.isNull())
                        .flatMap(node -> ReadableText.of(node, known.role()));
                if (text.isPresent()) {
                    return text.map(TextNode::valueOf);
                }
            }
        }
        return known.type().equals("list of texts") ? find(field).map(RecordFields::passages) : find(field);
    }

    /** A list of objects that each hold a passage as the list of these; anything else as it is. */
    private static JsonNode passages(JsonNode value) {
        ArrayNode texts = Json.array();
        for (JsonNode entry : value) {
            Optional<String> text = passage(entry);
            if (!value.isArray() || text.isEmpty()) {
                return value;
            }
            texts.add(text.get());
        }
        return value.isArray() ? texts : value;
    }

    public String requireText(String field) {
        return text(field).orElseGet(() -> requireText(field, require(field, "text")));
    }

    /** Several texts that stand for one another in one field; empty where there is one text or none. */
    public List<String> alternatives(String field) {
        return find(field).map(ReadableText::alternatives).orElse(List.of());
    }

    /**
     * The text of one entry of a list of texts: the entry itself, or what an object of a retriever holds, which has a title, a
     * score or an address beside it. LangChain calls it {@code page_content}, Haystack {@code content}, LlamaIndex and OpenAI's
     * file search {@code text}.
     */
    public static Optional<String> passage(JsonNode entry) {
        if (entry.isTextual()) {
            return Optional.of(entry.textValue());
        }
        for (String name : PASSAGES) {
            if (entry.path(name).isTextual()) {
                return Optional.of(entry.path(name).textValue());
            }
        }
        return Optional.empty();
    }

    /** A list of texts at {@code field}; every entry must be text, or {@link #passage hold one}. */
    public static List<String> texts(String field, JsonNode value) {
        if (!value.isArray()) {
            throw new InvalidCase(field, Found.describe(value), "a list of texts");
        }
        List<String> texts = new ArrayList<>(value.size());
        for (int i = 0; i < value.size(); i++) {
            String place = field + "." + i;
            JsonNode entry = value.get(i);
            texts.add(passage(entry).orElseGet(() -> requireText(place, entry)));
        }
        return List.copyOf(texts);
    }

    private static String requireText(String field, JsonNode value) {
        if (!value.isTextual()) {
            throw new InvalidCase(field, Found.describe(value), "text");
        }
        return value.textValue();
    }

    private String keys() {
        List<String> keys = new ArrayList<>();
        record.fieldNames().forEachRemaining(keys::add);
        return keys.isEmpty() ? "an empty record" : "the fields " + Found.shorten(String.join(", ", keys));
    }
}
