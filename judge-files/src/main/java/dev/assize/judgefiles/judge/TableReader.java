package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the tables of a ruling: points, or anything else, for every option of a question. */
final class TableReader {

    private final Mistakes mistakes;
    private final NameSource names;
    private final Map<String, Datum> tables = new LinkedHashMap<>();

    TableReader(Mistakes mistakes, NameSource names) {
        this.mistakes = mistakes;
        this.names = names;
    }

    Map<String, Datum> all() {
        return tables;
    }

    DeclaredNames read(Section ruling, OutlinedQuestions questions, DeclaredNames outer) {
        DeclaredNames known = outer;
        Optional<MarkedNode.Mapping> node = ruling.mapping("tables", "names with tables");
        if (node.isEmpty()) {
            return known;
        }
        for (MarkedNode.Mapping.Entry entry : node.get().entries()) {
            Optional<MarkedNode.Mapping> table =
                    Section.mapping(entry.value(), "a table such as {over: severity, major: 5, minor: 1}", mistakes);
            if (table.isPresent() && names.check(entry.name(), entry.key(), "table")) {
                ValueType type = table(entry, table.get(), questions);
                known = names.declare(known, entry.name(), type, entry.key(), "table");
            }
        }
        return known;
    }

    private ValueType table(MarkedNode.Mapping.Entry entry, MarkedNode.Mapping table, OutlinedQuestions questions) {
        Optional<MarkedNode> over = table.find("over");
        if (over.isEmpty()) {
            mistakes.add(
                    table, "the table \"" + entry.name() + "\" needs \"over\": the question whose answers it lists");
            return PlainType.NEVER;
        }
        String name = over.get() instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
        Map<String, List<String>> choices = new LinkedHashMap<>();
        questions.all().forEach(question -> {
            if (question.form() instanceof Form.Choice choice && question.optionsFrom() == null) {
                choices.put(question.name(), choice.options());
            }
        });
        List<String> options = choices.get(name);
        if (options == null && questions.isSpoiled(name)) {
            return PlainType.NEVER;
        }
        if (options == null) {
            mistakes.add(
                    over.get(),
                    "found " + over.get().describe() + ", expected a question with a choice"
                            + NameHint.hint(name, choices.keySet()));
            return PlainType.NEVER;
        }
        Map<String, Datum> points = new LinkedHashMap<>();
        ValueType type = PlainType.NEVER;
        for (MarkedNode.Mapping.Entry row : table.without(List.of("over")).entries()) {
            if (row.key().kind() == MarkedNode.Kind.TRUTH) {
                mistakes.add(row.key(), "found " + row.key().describe() + ", expected an option in quotation marks");
            } else if (!options.contains(row.name())) {
                mistakes.add(
                        row.key(),
                        "the question \"" + name + "\" has no option \"" + row.name() + "\""
                                + NameHint.hint(row.name(), options));
            }
            Optional<Datum> value = cell(row.value());
            if (value.isPresent()) {
                points.put(row.name(), value.get());
                Optional<ValueType> joined = ValueType.join(type, typeOf(value.get()));
                if (joined.isEmpty()) {
                    mistakes.add(
                            row.value(),
                            "a table holds things of one kind, found "
                                    + row.value().describe());
                }
                type = joined.orElse(type);
            }
        }
        options.stream()
                .filter(option -> !table.names().contains(option))
                .forEach(option -> mistakes.add(
                        entry.key(),
                        "the table \"" + entry.name() + "\" lacks the option \"" + option + "\" of \"" + name + "\""));
        tables.put(entry.name(), new Datum.Fields(points));
        return new ValueType.TableOf(options, type);
    }

    private Optional<Datum> cell(MarkedNode node) {
        if (node instanceof MarkedNode.Scalar scalar) {
            switch (scalar.kind()) {
                case TEXT -> {
                    return Optional.of(Datum.text(scalar.text()));
                }
                case TRUTH -> {
                    return Optional.of(Datum.truth(scalar.isTrue()));
                }
                case NUMBER -> {
                    if (scalar.number().isPresent()) {
                        return scalar.number().map(Fraction::of).map(Datum::number);
                    }
                }
                case NULL -> {}
            }
        }
        mistakes.add(node, "found " + node.describe() + ", expected a number, a text, or true or false");
        return Optional.empty();
    }

    private static ValueType typeOf(Datum value) {
        if (value instanceof Datum.Text text) {
            return new ValueType.OneOf(List.of(text.value()));
        }
        return value instanceof Datum.Truth ? PlainType.TRUTH : PlainType.NUMBER;
    }
}
