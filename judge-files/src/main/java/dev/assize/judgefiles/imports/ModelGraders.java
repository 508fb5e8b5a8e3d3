package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Graders that ask a model ({@code score_model}, {@code label_model}), as questions of a judge file. */
final class ModelGraders {

    private final Mistakes mistakes;
    private final JudgeText text;
    private final GraderTemplates templates;
    private final GraderFields fields;

    ModelGraders(Mistakes mistakes, JudgeText text, GraderTemplates templates) {
        this.mistakes = mistakes;
        this.text = text;
        this.templates = templates;
        this.fields = new GraderFields(mistakes);
    }

    /** A number that a model gives. */
    GraderScore scoreModel(MarkedNode.Mapping node, String name) {
        fields.known(node, "model", "input", "range", "sampling_params", "pass_threshold");
        BigDecimal least = BigDecimal.ZERO;
        BigDecimal most = BigDecimal.ONE;
        Optional<MarkedNode> range = node.find("range");
        if (range.isPresent()) {
            List<BigDecimal> ends = ends(range.get());
            if (ends.size() == 2 && ends.get(0).compareTo(ends.get(1)) < 0) {
                least = ends.get(0);
                most = ends.get(1);
            } else {
                mistakes.add(
                        range.get(), "found " + range.get().describe() + ", expected two numbers, the smaller first");
            }
        }
        question(node, name, "{number: [" + least.toPlainString() + ", " + most.toPlainString() + "]}");
        String question = questionName(name).replace('-', '_');
        if (!question.equals(name)) {
            text.expression("values", name, question);
        }
        return new GraderScore(name, fields.threshold(node, name), least, most);
    }

    private static List<BigDecimal> ends(MarkedNode node) {
        List<BigDecimal> ends = new ArrayList<>();
        if (node instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                if (item instanceof MarkedNode.Scalar scalar) {
                    scalar.number().ifPresent(ends::add);
                }
            }
        }
        return ends;
    }

    /** A label that a model chooses. */
    GraderScore labelModel(MarkedNode.Mapping node, String name) {
        fields.known(node, "model", "input", "labels", "passing_labels", "sampling_params");
        List<String> labels = fields.texts(node, "labels");
        List<String> passing = fields.texts(node, "passing_labels");
        if (labels.size() < 2) {
            mistakes.add(node.find("labels").orElse(node), "a label_model grader needs at least two labels");
        }
        passing.stream()
                .filter(label -> !labels.contains(label))
                .forEach(label -> mistakes.add(
                        node.find("passing_labels").orElse(node),
                        "\"" + label + "\" is none of the labels" + NameHint.hint(label, labels)));
        question(node, name, "{choice: " + JudgeText.list(labels) + "}");
        String question = questionName(name).replace('-', '_');
        String value = question.equals(name) ? name + "_score" : name;
        String options =
                "[" + String.join(", ", passing.stream().map(JudgeText::literal).toList()) + "]";
        text.expression("values", value, "(" + question + " in " + options + ") ? 1 : 0");
        return new GraderScore(value, value + " == 1", BigDecimal.ZERO, BigDecimal.ONE);
    }

    private static String questionName(String name) {
        String words =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return name.equals("score") ? "rating" : words;
    }

    private void question(MarkedNode.Mapping node, String name, String form) {
        StringBuilder question = new StringBuilder(questionName(name)).append(":\n  prompt:\n");
        Optional<MarkedNode> input = node.find("input");
        if (input.isEmpty() || !(input.get() instanceof MarkedNode.Sequence messages)) {
            mistakes.add(input.orElse(node), "the grader needs \"input\", a list of {role, content}");
            return;
        }
        for (MarkedNode item : messages.items()) {
            if (!(item instanceof MarkedNode.Mapping message)) {
                mistakes.add(item, "found " + item.describe() + ", expected {role, content}");
                continue;
            }
            content(message)
                    .ifPresent(content -> question.append("    - {role: ")
                            .append(JudgeText.quoted(
                                    GraderFields.text(message, "role").isEmpty()
                                            ? "user"
                                            : GraderFields.text(message, "role")))
                            .append(", content: ")
                            .append(JudgeText.quoted(templates.prompt(content)))
                            .append("}\n"));
        }
        question.append("  form: ").append(form).append('\n');
        node.find("model")
                .ifPresent(model -> question.append("  model: {suggested: ")
                        .append(JudgeText.quoted(GraderFields.raw(model)))
                        .append("}\n"));
        text.add("questions", question.toString());
    }

    /** A text, or {type: input_text, text: …}. */
    private Optional<MarkedNode.Scalar> content(MarkedNode.Mapping message) {
        Optional<MarkedNode> content = message.find("content");
        if (content.isPresent() && content.get() instanceof MarkedNode.Mapping wrapped) {
            content = wrapped.find("text");
        }
        if (content.isPresent() && content.get() instanceof MarkedNode.Scalar scalar) {
            return Optional.of(scalar);
        }
        mistakes.add(content.orElse(message), "the message needs \"content\", a text");
        return Optional.empty();
    }
}
