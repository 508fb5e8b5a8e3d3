package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.yaml.MarkedNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

/** Turns the checks of promptfoo that a model answers into questions of a judge file, each with the expression that its answer makes. */
final class PromptfooQuestions {

    private final JudgeText text;
    private final Set<String> fields;

    /** @param fields receives what the questions read of a case */
    PromptfooQuestions(JudgeText text, Set<String> fields) {
        this.text = text;
        this.fields = fields;
    }

    static String answer(String name) {
        return name + "_answer";
    }

    private static String question(String name) {
        return answer(name).replace('_', '-');
    }

    /** With a threshold the model says how well, otherwise whether. */
    PromptfooCheck rubric(MarkedNode.Mapping node, String name) {
        Optional<BigDecimal> threshold = PromptfooChecks.number(node, "threshold");
        return threshold.isEmpty()
                ? yesNo(node, name)
                : asked(
                        node,
                        name,
                        "How well does the output meet the following, from 0 (not at all) to 1 (wholly)? ",
                        "{number: [0, 1]}",
                        new PromptfooCheck(
                                answer(name), "(%s >= " + threshold.get().toPlainString() + ")"));
    }

    PromptfooCheck yesNo(MarkedNode.Mapping node, String name) {
        return asked(node, name, "Does the output meet the following? ", "yes/no", PromptfooCheck.of(answer(name)));
    }

    PromptfooCheck asked(MarkedNode.Mapping node, String name, String how, String form, PromptfooCheck check) {
        String rubric = OtherFormats.raw(node, "value");
        List<String> about = new ArrayList<>(List.of("output: output"));
        Matcher matcher = PromptfooChecks.VARIABLE.matcher(rubric);
        while (matcher.find()) {
            fields.add(matcher.group(1));
            about.add(matcher.group(1) + ": " + matcher.group(1));
        }
        text.add(
                "questions",
                question(name) + ":\n  ask: "
                        + JudgeText.quoted(
                                how + PromptfooChecks.VARIABLE.matcher(rubric).replaceAll("the $1"))
                        + "\n  about: {"
                        + String.join(", ", about.stream().distinct().toList()) + "}\n  form: " + form);
        return check;
    }

    PromptfooCheck factuality(String value, String name) {
        text.add(
                "questions",
                question(name)
                        + ":\n  ask: \"How do the facts of the output stand to those of the reference? subset: fewer, none against it. superset: more, none against it. same: the same. disagree: something contradicts it. immaterial: they differ in nothing that concerns facts.\""
                        + "\n  about: {output: output, reference: " + JudgeText.quoted(value)
                        + "}\n  form: {choice: [subset, superset, same, disagree, immaterial]}");
        return PromptfooCheck.of(answer(name) + " != 'disagree'");
    }

    PromptfooCheck recall(String value, String name, String least) {
        fields.add("context");
        text.expression("let", name + "_expected", value);
        text.expression("let", name + "_sentences", "sentences(" + name + "_expected)");
        return each(name, name + "_sentences", "Can the sentence be attributed to the context?", least);
    }

    PromptfooCheck relevance(String name, String least) {
        fields.add("context");
        fields.add("query");
        text.expression("let", name + "_sentences", "sentences(context)");
        return each(name, name + "_sentences", "Is the sentence needed to answer the query?", least);
    }

    PromptfooCheck faithfulness(String name, String least) {
        fields.add("context");
        text.add(
                "questions",
                name.replace('_', '-')
                        + "-claims:\n  ask: \"Break the output down into statements that can be checked one by one.\""
                        + "\n  about: {output: output}\n  form: {listing: 60}");
        return each(name, name + "_claims", "Can the statement be inferred from the context?", least);
    }

    PromptfooCheck each(String name, String list, String ask, String least) {
        text.add(
                "questions",
                question(name) + ":\n  each: " + name + "_entry in " + list + "\n  as: holds\n  ask: "
                        + JudgeText.quoted(ask) + "\n  about: {sentence: " + name + "_entry, context: context"
                        + (fields.contains("query") ? ", query: query" : "") + "}\n  form: yes/no");
        return new PromptfooCheck("ratio(size(" + list + ".filter(e, e.holds)), size(" + list + "), 0)", least);
    }

    PromptfooCheck best(MarkedNode.Mapping node, String name) {
        text.add("case", "outputs: {type: texts, required: true, least: 2, describe: the outputs to choose from}");
        return asked(
                node,
                name,
                "Which of the outputs meets the following best? ",
                "{choice: {of: outputs}}",
                PromptfooCheck.of(answer(name) + " == output"));
    }
}
