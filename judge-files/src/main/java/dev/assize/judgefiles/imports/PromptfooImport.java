package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The assertions of a promptfoo configuration that hold for every test: those of {@code defaultTest} and those that every test has. Each is
 * a value from 0 to 1; the score is their weighted mean, and a case passes when all of them do, or when the score reaches the threshold of
 * the test. A set of assertions counts as one.
 */
final class PromptfooImport {

    private final Mistakes mistakes;
    private final List<String> left = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    PromptfooImport(Mistakes mistakes) {
        this.mistakes = mistakes;
    }

    /**
     * What an assertion, or a set of them, comes to.
     *
     * @param name of the value that holds its score
     * @param weight in the mean; what weighs nothing is computed and shown, and cannot fail a case
     * @param passed a condition
     */
    private record Part(String name, BigDecimal weight, String passed) {}

    ImportedJudge read(MarkedNode.Mapping node) {
        JudgeText text =
                OtherFormats.start("promptfoo", "imported-promptfoo", "imported from a promptfoo configuration", node);
        text.add("case", "output: {type: text, required: true, aliases: [response, sample.output_text], role: output}");
        PromptfooChecks checks = new PromptfooChecks(text, left, notes);
        List<Part> parts = new ArrayList<>();
        List<MarkedNode.Mapping> assertions = assertions(node);
        for (int i = 0; i < assertions.size(); i++) {
            part(assertions.get(i), "check_" + (i + 1), text, checks).ifPresent(parts::add);
        }
        if (parts.isEmpty()) {
            mistakes.add(node, "no assertion can be imported" + (left.isEmpty() ? "" : ": " + String.join("; ", left)));
            mistakes.orThrow();
        }
        checks.fields()
                .forEach(field -> text.add(
                        "case",
                        field + ": {type: text, required: true, aliases: [vars." + field + "], role: "
                                + RoleOfName.of(field) + "}"));
        text.expression("values", "score", mean(parts));
        text.expression("values", "passed", passed(parts, threshold(node), "score"));
        text.add("verdict", "- {label: none}");
        text.add("output", "score: \"${round(score, 6)}\"\npassed: \"${passed}\"");
        List<String> shown = new ArrayList<>();
        parts.forEach(part -> shown.add(part.name() + ": \"${round(" + part.name() + ", 6)}\""));
        text.add("output", "sub_scores: {" + String.join(", ", shown) + "}");
        return new ImportedJudge(
                "promptfoo",
                text.written("{label: /passed, score: /score, range: [0, 1], passing: [\"true\"]}"),
                left,
                notes);
    }

    private static Optional<BigDecimal> threshold(MarkedNode.Mapping node) {
        return node.find("defaultTest").orElse(null) instanceof MarkedNode.Mapping shared
                ? PromptfooChecks.number(shared, "threshold")
                : Optional.empty();
    }

    private static String mean(List<Part> parts) {
        List<String> weighted = new ArrayList<>();
        List<String> weights = new ArrayList<>();
        for (Part part : parts) {
            weighted.add(part.weight().toPlainString() + " * " + part.name());
            weights.add(part.weight().toPlainString());
        }
        return "ratio(" + String.join(" + ", weighted) + ", " + String.join(" + ", weights) + ", 0)";
    }

    private static String passed(List<Part> parts, Optional<BigDecimal> threshold, String score) {
        if (threshold.isPresent()) {
            return score + " >= " + threshold.get().toPlainString();
        }
        List<String> all = parts.stream()
                .filter(part -> part.weight().signum() != 0)
                .map(Part::passed)
                .toList();
        return all.isEmpty() ? "true" : String.join(" && ", all);
    }

    private Optional<Part> part(MarkedNode.Mapping node, String name, JudgeText text, PromptfooChecks checks) {
        BigDecimal weight = PromptfooChecks.number(node, "weight").orElse(BigDecimal.ONE);
        if (!PromptfooChecks.type(node).equals("assert-set")) {
            return checks.read(node, name).map(passed -> new Part(name, weight, passed));
        }
        List<Part> members = new ArrayList<>();
        List<MarkedNode.Mapping> inside = list(node);
        for (int i = 0; i < inside.size(); i++) {
            part(inside.get(i), name + "_" + (i + 1), text, checks).ifPresent(members::add);
        }
        if (members.isEmpty()) {
            return Optional.empty();
        }
        text.expression("values", name, mean(members));
        return Optional.of(
                new Part(name, weight, "(" + passed(members, PromptfooChecks.number(node, "threshold"), name) + ")"));
    }

    private List<MarkedNode.Mapping> assertions(MarkedNode.Mapping node) {
        List<MarkedNode.Mapping> all = new ArrayList<>();
        if (node.find("defaultTest").orElse(null) instanceof MarkedNode.Mapping shared) {
            all.addAll(list(shared));
        }
        if (node.find("tests").orElse(null) instanceof MarkedNode.Sequence tests) {
            List<List<MarkedNode.Mapping>> each = new ArrayList<>();
            tests.items()
                    .forEach(test -> each.add(test instanceof MarkedNode.Mapping mapping ? list(mapping) : List.of()));
            for (int i = 0; i < each.size(); i++) {
                for (MarkedNode.Mapping assertion : each.get(i)) {
                    boolean everywhere = each.stream()
                            .allMatch(others -> others.stream()
                                    .anyMatch(other -> other.toJson().equals(assertion.toJson())));
                    if (everywhere && i == 0) {
                        all.add(assertion);
                    } else if (!everywhere) {
                        left.add(
                                "line " + assertion.place().line() + ": " + PromptfooChecks.type(assertion)
                                        + " belongs to single tests; a judge holds for every case (what holds for all stands under defaultTest)");
                    }
                }
            }
        }
        return all;
    }

    private static List<MarkedNode.Mapping> list(MarkedNode.Mapping test) {
        List<MarkedNode.Mapping> assertions = new ArrayList<>();
        if (test.find("assert").orElse(null) instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                if (item instanceof MarkedNode.Mapping mapping) {
                    assertions.add(mapping);
                }
            }
        }
        return assertions;
    }
}
