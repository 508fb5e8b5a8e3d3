package dev.assize.core.lenient;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value in a model's reply, as written: keys that stand twice are both there, and what was cut off says so. */
public sealed interface LenientJson {

    /** The same as ordinary JSON; empty when a key stands twice or something was cut off. */
    Optional<JsonNode> toJson();

    /** Texts in quotes, and bare words such as {@code yes} or {@code NaN}. */
    record Text(String text) implements LenientJson {
        @Override
        public Optional<JsonNode> toJson() {
            return Optional.of(TextNode.valueOf(text));
        }
    }

    record Numeral(BigDecimal number) implements LenientJson {
        @Override
        public Optional<JsonNode> toJson() {
            // Exactly as written: 28.0 stays 28.0.
            return Optional.of(
                    number.scale() == 0 && number.precision() < 10
                            ? IntNode.valueOf(number.intValueExact())
                            : DecimalNode.valueOf(number));
        }
    }

    record Truth(boolean truth) implements LenientJson {
        @Override
        public Optional<JsonNode> toJson() {
            return Optional.of(BooleanNode.valueOf(truth));
        }
    }

    record Nothing() implements LenientJson {
        @Override
        public Optional<JsonNode> toJson() {
            return Optional.of(NullNode.getInstance());
        }
    }

    /** @param complete whether its closing bracket is there */
    record Items(List<LenientJson> items, boolean complete) implements LenientJson {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public Optional<JsonNode> toJson() {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            for (LenientJson item : items) {
                Optional<JsonNode> json = item.toJson();
                if (json.isEmpty()) {
                    return Optional.empty();
                }
                array.add(json.get());
            }
            return complete ? Optional.of(array) : Optional.empty();
        }
    }

    /** A key with its value. */
    record Member(String key, LenientJson value) {}

    /** @param complete whether its closing bracket is there */
    record Members(List<Member> members, boolean complete) implements LenientJson {
        public Members {
            members = List.copyOf(members);
        }

        /** The values under a key, in either case; more than one when it stands twice. */
        public List<LenientJson> all(String key) {
            List<LenientJson> values = new ArrayList<>(1);
            for (Member member : members) {
                if (member.key().strip().equalsIgnoreCase(key)) {
                    values.add(member.value());
                }
            }
            return values;
        }

        @Override
        public Optional<JsonNode> toJson() {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            for (Member member : members) {
                Optional<JsonNode> json = member.value().toJson();
                if (json.isEmpty() || object.has(member.key())) {
                    return Optional.empty();
                }
                object.set(member.key(), json.get());
            }
            return complete ? Optional.of(object) : Optional.empty();
        }
    }
}
