package dev.assize.judgefiles.judge;

import dev.assize.core.result.ValueJson;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Facts;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the output: the verdict as it will be written. */
final class TemplateReader {

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final List<String> verdictPointers = new ArrayList<>();

    TemplateReader(Mistakes mistakes, ExpressionSource expressions) {
        this.mistakes = mistakes;
        this.expressions = expressions;
    }

    /** Where the output holds the verdict's label. */
    Optional<String> verdictPointer() {
        return verdictPointers.stream().findFirst();
    }

    OutputTemplate.Members members(MarkedNode.Mapping node, DeclaredNames known, String pointer) {
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
            return Optional.of(new OutputTemplate.Fixed(ValueJson.whole(scalar.toJson())));
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

    void checkVerdictOnce(Section ruling, List<String> labels) {
        boolean named = labels.size() > 1 || !labels.equals(List.of("none"));
        MarkedNode at = ruling.find("output").orElse(ruling.node());
        if (named && verdictPointers.isEmpty() && !labels.isEmpty()) {
            mistakes.add(at, "the output never says ${verdict}");
        }
        if (verdictPointers.size() > 1) {
            mistakes.add(at, "the output says ${verdict} more than once: " + String.join(", ", verdictPointers));
        }
    }
}
