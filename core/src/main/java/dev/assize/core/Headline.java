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
 * Where a verdict keeps what a reader looks for first: a label (PASS, CORRECT), a score, or both.
 *
 * @param scoreMax the best score there is; 0 where there is no score
 * @param passing the labels of cases that are as they should be; empty where the judge does not say
 * @param middling the labels that are worse than the passing ones and better than all others
 */
public record Headline(
        @Nullable JsonPointer labelAt,
        @Nullable JsonPointer scoreAt,
        int scoreMax,
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
        return new Headline(JsonPointer.compile(pointer), null, 0, List.of(), List.of());
    }

    public static Headline score(String pointer, int max) {
        return new Headline(null, JsonPointer.compile(pointer), max, List.of(), List.of());
    }

    public static Headline of(String labelPointer, String scorePointer, int max) {
        return new Headline(
                JsonPointer.compile(labelPointer), JsonPointer.compile(scorePointer), max, List.of(), List.of());
    }

    /** The same headline, with the labels of cases that are as they should be. */
    public Headline passing(String... labels) {
        return new Headline(labelAt, scoreAt, scoreMax, List.of(labels), middling);
    }

    /** The same headline, with the labels that are neither passing nor as bad as the rest. */
    public Headline middling(String... labels) {
        return new Headline(labelAt, scoreAt, scoreMax, passing, List.of(labels));
    }

    public boolean hasLabel() {
        return labelAt != null;
    }

    public boolean hasScore() {
        return scoreAt != null;
    }

    public Optional<String> findLabel(ObjectNode verdict) {
        return labelAt == null
                ? Optional.empty()
                : Optional.of(verdict.at(labelAt)).filter(JsonNode::isTextual).map(JsonNode::textValue);
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
        schemaAt(labelAt, verdictSchema).path("enum").forEach(label -> labels.add(label.asText()));
        return List.copyOf(labels);
    }

    /** The least score that a verdict's schema allows; 0 when it does not say. */
    int findLowestScore(ObjectNode verdictSchema) {
        return scoreAt == null
                ? 0
                : schemaAt(scoreAt, verdictSchema).path("minimum").asInt();
    }

    private static JsonNode schemaAt(JsonPointer place, ObjectNode verdictSchema) {
        return verdictSchema.at(place.toString().replace("/", "/properties/"));
    }
}
