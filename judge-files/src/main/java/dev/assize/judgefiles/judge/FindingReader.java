package dev.assize.judgefiles.judge;

import dev.assize.core.finding.Severity;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Facts;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a judge reports besides its verdict. */
final class FindingReader {

    private static final Pattern EACH = Pattern.compile("\\s*([a-zA-Z_][a-zA-Z0-9_]*)\\s+in\\s+(.+)", Pattern.DOTALL);

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;
    private final List<JudgeDefinition.FindingRule> findings = new ArrayList<>();

    FindingReader(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.names = names;
    }

    List<JudgeDefinition.FindingRule> all() {
        return findings;
    }

    void read(Section ruling, DeclaredNames known) {
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
            words.add(severity.word());
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
                        .map(type -> type == PlainType.NEVER || type.present().isText())
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
