package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Facts;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the ruling: tables, values, ceilings, the verdict's rules, its output and the findings. */
final class RulingReader {

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;
    private final List<JudgeDefinition.VerdictRule> rules = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private final TableReader tables;
    private final NamedExpressions values;
    private final CeilingReader ceilings;
    private final TemplateReader outputs;
    private final FindingReader findings;
    private OutputTemplate.@Nullable Members output;

    RulingReader(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.names = names;
        this.tables = new TableReader(mistakes, names);
        this.values = new NamedExpressions(mistakes, expressions, names);
        this.ceilings = new CeilingReader(mistakes, expressions, names, values);
        this.outputs = new TemplateReader(mistakes, expressions);
        this.findings = new FindingReader(mistakes, expressions, names);
    }

    void read(MarkedNode.Mapping node, OutlinedQuestions questions) {
        Section ruling = Section.of(
                node, "the ruling", List.of("tables", "values", "ceilings", "verdict", "output", "findings"), mistakes);
        DeclaredNames known = questions.answered();
        known = tables.read(ruling, questions, known);
        known = values.read(ruling.mapping("values", "names with expressions"), known, "value");
        known = ceilings.read(ruling, known);
        verdict(ruling, known);
        DeclaredNames decided = names.declare(known, JudgeFileReader.VERDICT, verdictType(), node, "section");
        ruling.require("output", "the verdict as it is written")
                .flatMap(found -> Section.mapping(found, "the fields of the verdict", mistakes))
                .ifPresent(found -> output = outputs.members(found, decided, ""));
        if (output != null) {
            outputs.checkVerdictOnce(ruling, labels);
        }
        findings.read(ruling, decided);
    }

    Map<String, Datum> tables() {
        return tables.all();
    }

    Map<String, Expression> values() {
        return values.all();
    }

    List<JudgeDefinition.Ceiling> ceilings() {
        return ceilings.all();
    }

    List<JudgeDefinition.VerdictRule> rules() {
        return rules;
    }

    List<JudgeDefinition.FindingRule> findings() {
        return findings.all();
    }

    OutputTemplate.@Nullable Members output() {
        return output;
    }

    /** Where the output holds the verdict's label. */
    Optional<String> verdictPointer() {
        return outputs.verdictPointer();
    }

    private ValueType verdictType() {
        return new ValueType.OneOf(labels.isEmpty() ? List.of("") : labels);
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
}
