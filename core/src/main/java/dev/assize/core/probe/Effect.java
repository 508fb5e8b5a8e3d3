package dev.assize.core.probe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.flow.Outcome;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a change must do to the result of a case. */
public sealed interface Effect {

    /**
     * Whether the case before the change leaves room for the effect: a score of nothing cannot fall. Where it leaves none, the
     * change shows nothing.
     */
    boolean isPossible(Outcome before);

    boolean holds(Outcome before, Outcome after);

    /** For a person: {@code score falls}. */
    String text();

    /** The same for programs: which field or finding, and which way. */
    ObjectNode json();

    /** A measure goes up or down, is another one, or stays. */
    record Moves(VerdictMeasure measure, Movement movement) implements Effect {

        @Override
        public boolean isPossible(Outcome before) {
            Optional<JsonNode> value = measure.of(before);
            return switch (movement) {
                case FALLS -> value.filter(node -> number(node) > 0).isPresent();
                case RISES, CHANGES -> value.isPresent();
                case STAYS, DOES_NOT_RISE -> true;
            };
        }

        @Override
        public boolean holds(Outcome before, Outcome after) {
            Optional<JsonNode> first = measure.of(before);
            Optional<JsonNode> second = measure.of(after);
            if (movement == Movement.STAYS) {
                return first.equals(second);
            }
            if (first.isEmpty() || second.isEmpty()) {
                return movement == Movement.DOES_NOT_RISE;
            }
            double difference = number(second.get()) - number(first.get());
            return switch (movement) {
                case FALLS -> difference < 0;
                case RISES -> difference > 0;
                case DOES_NOT_RISE -> difference <= 0;
                case CHANGES, STAYS -> !first.equals(second);
            };
        }

        private static double number(JsonNode node) {
            return node.isBoolean()
                    ? (node.booleanValue() ? 1 : 0)
                    : node.isContainerNode() ? node.size() : node.asDouble();
        }

        @Override
        public String text() {
            boolean appears = measure.finding() && movement == Movement.RISES;
            return measure.name() + " " + (appears ? "is found" : movement.word());
        }

        @Override
        public ObjectNode json() {
            return Json.object()
                    .put(measure.finding() ? "finding" : "field", measure.name())
                    .put("direction", movement.word());
        }
    }

    /** A measure has one of these values, which it had not before. */
    record Becomes(VerdictMeasure measure, List<String> values) implements Effect {

        public Becomes {
            values = List.copyOf(values);
        }

        @Override
        public boolean isPossible(Outcome before) {
            return measure.of(before)
                    .filter(value -> !values.contains(value.asText()))
                    .isPresent();
        }

        @Override
        public boolean holds(Outcome before, Outcome after) {
            return measure.of(after)
                    .filter(value -> values.contains(value.asText()))
                    .isPresent();
        }

        @Override
        public String text() {
            return measure.name() + " becomes " + String.join(" or ", values);
        }

        @Override
        public ObjectNode json() {
            ObjectNode written = Json.object().put("field", measure.name()).put("direction", "becomes");
            values.forEach(written.putArray("values")::add);
            return written;
        }
    }

    /** At least one of them. */
    record Any(List<Effect> effects) implements Effect {

        public Any {
            effects = List.copyOf(effects);
        }

        @Override
        public boolean isPossible(Outcome before) {
            return effects.stream().anyMatch(effect -> effect.isPossible(before));
        }

        @Override
        public boolean holds(Outcome before, Outcome after) {
            return effects.stream().anyMatch(effect -> effect.isPossible(before) && effect.holds(before, after));
        }

        @Override
        public String text() {
            return effects.stream().map(Effect::text).collect(Collectors.joining(", or "));
        }

        @Override
        public ObjectNode json() {
            return list("any", effects);
        }
    }

    /** Every one of them. */
    record All(List<Effect> effects) implements Effect {

        public All {
            effects = List.copyOf(effects);
        }

        @Override
        public boolean isPossible(Outcome before) {
            return effects.stream().allMatch(effect -> effect.isPossible(before));
        }

        @Override
        public boolean holds(Outcome before, Outcome after) {
            return effects.stream().allMatch(effect -> effect.holds(before, after));
        }

        @Override
        public String text() {
            return effects.stream().map(Effect::text).collect(Collectors.joining(", "));
        }

        @Override
        public ObjectNode json() {
            return list("all", effects);
        }
    }

    /** An effect that can be told only where the case before the change was judged in a certain way. */
    record Given(VerdictMeasure measure, String value, Effect effect) implements Effect {

        @Override
        public boolean isPossible(Outcome before) {
            return measure.of(before)
                            .filter(node -> node.asText().equals(value))
                            .isPresent()
                    && effect.isPossible(before);
        }

        @Override
        public boolean holds(Outcome before, Outcome after) {
            return effect.holds(before, after);
        }

        @Override
        public String text() {
            return effect.text();
        }

        @Override
        public ObjectNode json() {
            return effect.json();
        }
    }

    static Effect any(Effect... effects) {
        return new Any(List.of(effects));
    }

    static Effect all(Effect... effects) {
        return new All(List.of(effects));
    }

    /** The verdict is a worse one: a lower score, or a label that does not pass where it did. */
    static Effect worse(Headline headline) {
        List<Effect> ways = new ArrayList<>();
        if (headline.hasScore()) {
            ways.add(VerdictMeasure.score(headline).falls());
        }
        if (headline.hasLabel()) {
            ways.add(
                    headline.passing().isEmpty()
                            ? VerdictMeasure.label(headline).changes()
                            : VerdictMeasure.passing(headline).falls());
        }
        return ways.size() == 1 ? ways.get(0) : new Any(ways);
    }

    /** The verdict is no better one: no higher score, and no label that passes where none did. */
    static Effect notBetter(Headline headline) {
        List<Effect> ways = new ArrayList<>();
        if (headline.hasScore()) {
            ways.add(new Moves(VerdictMeasure.score(headline), Movement.DOES_NOT_RISE));
        }
        if (headline.hasLabel() && !headline.passing().isEmpty()) {
            ways.add(new Moves(VerdictMeasure.passing(headline), Movement.DOES_NOT_RISE));
        }
        return ways.isEmpty() ? same(headline) : ways.size() == 1 ? ways.get(0) : new All(ways);
    }

    /** Label and score stay. */
    static Effect same(Headline headline) {
        List<Effect> ways = new ArrayList<>();
        if (headline.hasLabel()) {
            ways.add(VerdictMeasure.label(headline).stays());
        }
        if (headline.hasScore()) {
            ways.add(VerdictMeasure.score(headline).stays());
        }
        return ways.size() == 1 ? ways.get(0) : new All(ways);
    }

    private static ObjectNode list(String name, List<Effect> effects) {
        ObjectNode written = Json.object();
        ArrayNode list = written.putArray(name);
        effects.forEach(effect -> list.add(effect.json()));
        return written;
    }
}
