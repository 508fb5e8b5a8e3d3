package dev.assize.core;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Where a verdict keeps what a reader looks for first: a label (PASS, CORRECT, or true and false), a score, or both.
 *
 * @param range the scores there are; null where there is no score, or where nobody says
 * @param passing the labels of cases that are as they should be; empty where the judge does not say
 * @param middling the labels that are worse than the passing ones and better than all others
 */
public record Headline(
        @Nullable JsonPointer labelAt,
        @Nullable JsonPointer scoreAt,
        @Nullable ScoreRange range,
        List<String> passing,
        List<String> middling) {

    public Headline {
        passing = List.copyOf(passing);
        middling = List.copyOf(middling);
        if (labelAt == null && scoreAt == null) {
            throw new IllegalArgumentException("A headline needs a label or a score");
        }
    }

    public static Headline label(String pointer) {
        return new Headline(JsonPointer.compile(pointer), null, null, List.of(), List.of());
    }

    public static Headline score(String pointer, int max) {
        return new Headline(null, JsonPointer.compile(pointer), upTo(max), List.of(), List.of());
    }

    public static Headline of(String labelPointer, String scorePointer, int max) {
        return new Headline(
                JsonPointer.compile(labelPointer), JsonPointer.compile(scorePointer), upTo(max), List.of(), List.of());
    }

    private static @Nullable ScoreRange upTo(int max) {
        return max > 0 ? ScoreRange.upTo(max) : null;
    }

    /** The same headline, with the labels of cases that are as they should be. */
    public Headline passing(String... labels) {
        return new Headline(labelAt, scoreAt, range, List.of(labels), middling);
    }

    /** The same headline, with the labels that are neither passing nor as bad as the rest. */
    public Headline middling(String... labels) {
        return new Headline(labelAt, scoreAt, range, passing, List.of(labels));
    }

    public boolean hasLabel() {
        return labelAt != null;
    }

    public boolean hasScore() {
        return scoreAt != null;
    }

    /** What the score is called: {@code score}, or what the verdict calls a number that is not its score. */
    public String scoreName() {
        JsonPointer pointer = scoreAt;
        if (pointer == null) {
            return "score";
        }
        String name = pointer.last().getMatchingProperty();
        return name == null || name.endsWith("score") || name.equals("points") ? "score" : name.replace('_', ' ');
    }

    public Optional<String> findLabel(ObjectNode verdict) {
        return labelAt == null
                ? Optional.empty()
                : Optional.of(verdict.at(labelAt))
                        .filter(node -> node.isTextual() || node.isBoolean())
                        .map(JsonNode::asText);
    }

    public Optional<BigDecimal> findScore(ObjectNode verdict) {
        return scoreAt == null
                ? Optional.empty()
                : Optional.of(verdict.at(scoreAt)).filter(JsonNode::isNumber).map(JsonNode::decimalValue);
    }

    /** Whether the verdict's label is a passing one; empty where the judge does not say which are. */
    public Optional<Boolean> findPass(ObjectNode verdict) {
        return passing.isEmpty() ? Optional.empty() : findLabel(verdict).map(passing::contains);
    }

    /** How far a label is from passing: 0, 1 or 2; empty where the judge does not say which pass. */
    public OptionalInt rank(String label) {
        if (passing.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(passing.contains(label) ? 0 : middling.contains(label) ? 1 : 2);
    }

    /** The labels that a verdict's schema allows at the label's place. */
    List<String> findLabels(ObjectNode verdictSchema) {
        if (labelAt == null) {
            return List.of();
        }
        List<String> labels = new ArrayList<>();
        if (schemaAt(labelAt, verdictSchema).path("type").asText().equals("boolean")) {
            return List.of("true", "false");
        }
        schemaAt(labelAt, verdictSchema).path("enum").forEach(label -> labels.add(label.asText()));
        return List.copyOf(labels);
    }

    /** The scores that a verdict can have; a minimum in its schema is the least. Empty where nobody says. */
    Optional<ScoreRange> findRange(ObjectNode verdictSchema) {
        if (scoreAt == null || range == null) {
            return Optional.empty();
        }
        JsonNode minimum = schemaAt(scoreAt, verdictSchema).path("minimum");
        boolean told = minimum.isNumber() && minimum.decimalValue().compareTo(range.most()) < 0;
        return Optional.of(told ? new ScoreRange(minimum.decimalValue(), range.most()) : range);
    }

    private static JsonNode schemaAt(JsonPointer place, ObjectNode verdictSchema) {
        return verdictSchema.at(place.toString().replace("/", "/properties/"));
    }
}
