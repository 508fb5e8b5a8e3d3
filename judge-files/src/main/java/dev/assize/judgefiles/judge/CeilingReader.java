package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Facts;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what holds values down. */
final class CeilingReader {

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;
    private final NamedExpressions values;
    private final List<JudgeDefinition.Ceiling> ceilings = new ArrayList<>();

    CeilingReader(Mistakes mistakes, ExpressionSource expressions, NameSource names, NamedExpressions values) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.names = names;
        this.values = values;
    }

    List<JudgeDefinition.Ceiling> all() {
        return ceilings;
    }

    DeclaredNames read(Section ruling, DeclaredNames known) {
        Optional<MarkedNode> node = ruling.find("ceilings");
        if (node.isEmpty()) {
            return known;
        }
        if (!(node.get() instanceof MarkedNode.Sequence list)) {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected a list of {of, when, most, name}");
            return known;
        }
        Map<String, ValueType> applied = new LinkedHashMap<>();
        Map<String, ValueType> uncapped = new LinkedHashMap<>();
        for (MarkedNode item : list.items()) {
            Section.mapping(item, "a ceiling {of: score, when: …, most: 50, name: no-source}", mistakes)
                    .flatMap(found -> ceiling(found, known))
                    .ifPresent(ceiling -> {
                        ceilings.add(ceiling);
                        uncapped.put(ceiling.of(), PlainType.NUMBER);
                        if (applied.put(ceiling.name(), PlainType.TRUTH) != null) {
                            mistakes.add(item, "two ceilings are called \"" + ceiling.name() + "\"");
                        }
                    });
        }
        circles(node.get());
        return names.declare(
                names.declare(known, JudgeFileReader.APPLIED, new ValueType.RecordOf(applied), node.get(), "section"),
                JudgeFileReader.UNCAPPED,
                new ValueType.RecordOf(uncapped),
                node.get(),
                "section");
    }

    private Optional<JudgeDefinition.Ceiling> ceiling(MarkedNode.Mapping node, DeclaredNames known) {
        Section ceiling = Section.of(node, "a ceiling", List.of("of", "when", "most", "name"), mistakes);
        Optional<MarkedNode.Scalar> of =
                ceiling.require("of", "the value that it holds down").flatMap(found -> Section.text(found, mistakes));
        Optional<MarkedNode.Scalar> name = ceiling.require("name", "what applied.NAME is to be called")
                .flatMap(found -> Section.text(found, mistakes));
        name.ifPresent(found -> names.check(found.text(), found, "ceiling"));
        ceiling.require("most", "a number or an expression");
        Optional<Expression> most = ceiling.expression("most")
                .flatMap(found -> expressions.read(found, known, Facts.NONE, PlainType.NUMBER, "a number"));
        Optional<MarkedNode.Scalar> when = ceiling.expression("when");
        Optional<Expression> condition =
                when.flatMap(found -> expressions.read(found, known, Facts.NONE, PlainType.TRUTH, "true or false"));
        if (of.isPresent()) {
            Expression value = values.all().get(of.get().text());
            if (value == null) {
                mistakes.add(
                        of.get(),
                        "no value is called \"" + of.get().text() + "\""
                                + NameHint.hint(of.get().text(), values.all().keySet()));
                return Optional.empty();
            }
            if (!value.type().present().fits(PlainType.NUMBER)) {
                mistakes.add(
                        of.get(),
                        "only a number can be held down, \"" + of.get().text() + "\" is a " + value.type());
            }
        }
        if (of.isEmpty() || name.isEmpty() || most.isEmpty() || when.isPresent() != condition.isPresent()) {
            return Optional.empty();
        }
        return Optional.of(
                new JudgeDefinition.Ceiling(name.get().text(), of.get().text(), condition.orElse(null), most.get()));
    }

    /** A ceiling may not ask for what it holds down, by whatever way. */
    private void circles(MarkedNode at) {
        for (JudgeDefinition.Ceiling ceiling : ceilings) {
            if (reaches(uses(ceiling), ceiling.of(), new LinkedHashSet<>())) {
                mistakes.add(
                        at,
                        "the ceiling \"" + ceiling.name() + "\" asks for \"" + ceiling.of()
                                + "\", which it holds down itself");
            }
        }
    }

    private static Set<String> uses(JudgeDefinition.Ceiling ceiling) {
        Set<String> used = new LinkedHashSet<>(ceiling.most().names());
        Expression when = ceiling.when();
        if (when != null) {
            used.addAll(when.names());
        }
        return used;
    }

    private boolean reaches(Set<String> from, String wanted, Set<String> seen) {
        for (String name : from) {
            if (name.equals(wanted)) {
                return true;
            }
            Expression value = values.all().get(name);
            if (value != null && seen.add(name)) {
                Set<String> next = new LinkedHashSet<>(value.names());
                ceilings.stream()
                        .filter(ceiling -> ceiling.of().equals(name))
                        .forEach(ceiling -> next.addAll(uses(ceiling)));
                if (reaches(next, wanted, seen)) {
                    return true;
                }
            }
        }
        return false;
    }
}
