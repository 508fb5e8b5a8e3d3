package dev.assize.core.question;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The shape that an answer must have. */
public sealed interface Form {

    /** The name under which written forms know this shape. */
    String name();

    /** Why {@code value} does not have this form; empty when it does. */
    Optional<String> objection(Value value);

    record YesNo() implements Form {
        @Override
        public String name() {
            return "yes/no";
        }

        @Override
        public Optional<String> objection(Value value) {
            return value instanceof Value.YesNo ? Optional.empty() : Optional.of("expected yes or no, got " + value);
        }
    }

    /** One of some options. */
    record Choice(List<String> options) implements Form {
        public Choice {
            options = List.copyOf(options);
            requireDistinct(options, 2, "options");
        }

        @Override
        public String name() {
            return "choice";
        }

        @Override
        public Optional<String> objection(Value value) {
            return value instanceof Value.Choice choice && options.contains(choice.option())
                    ? Optional.empty()
                    : Optional.of("expected one of " + options + ", got " + value);
        }
    }

    /** A whole number between two ends, both included. */
    record Scale(int min, int max) implements Form {
        public Scale {
            if (min >= max) {
                throw new IllegalArgumentException("A scale needs min < max, got " + min + ".." + max);
            }
        }

        @Override
        public String name() {
            return "scale";
        }

        @Override
        public Optional<String> objection(Value value) {
            return value instanceof Value.Scale scale && scale.points() >= min && scale.points() <= max
                    ? Optional.empty()
                    : Optional.of("expected a whole number from " + min + " to " + max + ", got " + value);
        }
    }

    /** A number between two ends, both included; decimals are welcome. */
    @SuppressWarnings("JavaLangClash")
    record Number(BigDecimal min, BigDecimal max) implements Form {
        public Number {
            if (min.compareTo(max) >= 0) {
                throw new IllegalArgumentException("A number needs min < max, got " + min + ".." + max);
            }
        }

        @Override
        public String name() {
            return "number";
        }

        @Override
        public Optional<String> objection(Value value) {
            return value instanceof Value.Number number
                            && number.value().compareTo(min) >= 0
                            && number.value().compareTo(max) <= 0
                    ? Optional.empty()
                    : Optional.of("expected a number from " + min.toPlainString() + " to " + max.toPlainString()
                            + ", got " + value);
        }
    }

    /** Several statements, each ticked or not. */
    record Checklist(List<String> items) implements Form {
        public Checklist {
            items = List.copyOf(items);
            requireDistinct(items, 1, "items");
        }

        @Override
        public String name() {
            return "checklist";
        }

        @Override
        public Optional<String> objection(Value value) {
            return value instanceof Value.Checklist list
                            && list.ticks().size() == items.size()
                            && list.ticks().keySet().containsAll(items)
                    ? Optional.empty()
                    : Optional.of("expected a tick or none for each of " + items + ", got " + value);
        }
    }

    /** As many short texts as there are, up to a limit. */
    record Listing(int most) implements Form {
        public Listing {
            if (most < 1) {
                throw new IllegalArgumentException("A listing takes at least one entry, got " + most);
            }
        }

        @Override
        public String name() {
            return "listing";
        }

        @Override
        public Optional<String> objection(Value value) {
            if (!(value instanceof Value.Listing listing)) {
                return Optional.of("expected a list of texts, got " + value);
            }
            if (listing.entries().size() > most) {
                return Optional.of("expected at most " + most + " entries, got "
                        + listing.entries().size());
            }
            return listing.entries().stream().anyMatch(String::isBlank)
                    ? Optional.of("expected no blank entry")
                    : Optional.empty();
        }
    }

    /** A JSON object that follows a schema, checked further by the judge that asked for it. */
    record Document(ObjectNode schema) implements Form {
        @Override
        public String name() {
            return "document";
        }

        @Override
        public Optional<String> objection(Value value) {
            return value instanceof Value.Document ? Optional.empty() : Optional.of("expected an object, got " + value);
        }
    }

    private static void requireDistinct(List<String> names, int least, String what) {
        if (names.size() < least || new HashSet<>(names).size() != names.size()) {
            throw new IllegalArgumentException("Expected at least " + least + " distinct " + what + ", got " + names);
        }
    }
}
