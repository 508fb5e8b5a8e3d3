package dev.assize.judgefiles.internal.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.text.Shortened;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A part of a YAML file with its place. */
public sealed interface MarkedNode {

    FilePlace place();

    /** What stands there, in a word. */
    String describe();

    JsonNode toJson();

    /** What a plain value means. YAML 1.1 reads an unquoted yes, no, on and off as truth values. */
    enum Kind {
        TEXT,
        NUMBER,
        TRUTH,
        NULL
    }

    /** @param at where the characters stand, so that a mistake inside the text can be pointed at */
    record Scalar(FilePlace place, String text, Kind kind, TextPlaces at) implements MarkedNode {

        @Override
        public String describe() {
            return switch (kind) {
                case TEXT -> "the text \"" + shortened() + "\"";
                case NUMBER -> "the number " + shortened();
                case TRUTH ->
                    "the value " + shortened() + " (YAML reads it as true or false; quote it to mean the word)";
                case NULL -> "nothing";
            };
        }

        private String shortened() {
            return Shortened.after(60, text);
        }

        @Override
        public JsonNode toJson() {
            return switch (kind) {
                case TEXT -> TextNode.valueOf(text);
                case NUMBER -> number().<JsonNode>map(DecimalNode::valueOf).orElseGet(() -> TextNode.valueOf(text));
                case TRUTH -> BooleanNode.valueOf(isTrue());
                case NULL -> NullNode.getInstance();
            };
        }

        public boolean isTrue() {
            return List.of("true", "yes", "on", "y").contains(text.toLowerCase(java.util.Locale.ROOT));
        }

        /** The number, where it is one of ordinary size. */
        public Optional<BigDecimal> number() {
            try {
                BigDecimal value = new BigDecimal(text.replace("_", ""));
                return kind == Kind.NUMBER && value.precision() < 40 && Math.abs(value.scale()) < 40
                        ? Optional.of(value)
                        : Optional.empty();
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        /** Where the character at {@code offset} of the text stands in the file. */
        public FilePlace placeOf(int offset) {
            return at.placeOf(offset);
        }
    }

    record Sequence(FilePlace place, List<MarkedNode> items) implements MarkedNode {
        public Sequence {
            items = List.copyOf(items);
        }

        @Override
        public String describe() {
            return "a list of " + items.size();
        }

        @Override
        public JsonNode toJson() {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            items.forEach(item -> array.add(item.toJson()));
            return array;
        }
    }

    record Mapping(FilePlace place, List<Entry> entries) implements MarkedNode {
        public Mapping {
            entries = List.copyOf(entries);
        }

        /** A key with its value. */
        public record Entry(Scalar key, MarkedNode value) {
            public String name() {
                return key.text();
            }
        }

        public Optional<MarkedNode> find(String name) {
            return entries.stream()
                    .filter(entry -> entry.name().equals(name))
                    .map(Entry::value)
                    .findFirst();
        }

        public List<String> names() {
            return entries.stream().map(Entry::name).toList();
        }

        /** Without the fields of these names. */
        public Mapping without(List<String> names) {
            List<Entry> rest = new ArrayList<>(entries);
            rest.removeIf(entry -> names.contains(entry.name()));
            return new Mapping(place, rest);
        }

        @Override
        public String describe() {
            return "a mapping with " + (entries.isEmpty() ? "no fields" : "the fields " + String.join(", ", names()));
        }

        @Override
        public ObjectNode toJson() {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            entries.forEach(entry -> object.set(entry.name(), entry.value().toJson()));
            return object;
        }
    }
}
