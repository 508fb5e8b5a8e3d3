package dev.assize.core.probe;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.Headline;
import dev.assize.core.flow.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * Something that is read in the result of a case, and that a change moves or leaves alone.
 *
 * @param name what to call it: a place in the verdict, the code of a finding
 * @param finding whether it counts findings
 */
public record VerdictMeasure(String name, boolean finding, Reading reading) {

    /** How it is read; empty when the result does not tell. */
    @FunctionalInterface
    public interface Reading {
        Optional<JsonNode> of(Outcome outcome);
    }

    /** What stands at a place of the verdict: {@code /score}. */
    public static VerdictMeasure field(String pointer) {
        JsonPointer place = JsonPointer.compile(pointer);
        return new VerdictMeasure(
                pointer,
                false,
                outcome -> outcome.verdict().map(verdict -> verdict.at(place)).filter(value -> !value.isMissingNode()));
    }

    /** How many findings have one of these codes. */
    public static VerdictMeasure findings(String... codes) {
        List<String> counted = List.of(codes);
        return new VerdictMeasure(
                String.join(" or ", counted),
                true,
                outcome -> Optional.of(IntNode.valueOf((int) outcome.findings().stream()
                        .filter(finding -> counted.contains(finding.code()))
                        .count())));
    }

    public static VerdictMeasure label(Headline headline) {
        return new VerdictMeasure(
                "label",
                false,
                outcome -> outcome.verdict().flatMap(headline::findLabel).map(TextNode::valueOf));
    }

    public static VerdictMeasure score(Headline headline) {
        return new VerdictMeasure(
                "score",
                false,
                outcome -> outcome.verdict()
                        .flatMap(headline::findScore)
                        .map(score -> DecimalNode.valueOf(score.stripTrailingZeros())));
    }

    /** Whether the label is a passing one. */
    public static VerdictMeasure passing(Headline headline) {
        return new VerdictMeasure(
                "passing",
                false,
                outcome -> outcome.verdict().flatMap(headline::findPass).map(BooleanNode::valueOf));
    }

    public Optional<JsonNode> of(Outcome outcome) {
        return reading.of(outcome);
    }

    public Effect falls() {
        return new Effect.Moves(this, Movement.FALLS);
    }

    public Effect rises() {
        return new Effect.Moves(this, Movement.RISES);
    }

    public Effect changes() {
        return new Effect.Moves(this, Movement.CHANGES);
    }

    public Effect stays() {
        return new Effect.Moves(this, Movement.STAYS);
    }

    public Effect becomes(String... values) {
        return new Effect.Becomes(this, List.of(values));
    }
}
