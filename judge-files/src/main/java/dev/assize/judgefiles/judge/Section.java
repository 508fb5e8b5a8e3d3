package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A mapping of the file whose fields are known; whatever is missing, too much or of another kind goes to the mistakes. */
final class Section {

    private final MarkedNode.Mapping node;
    private final String what;
    private final Mistakes mistakes;

    private Section(MarkedNode.Mapping node, String what, Mistakes mistakes) {
        this.node = node;
        this.what = what;
        this.mistakes = mistakes;
    }

    /** @param known the fields that it may have */
    static Section of(MarkedNode.Mapping node, String what, List<String> known, Mistakes mistakes) {
        for (MarkedNode.Mapping.Entry entry : node.entries()) {
            if (!known.contains(entry.name())) {
                mistakes.add(
                        entry.key(),
                        "\"" + entry.name() + "\" has no meaning in " + what + NameHint.hint(entry.name(), known));
            }
        }
        return new Section(node, what, mistakes);
    }

    /** The mapping at that field; empty, with a mistake, when something else stands there. */
    static Optional<MarkedNode.Mapping> mapping(MarkedNode node, String what, Mistakes mistakes) {
        if (node instanceof MarkedNode.Mapping mapping) {
            return Optional.of(mapping);
        }
        mistakes.add(node, "found " + node.describe() + ", expected " + what);
        return Optional.empty();
    }

    MarkedNode.Mapping node() {
        return node;
    }

    Optional<MarkedNode> find(String name) {
        return node.find(name);
    }

    Optional<MarkedNode> require(String name, String expected) {
        Optional<MarkedNode> found = node.find(name);
        if (found.isEmpty()) {
            mistakes.add(node, what + " needs \"" + name + "\": " + expected);
        }
        return found;
    }

    Optional<MarkedNode.Mapping> mapping(String name, String expected) {
        return find(name).flatMap(found -> mapping(found, expected, mistakes));
    }

    /** A text that is not blank. */
    Optional<MarkedNode.Scalar> text(String name) {
        return find(name).flatMap(found -> text(found, mistakes));
    }

    static Optional<MarkedNode.Scalar> text(MarkedNode node, Mistakes mistakes) {
        if (node instanceof MarkedNode.Scalar scalar
                && scalar.kind() == MarkedNode.Kind.TEXT
                && !scalar.text().isBlank()) {
            return Optional.of(scalar);
        }
        mistakes.add(node, "found " + node.describe() + ", expected text");
        return Optional.empty();
    }

    /** An expression: also a number or true, which YAML reads as such. */
    Optional<MarkedNode.Scalar> expression(String name) {
        return find(name).flatMap(found -> expression(found, mistakes));
    }

    static Optional<MarkedNode.Scalar> expression(MarkedNode node, Mistakes mistakes) {
        if (node instanceof MarkedNode.Scalar scalar && scalar.kind() != MarkedNode.Kind.NULL) {
            return Optional.of(scalar);
        }
        mistakes.add(node, "found " + node.describe() + ", expected an expression in quotation marks");
        return Optional.empty();
    }

    boolean isTrue(String name) {
        Optional<MarkedNode> found = find(name);
        if (found.isEmpty()) {
            return false;
        }
        if (found.get() instanceof MarkedNode.Scalar scalar && scalar.kind() == MarkedNode.Kind.TRUTH) {
            return scalar.isTrue();
        }
        mistakes.add(found.get(), "found " + found.get().describe() + ", expected true or false");
        return false;
    }

    /** A list of distinct texts; unquoted yes and no are refused with a hint. */
    Optional<List<String>> texts(String name, int least) {
        return find(name).flatMap(found -> texts(found, least, mistakes));
    }

    static Optional<List<String>> texts(MarkedNode node, int least, Mistakes mistakes) {
        if (!(node instanceof MarkedNode.Sequence sequence)) {
            mistakes.add(node, "found " + node.describe() + ", expected a list of texts");
            return Optional.empty();
        }
        List<String> texts = new ArrayList<>();
        for (MarkedNode item : sequence.items()) {
            Optional<MarkedNode.Scalar> text = text(item, mistakes);
            if (text.isPresent() && texts.contains(text.get().text())) {
                mistakes.add(item, "\"" + text.get().text() + "\" stands twice");
            }
            text.ifPresent(scalar -> texts.add(scalar.text()));
        }
        if (sequence.items().size() < least) {
            mistakes.add(node, "found " + node.describe() + ", expected at least " + least);
        }
        return Optional.of(texts);
    }

    /** Two numbers, the smaller first. */
    static Optional<List<BigDecimal>> range(MarkedNode node, boolean whole, Mistakes mistakes) {
        List<BigDecimal> ends = new ArrayList<>();
        if (node instanceof MarkedNode.Sequence sequence) {
            for (MarkedNode item : sequence.items()) {
                number(item)
                        .filter(end -> !whole || end.stripTrailingZeros().scale() <= 0)
                        .ifPresent(ends::add);
            }
            if (ends.size() == 2 && sequence.items().size() == 2 && ends.get(0).compareTo(ends.get(1)) < 0) {
                return Optional.of(ends);
            }
        }
        mistakes.add(
                node,
                "found " + node.describe() + ", expected two " + (whole ? "whole " : "")
                        + "numbers, the smaller first: [1, 5]");
        return Optional.empty();
    }

    /** What a scalar says, as it stands; nothing of what is no scalar. */
    static String raw(MarkedNode node) {
        return node instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
    }

    static Optional<BigDecimal> number(MarkedNode node) {
        return node instanceof MarkedNode.Scalar scalar ? scalar.number() : Optional.empty();
    }

    Optional<Integer> count(String name) {
        Optional<MarkedNode> found = find(name);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Optional<BigDecimal> number = number(found.get())
                .filter(value -> value.stripTrailingZeros().scale() <= 0
                        && value.signum() >= 0
                        && value.compareTo(BigDecimal.valueOf(100_000)) <= 0);
        if (number.isEmpty()) {
            mistakes.add(found.get(), "found " + found.get().describe() + ", expected a whole number");
        }
        return number.map(BigDecimal::intValueExact);
    }
}
