package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the fields of a grader, and notes what is wrong with them. */
record GraderFields(Mistakes mistakes) {

    static String text(MarkedNode.Mapping node, String name) {
        return node.find(name).map(GraderFields::raw).orElse("");
    }

    static String raw(MarkedNode node) {
        return node instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
    }

    Optional<MarkedNode.Scalar> scalar(MarkedNode.Mapping node, String name) {
        Optional<MarkedNode> found = node.find(name);
        if (found.isPresent() && found.get() instanceof MarkedNode.Scalar scalar) {
            return Optional.of(scalar);
        }
        mistakes.add(found.orElse(node), "the grader needs \"" + name + "\", a text");
        return Optional.empty();
    }

    /** Every field but these is a mistake. */
    void known(MarkedNode.Mapping node, String... names) {
        List<String> all = new ArrayList<>(List.of(names));
        all.addAll(List.of("type", "name", "id"));
        node.entries().stream()
                .filter(entry -> !all.contains(entry.name()))
                .forEach(entry -> mistakes.add(
                        entry.key(), "the grader has no \"" + entry.name() + "\"" + NameHint.hint(entry.name(), all)));
    }

    /** When the value passes, as an expression; empty where the grader does not say. */
    String threshold(MarkedNode.Mapping node, String name) {
        Optional<MarkedNode> threshold = node.find("pass_threshold");
        if (threshold.isEmpty()) {
            return "";
        }
        Optional<BigDecimal> number =
                threshold.get() instanceof MarkedNode.Scalar scalar ? scalar.number() : Optional.empty();
        if (number.isEmpty()) {
            mistakes.add(threshold.get(), "found " + threshold.get().describe() + ", expected a number");
            return "";
        }
        return name + " >= " + number.get().toPlainString();
    }

    List<String> texts(MarkedNode.Mapping node, String name) {
        List<String> texts = new ArrayList<>();
        Optional<MarkedNode> found = node.find(name);
        if (found.isPresent() && found.get() instanceof MarkedNode.Sequence list) {
            list.items().forEach(item -> texts.add(raw(item)));
        } else {
            mistakes.add(found.orElse(node), "the grader needs \"" + name + "\", a list of texts");
        }
        return texts;
    }
}
