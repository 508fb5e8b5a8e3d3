package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the form of a question. */
record FormReader(Mistakes mistakes) {
    private static final BigDecimal FAR = BigDecimal.valueOf(1_000_000_000);

    /** @param optionsFrom the list of the case that has the options; null where the file has them */
    record Chosen(Form form, MarkedNode.@Nullable Scalar optionsFrom) {}

    Optional<Chosen> read(MarkedNode node, boolean isPrompt) {
        if (node instanceof MarkedNode.Scalar scalar && scalar.text().equals("yes/no")) {
            return Optional.of(new Chosen(new Form.YesNo(), null));
        }
        List<String> kinds = List.of("choice", "scale", "number", "checklist", "listing");
        if (!(node instanceof MarkedNode.Mapping mapping) || mapping.entries().size() != 1) {
            mistakes.add(
                    node,
                    "found " + node.describe() + ", expected yes/no or one of {choice: […]}, {scale: [1, 5]}, "
                            + "{number: [0, 1]}, {checklist: […]}, {listing: 20}");
            return Optional.empty();
        }
        MarkedNode.Mapping.Entry entry = mapping.entries().get(0);
        MarkedNode value = entry.value();
        switch (entry.name()) {
            case "choice" -> {
                return choice(value);
            }
            case "scale" -> {
                return Section.range(value, true, mistakes)
                        .map(ends -> new Form.Scale(
                                ends.get(0).intValueExact(), ends.get(1).intValueExact()))
                        .map(form -> new Chosen(form, null));
            }
            case "number" -> {
                // A whole prompt names its own range; what lies beyond it is forced into it, with a finding.
                return Section.range(value, false, mistakes)
                        .map(ends -> isPrompt
                                ? new Form.Number(FAR.negate(), FAR)
                                : new Form.Number(ends.get(0), ends.get(1)))
                        .map(form -> new Chosen(form, null));
            }
            case "checklist" -> {
                return Section.texts(value, 1, mistakes)
                        .filter(items -> !items.isEmpty() && Set.copyOf(items).size() == items.size())
                        .map(items -> new Chosen(new Form.Checklist(items), null));
            }
            case "listing" -> {
                Optional<BigDecimal> most = Section.number(value)
                        .filter(number -> number.stripTrailingZeros().scale() <= 0
                                && number.signum() > 0
                                && number.compareTo(BigDecimal.valueOf(1_000)) <= 0);
                if (most.isEmpty()) {
                    mistakes.add(
                            value, "found " + value.describe() + ", expected how many entries at most, from 1 to 1000");
                }
                return most.map(number -> new Chosen(new Form.Listing(number.intValueExact()), null));
            }
            default -> {
                mistakes.add(
                        entry.key(), "no form is called \"" + entry.name() + "\"" + NameHint.hint(entry.name(), kinds));
                return Optional.empty();
            }
        }
    }

    private Optional<Chosen> choice(MarkedNode value) {
        if (value instanceof MarkedNode.Mapping mapping) {
            Section from = Section.of(mapping, "a choice", List.of("of"), mistakes);
            from.require("of", "a list of texts of the case");
            return from.expression("of").map(list -> new Chosen(new Form.Choice(List.of("a", "b")), list));
        }
        return Section.texts(value, 2, mistakes)
                .filter(options -> options.size() >= 2 && Set.copyOf(options).size() == options.size())
                .map(options -> new Chosen(new Form.Choice(options), null));
    }
}
