package dev.assize.judgefiles.judge;

import dev.assize.core.Severity;
import dev.assize.core.question.Form;
import dev.assize.judgefiles.expression.Datum;
import dev.assize.judgefiles.expression.DeclaredNames;
import dev.assize.judgefiles.expression.Expression;
import dev.assize.judgefiles.expression.Facts;
import dev.assize.judgefiles.expression.Fraction;
import dev.assize.judgefiles.expression.NameHint;
import dev.assize.judgefiles.expression.PlainType;
import dev.assize.judgefiles.expression.ValueType;
import dev.assize.judgefiles.yaml.MarkedNode;
import dev.assize.judgefiles.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the ruling: tables, values, ceilings, the verdict's rules, its output and the findings. */
final class RulingReader {

    private static final Pattern EACH = Pattern.compile("\\s*([a-zA-Z_][a-zA-Z0-9_]*)\\s+in\\s+(.+)", Pattern.DOTALL);

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;
    private final Map<String, Datum> tables = new LinkedHashMap<>();
    private final List<JudgeDefinition.Ceiling> ceilings = new ArrayList<>();
    private final List<JudgeDefinition.VerdictRule> rules = new ArrayList<>();
    private final List<JudgeDefinition.FindingRule> findings = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private final List<String> verdictPointers = new ArrayList<>();
    private final NamedExpressions values;
    private OutputTemplate.@Nullable Members output;

    RulingReader(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.names = names;
        this.values = new NamedExpressions(mistakes, expressions, names);
    }

    void read(MarkedNode.Mapping node, QuestionReader questions) {
        Section ruling = Section.of(
                node, "the ruling", List.of("tables", "values", "ceilings", "verdict", "output", "findings"), mistakes);
        DeclaredNames known = withAnswers(questions);
        known = tables(ruling, questions, known);
        known = values.read(ruling.mapping("values", "names with expressions"), known, "value");
        known = ceilings(ruling, known);
        verdict(ruling, known);
        DeclaredNames decided = names.declare(known, JudgeFileReader.VERDICT, verdictType(), node, "section");
        ruling.require("output", "the verdict as it is written")
                .flatMap(found -> Section.mapping(found, "the fields of the verdict", mistakes))
                .ifPresent(found -> output = members(found, decided, ""));
        verdictOnce(ruling);
        findings(ruling, decided);
    }

    Map<String, Datum> tables() {
        return tables;
    }

    Map<String, Expression> values() {
        return values.all();
    }

    List<JudgeDefinition.Ceiling> ceilings() {
        return ceilings;
    }

    List<JudgeDefinition.VerdictRule> rules() {
        return rules;
    }

    List<JudgeDefinition.FindingRule> findings() {
        return findings;
    }

    OutputTemplate.@Nullable Members output() {
        return output;
    }

    List<String> labels() {
        return labels;
    }

    /** Where the output holds the verdict's label. */
    Optional<String> verdictPointer() {
        return verdictPointers.stream().findFirst();
    }

    private ValueType verdictType() {
        return new ValueType.OneOf(labels.isEmpty() ? List.of("") : labels);
    }

    /** Lists that questions went over hold records with the answers; every question has its name. */
    private DeclaredNames withAnswers(QuestionReader questions) {
        DeclaredNames known = questions.outer();
        for (QuestionReader.Outline question : questions.outlines().values()) {
            if (!known.has(question.variable())) {
                known = known.with(
                        question.variable(),
                        question.each() == null ? question.type() : new ValueType.ListOf(question.type()));
            }
            if (question.each() == null) {
                known = known.with(DeclaredNames.rationaleOf(question.variable()), PlainType.TEXT);
            }
        }
        for (String list : lists(questions)) {
            known = known.with(list, records(list, questions, known));
        }
        return known;
    }

    private static Set<String> lists(QuestionReader questions) {
        Set<String> lists = new LinkedHashSet<>();
        for (QuestionReader.Outline question : questions.outlines().values()) {
            FileQuestion.Each each = question.each();
            if (each != null) {
                lists.add(each.list());
            }
        }
        return lists;
    }

    private ValueType records(String list, QuestionReader questions, DeclaredNames known) {
        ValueType plain = known.typeOf(list).orElse(PlainType.NEVER);
        if (!(plain.present() instanceof ValueType.ListOf items)) {
            return PlainType.NEVER;
        }
        Map<String, ValueType> fields = new LinkedHashMap<>();
        if (items.items() instanceof ValueType.RecordOf record) {
            fields.putAll(record.fields());
        } else {
            fields.put(JudgeFileReader.ITEM_TEXT, items.items());
        }
        for (QuestionReader.Outline question : questions.outlines().values()) {
            FileQuestion.Each each = question.each();
            if (each != null && each.list().equals(list) && fields.put(question.field(), question.type()) != null) {
                mistakes.add(
                        question.section().node(),
                        "the entries of \"" + list + "\" already have a \"" + question.field()
                                + "\"; give the question another name there with as");
            }
        }
        ValueType type = new ValueType.ListOf(new ValueType.RecordOf(fields));
        return plain.mayBeNone() ? ValueType.maybe(type) : type;
    }

    private DeclaredNames tables(Section ruling, QuestionReader questions, DeclaredNames outer) {
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

    private ValueType table(MarkedNode.Mapping.Entry entry, MarkedNode.Mapping table, QuestionReader questions) {
        Optional<MarkedNode> over = table.find("over");
        if (over.isEmpty()) {
            mistakes.add(
                    table, "the table \"" + entry.name() + "\" needs \"over\": the question whose answers it lists");
            return PlainType.NEVER;
        }
        String name = over.get() instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
        Map<String, List<String>> choices = new LinkedHashMap<>();
        questions.outlines().values().forEach(question -> {
            if (question.form() instanceof Form.Choice choice && question.optionsFrom() == null) {
                choices.put(question.name(), choice.options());
            }
        });
        List<String> options = choices.get(name);
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

    private DeclaredNames ceilings(Section ruling, DeclaredNames known) {
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

    private void verdict(Section ruling, DeclaredNames known) {
        Optional<MarkedNode> node = ruling.require("verdict", "a list of {label, when}; the last has no when");
        if (node.isEmpty()) {
            return;
        }
        if (!(node.get() instanceof MarkedNode.Sequence list) || list.items().isEmpty()) {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected a list of {label, when}");
            return;
        }
        Facts facts = Facts.NONE;
        for (int i = 0; i < list.items().size(); i++) {
            MarkedNode item = list.items().get(i);
            boolean last = i == list.items().size() - 1;
            Optional<MarkedNode.Mapping> mapping = Section.mapping(item, "a rule {label: PASS, when: …}", mistakes);
            if (mapping.isPresent()) {
                facts = facts.and(rule(mapping.get(), known, facts, last));
            }
        }
    }

    private Facts rule(MarkedNode.Mapping node, DeclaredNames known, Facts facts, boolean last) {
        Section rule = Section.of(node, "a verdict rule", List.of("label", "when"), mistakes);
        Optional<MarkedNode.Scalar> label =
                rule.require("label", "what the verdict says").flatMap(found -> Section.text(found, mistakes));
        Optional<MarkedNode.Scalar> when = rule.expression("when");
        if (last && when.isPresent()) {
            mistakes.add(
                    when.get(),
                    "the last verdict rule has no when, so that every case has a verdict; add one such as - {label: FAIL}");
        }
        if (!last && when.isEmpty()) {
            mistakes.add(node, "a verdict rule without when ends the list; those after it can never hold");
        }
        Optional<Expression> condition =
                when.flatMap(scalar -> expressions.read(scalar, known, facts, PlainType.TRUTH, "true or false"));
        label.ifPresent(found -> {
            if (!labels.contains(found.text())) {
                labels.add(found.text());
            }
            rules.add(new JudgeDefinition.VerdictRule(found.text(), condition.orElse(null)));
        });
        return condition.map(Expression::factsWhenFalse).orElse(Facts.NONE);
    }

    private OutputTemplate.Members members(MarkedNode.Mapping node, DeclaredNames known, String pointer) {
        Map<String, OutputTemplate> members = new LinkedHashMap<>();
        for (MarkedNode.Mapping.Entry entry : node.entries()) {
            String at = pointer + "/" + entry.name().replace("~", "~0").replace("/", "~1");
            template(entry.value(), known, at).ifPresent(template -> members.put(entry.name(), template));
        }
        return new OutputTemplate.Members(members);
    }

    private Optional<OutputTemplate> template(MarkedNode node, DeclaredNames known, String pointer) {
        if (node instanceof MarkedNode.Mapping mapping) {
            return Optional.of(members(mapping, known, pointer));
        }
        if (node instanceof MarkedNode.Sequence sequence) {
            List<OutputTemplate.Entry> entries = new ArrayList<>();
            for (int i = 0; i < sequence.items().size(); i++) {
                entry(sequence.items().get(i), known, pointer + "/" + i).ifPresent(entries::add);
            }
            return Optional.of(new OutputTemplate.Entries(entries));
        }
        MarkedNode.Scalar scalar = (MarkedNode.Scalar) node;
        if (scalar.kind() != MarkedNode.Kind.TEXT) {
            return Optional.of(new OutputTemplate.Fixed(QuestionReader.whole(scalar.toJson())));
        }
        Optional<TextTemplate> text = expressions.template(scalar, known);
        text.ifPresent(found -> found.parts().forEach(part -> {
            Expression expression = part.expression();
            if (expression != null && expression.text().strip().equals(JudgeFileReader.VERDICT)) {
                verdictPointers.add(pointer);
            }
            if (expression != null && expression.type() instanceof ValueType.TableOf) {
                mistakes.add(scalar, "a table cannot be written; look something up in it with [ ]");
            }
        }));
        return text.map(found -> found.isPlain()
                ? new OutputTemplate.Fixed(com.fasterxml.jackson.databind.node.TextNode.valueOf(found.plainText()))
                : new OutputTemplate.Text(found));
    }

    /** An entry that is there only when its condition holds; one with a text alone is that text. */
    private Optional<OutputTemplate.Entry> entry(MarkedNode node, DeclaredNames known, String pointer) {
        if (!(node instanceof MarkedNode.Mapping mapping)
                || mapping.find("when").isEmpty()) {
            return template(node, known, pointer).map(value -> new OutputTemplate.Entry(value, null));
        }
        Optional<Expression> when = mapping.find("when")
                .flatMap(found -> Section.expression(found, mistakes))
                .flatMap(found -> expressions.read(found, known, Facts.NONE, PlainType.TRUTH, "true or false"));
        MarkedNode.Mapping rest = mapping.without(List.of("when"));
        MarkedNode content =
                rest.names().equals(List.of("text")) ? rest.entries().get(0).value() : rest;
        return template(content, known, pointer)
                .flatMap(value -> when.map(condition -> new OutputTemplate.Entry(value, condition)));
    }

    private void verdictOnce(Section ruling) {
        boolean named = labels.size() > 1 || !labels.equals(List.of("none"));
        MarkedNode at = ruling.find("output").orElse(ruling.node());
        if (output != null && named && verdictPointers.isEmpty() && !labels.isEmpty()) {
            mistakes.add(at, "the output never says ${verdict}");
        }
        if (verdictPointers.size() > 1) {
            mistakes.add(at, "the output says ${verdict} more than once: " + String.join(", ", verdictPointers));
        }
    }

    private void findings(Section ruling, DeclaredNames known) {
        Optional<MarkedNode> node = ruling.find("findings");
        if (node.isEmpty()) {
            return;
        }
        if (!(node.get() instanceof MarkedNode.Sequence list)) {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected a list of findings");
            return;
        }
        for (MarkedNode item : list.items()) {
            Section.mapping(item, "a finding {code, severity, message, when}", mistakes)
                    .flatMap(found -> finding(found, known))
                    .ifPresent(findings::add);
        }
    }

    private Optional<JudgeDefinition.FindingRule> finding(MarkedNode.Mapping node, DeclaredNames outer) {
        Section finding = Section.of(
                node,
                "a finding",
                List.of("code", "severity", "message", "when", "check", "each", "evidence"),
                mistakes);
        DeclaredNames known = outer;
        String variable = "";
        Expression each = null;
        Optional<MarkedNode.Scalar> over = finding.text("each");
        if (over.isPresent()) {
            Matcher matcher = EACH.matcher(over.get().text());
            if (!matcher.matches()) {
                mistakes.add(over.get(), "found " + over.get().describe() + ", expected a name and a list: c in wrong");
                return Optional.empty();
            }
            variable = matcher.group(1);
            Optional<Expression> list =
                    expressions.read(over.get(), matcher.start(2), matcher.group(2), outer, Facts.NONE);
            if (list.isEmpty()) {
                return Optional.empty();
            }
            if (!(list.get().type() instanceof ValueType.ListOf items)) {
                mistakes.add(
                        over.get(),
                        "\"" + matcher.group(2) + "\" is no list, but a "
                                + list.get().type());
                return Optional.empty();
            }
            each = list.get();
            known = names.declare(outer, variable, items.items(), over.get(), "variable");
        }
        DeclaredNames inside = known;
        finding.require("code", "what kind of finding it is, such as claim-contradicted");
        finding.require("severity", "critical, major, minor or info");
        finding.require("message", "a sentence for a person");
        Optional<MarkedNode.Scalar> code = finding.text("code");
        code.filter(found -> !found.text().matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"))
                .ifPresent(found -> mistakes.add(found, "a code is lower-case words joined by hyphens"));
        Optional<TextTemplate> severity = finding.text("severity").flatMap(found -> severity(found, inside));
        Optional<TextTemplate> message = finding.text("message").flatMap(found -> expressions.template(found, inside));
        Optional<Expression> when = condition(finding, inside);
        boolean conditioned =
                finding.find("when").isPresent() || finding.find("check").isPresent();
        if (!conditioned && each == null) {
            mistakes.add(node, "a finding needs when, check or each; without it every case would have it");
        }
        Optional<MarkedNode.Mapping> evidence = finding.mapping("evidence", "{in: field, text: expression}");
        String in = evidence.flatMap(found -> evidenceField(found, inside)).orElse("");
        Expression text = evidence.flatMap(found -> found.find("text"))
                .flatMap(found -> Section.expression(found, mistakes))
                .flatMap(found -> expressions.read(found, inside, Facts.NONE, PlainType.TEXT, "a text"))
                .orElse(null);
        if (code.isEmpty() || severity.isEmpty() || message.isEmpty() || conditioned != when.isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new JudgeDefinition.FindingRule(
                code.get().text(), severity.get(), message.get(), when.orElse(null), variable, each, in, text));
    }

    /** A check is raised where it fails. */
    private Optional<Expression> condition(Section finding, DeclaredNames known) {
        Optional<MarkedNode.Scalar> check = finding.expression("check");
        if (check.isPresent()) {
            if (finding.find("when").isPresent()) {
                mistakes.add(check.get(), "a finding has either when or check");
            }
            return expressions
                    .read(check.get(), known, Facts.NONE, PlainType.TRUTH, "true or false")
                    .flatMap(read ->
                            expressions.read(check.get(), 0, "!(" + check.get().text() + ")", known, Facts.NONE));
        }
        return finding.expression("when")
                .flatMap(found -> expressions.read(found, known, Facts.NONE, PlainType.TRUTH, "true or false"));
    }

    private Optional<TextTemplate> severity(MarkedNode.Scalar scalar, DeclaredNames known) {
        Optional<TextTemplate> template = expressions.template(scalar, known);
        List<String> words = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            words.add(severity.name().toLowerCase(Locale.ROOT));
        }
        if (template.isEmpty()) {
            return template;
        }
        List<String> said = List.of(template.get().plainText());
        if (template.get().isOneExpression()) {
            if (!(template.get().expression().type() instanceof ValueType.OneOf options)) {
                mistakes.add(
                        scalar,
                        "the severity is one of " + String.join(", ", words) + ", found a "
                                + template.get().expression().type());
                return Optional.empty();
            }
            said = options.options();
        } else if (!template.get().isPlain()) {
            said = List.of(scalar.text());
        }
        for (String word : said) {
            if (!words.contains(word)) {
                mistakes.add(scalar, "found the severity \"" + word + "\"" + NameHint.hint(word, words));
                return Optional.empty();
            }
        }
        return template;
    }

    private Optional<String> evidenceField(MarkedNode.Mapping node, DeclaredNames known) {
        Section evidence = Section.of(node, "evidence", List.of("in", "text"), mistakes);
        evidence.require("text", "an expression for the words to look for");
        Optional<MarkedNode.Scalar> in = evidence.require("in", "the field in which the words stand")
                .flatMap(found -> Section.text(found, mistakes));
        if (in.isPresent()
                && !known.typeOf(in.get().text())
                        .map(type -> type.present().isText())
                        .orElse(false)) {
            mistakes.add(
                    in.get(),
                    "\"" + in.get().text() + "\" is no text of the case"
                            + NameHint.hint(in.get().text(), known.known()));
            return Optional.empty();
        }
        return in.map(MarkedNode.Scalar::text);
    }
}
