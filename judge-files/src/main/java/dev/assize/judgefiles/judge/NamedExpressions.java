package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A section of names with expressions. They may use one another in any order but a circle. */
final class NamedExpressions {

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;
    private final Map<String, Expression> all = new LinkedHashMap<>();

    NamedExpressions(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.names = names;
    }

    /** Each after those that it uses. */
    Map<String, Expression> all() {
        return all;
    }

    /** Reads the section and returns the names with its own added. */
    DeclaredNames read(Optional<MarkedNode.Mapping> section, DeclaredNames outer, String what) {
        List<MarkedNode.Mapping.Entry> pending = new ArrayList<>();
        section.ifPresent(node -> node.entries().stream()
                .filter(entry -> names.check(entry.name(), entry.key(), what))
                .forEach(pending::add));
        DeclaredNames known = outer;
        boolean progress = true;
        while (!pending.isEmpty()) {
            MarkedNode.Mapping.Entry next = pending.stream()
                    .filter(entry -> !waits(entry, pending))
                    .findFirst()
                    .orElse(pending.get(0));
            progress = !waits(next, pending);
            pending.remove(next);
            if (!progress) {
                mistakes.add(
                        next.key(),
                        "\"" + next.name() + "\" uses itself by way of " + String.join(", ", used(next, pending)));
                known = known.with(next.name(), dev.assize.judgefiles.internal.expression.PlainType.NEVER);
                continue;
            }
            known = declare(next, known, what);
        }
        return known;
    }

    private DeclaredNames declare(MarkedNode.Mapping.Entry entry, DeclaredNames known, String what) {
        Optional<Expression> expression =
                Section.expression(entry.value(), mistakes).flatMap(scalar -> expressions.read(scalar, known));
        expression.ifPresent(read -> all.put(entry.name(), read));
        DeclaredNames.Name name = expression
                .map(Expression::asName)
                .orElse(DeclaredNames.Name.of(dev.assize.judgefiles.internal.expression.PlainType.NEVER));
        return names.declare(known, entry.name(), name, entry.key(), what);
    }

    /** Whether it names one that is not read yet, itself included. */
    private static boolean waits(MarkedNode.Mapping.Entry entry, List<MarkedNode.Mapping.Entry> pending) {
        return pending.stream().anyMatch(other -> mentions(entry, other.name()));
    }

    private static List<String> used(MarkedNode.Mapping.Entry entry, List<MarkedNode.Mapping.Entry> pending) {
        List<String> used = pending.stream()
                .map(MarkedNode.Mapping.Entry::name)
                .filter(name -> mentions(entry, name))
                .toList();
        return used.isEmpty() ? List.of("itself") : used;
    }

    /** As a name of its own: not behind a dot, not in quotation marks, not as a function. */
    private static boolean mentions(MarkedNode.Mapping.Entry entry, String name) {
        if (!(entry.value() instanceof MarkedNode.Scalar scalar)) {
            return false;
        }
        String bare = scalar.text().replaceAll("'[^']*'|\"[^\"]*\"", "''");
        return Pattern.compile("(?<![\\w.])" + Pattern.quote(name) + "(?![\\w(])")
                .matcher(bare)
                .find();
    }
}
