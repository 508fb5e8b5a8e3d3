package dev.assize.judgefiles.imports;

import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Single assertions of promptfoo as values of a judge file, from 0 to 1. What has no counterpart goes to {@code left}, with the reason. */
final class PromptfooChecks {

    private static final Pattern VARIABLE = Pattern.compile("\\{\\{\\s*([A-Za-z_][A-Za-z0-9_]*)\\s*}}");
    private static final Pattern LOGIC = Pattern.compile("\\{\\{|\\{%");
    private static final Map<String, BigDecimal> THRESHOLDS = Map.of(
            "levenshtein",
            BigDecimal.valueOf(5),
            "bleu",
            new BigDecimal("0.5"),
            "gleu",
            new BigDecimal("0.5"),
            "meteor",
            new BigDecimal("0.5"),
            "rouge-n",
            new BigDecimal("0.75"),
            "context-recall",
            BigDecimal.ZERO,
            "context-relevance",
            BigDecimal.ZERO,
            "context-faithfulness",
            BigDecimal.ZERO);

    private final JudgeText text;
    private final List<String> left;
    private final List<String> notes;
    private final Set<String> fields = new LinkedHashSet<>();

    PromptfooChecks(JudgeText text, List<String> left, List<String> notes) {
        this.text = text;
        this.left = left;
        this.notes = notes;
    }

    /** The variables of a test that the assertions need. */
    Set<String> fields() {
        return fields;
    }

    static String type(MarkedNode.Mapping assertion) {
        return OtherFormats.raw(assertion, "type");
    }

    static Optional<BigDecimal> number(MarkedNode.Mapping node, String name) {
        return node.find(name)
                .flatMap(found -> found instanceof MarkedNode.Scalar scalar ? scalar.number() : Optional.empty());
    }

    /** @param passed a condition with one place for the score */
    private record Check(String score, String passed) {
        static Check of(String condition) {
            return new Check("(" + condition + ") ? 1 : 0", "(%s == 1)");
        }
    }

    /** Declares the value {@code name} and says when it passes; empty for what is left out. */
    Optional<String> read(MarkedNode.Mapping node, String name) {
        boolean negated = type(node).startsWith("not-");
        String type = negated ? type(node).substring("not-".length()) : type(node);
        Optional<String> obstacle = obstacle(node);
        Optional<Check> check = obstacle.isPresent() ? Optional.empty() : check(type, node, name);
        if (check.isEmpty()) {
            left.add(told(node, obstacle.orElseGet(() -> reason(type))));
            return Optional.empty();
        }
        for (String option : List.of("rubricPrompt", "provider")) {
            if (node.find(option).isPresent()) {
                note(
                        node,
                        "its " + option + " is not carried over: the question has a wording of ours, and whoever is"
                                + " named when judging answers it");
            }
        }
        text.expression(
                "values",
                name,
                negated ? "1 - (" + check.get().score() + ")" : check.get().score());
        String passed = check.get().passed().formatted(negated ? "(1 - " + name + ")" : name);
        return Optional.of(negated ? "!" + passed : passed);
    }

    private void note(MarkedNode.Mapping node, String what) {
        notes.add(told(node, what));
    }

    private static String told(MarkedNode.Mapping node, String what) {
        return "line " + node.place().line() + ": " + type(node) + " " + what;
    }

    /** Why nothing of this kind can be taken over as it stands. */
    private static Optional<String> obstacle(MarkedNode.Mapping node) {
        if (node.find("transform").isPresent()) {
            return Optional.of("has a transform, which is a program, and none is run here");
        }
        String value = OtherFormats.raw(node, "value");
        if (value.startsWith("file://")) {
            return Optional.of("has its value in another file, " + value + "; write it into the configuration");
        }
        return LOGIC.matcher(VARIABLE.matcher(value).replaceAll("")).find()
                ? Optional.of("has template logic in its value, which is not run")
                : Optional.empty();
    }

    private static String reason(String type) {
        return switch (type) {
            case "javascript", "python", "ruby", "webhook" -> "is a program, and none is run here";
            case "similar", "answer-relevance" -> "needs an embedding model, and none is configured";
            case "latency", "cost", "perplexity", "perplexity-score" -> "measures the call, which is not in the case";
            case "classifier", "moderation", "guardrails", "pi" -> "needs a service of its own, and none is called";
            case "agent-rubric", "search-rubric" -> "lets a model use tools or search, which no question does";
            case "is-sql", "contains-sql", "is-html", "contains-html", "is-xml", "contains-xml" ->
                "needs a parser of that language, which there is none of here";
            case "is-valid-function-call",
                    "is-valid-openai-function-call",
                    "is-valid-openai-tools-call",
                    "tool-call-f1" -> "looks at calls of tools, which are not in the output's text";
            default ->
                type.startsWith("trajectory") || type.startsWith("trace") || type.equals("skill-used")
                        ? "looks at the steps of an agent, which are not in the case"
                        : "has nothing that it maps to";
        };
    }

    private Optional<Check> check(String type, MarkedNode.Mapping node, String name) {
        String value = expression(OtherFormats.raw(node, "value"));
        BigDecimal threshold = number(node, "threshold").orElse(THRESHOLDS.getOrDefault(type, new BigDecimal("0.5")));
        String least = "(%s >= " + threshold.toPlainString() + ")";
        return switch (type) {
            case "equals" -> Optional.of(equalTo(node, value));
            case "contains" -> Optional.of(Check.of("contains(output, " + value + ")"));
            case "icontains" -> Optional.of(Check.of("icontains(output, " + value + ")"));
            case "contains-all", "contains-any", "icontains-all", "icontains-any" -> several(type, node);
            case "starts-with" -> Optional.of(Check.of("startsWith(output, " + value + ")"));
            case "regex" -> Optional.of(Check.of("matches(output, " + value + ")"));
            case "is-json" -> Optional.of(json(node, "[json(output)].exists(part, part != none"));
            case "contains-json" -> Optional.of(json(node, "jsonParts(output).exists(part, true"));
            case "levenshtein" ->
                Optional.of(Check.of("levenshtein(output, " + value + ") <= " + threshold.toPlainString()));
            case "bleu", "gleu", "meteor", "rouge-n" -> {
                note(
                        node,
                        "is computed as " + (type.equals("rouge-n") ? "rouge-score" : "nltk")
                                + " does, which gives other figures than promptfoo");
                String metric =
                        type.equals("rouge-n") ? "rouge(output, " + value + ", 1)" : type + "(output, " + value + ")";
                yield Optional.of(new Check(metric, least));
            }
            case "word-count" -> words(node);
            case "llm-rubric" -> Optional.of(rubric(node, name));
            case "model-graded-closedqa" -> Optional.of(yesNo(node, name));
            case "g-eval" ->
                Optional.of(asked(
                        node,
                        name,
                        "How well does the output meet the following, from 0 (not at all) to 10 (wholly)? ",
                        "{scale: [0, 10]}",
                        new Check(answer(name) + " / 10", least)));
            case "factuality", "model-graded-factuality" -> Optional.of(factuality(value, name));
            case "context-recall" -> Optional.of(recall(value, name, least));
            case "context-relevance" -> Optional.of(relevance(name, least));
            case "context-faithfulness" -> Optional.of(faithfulness(name, least));
            case "select-best" -> Optional.of(best(node, name));
            default -> Optional.empty();
        };
    }

    private static Check equalTo(MarkedNode.Mapping node, String value) {
        MarkedNode wanted = node.find("value").orElse(null);
        return wanted instanceof MarkedNode.Mapping || wanted instanceof MarkedNode.Sequence
                ? Check.of("json(output) == json(" + JudgeText.literal(Json.write(wanted.toJson())) + ")")
                : Check.of("output == " + value);
    }

    /** With the schema, where there is one, written into the expression. */
    private static Check json(MarkedNode.Mapping node, String part) {
        Optional<MarkedNode> schema = node.find("value");
        if (schema.isEmpty()) {
            return Check.of(part + ")");
        }
        String written = schema.get() instanceof MarkedNode.Scalar scalar
                ? scalar.text()
                : Json.write(schema.get().toJson());
        return Check.of(part + " && conforms(part, json(" + JudgeText.literal(written) + ")))");
    }

    /** A value with variables in it. */
    private String expression(String value) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = VARIABLE.matcher(value);
        int from = 0;
        while (matcher.find()) {
            if (matcher.start() > from) {
                parts.add(JudgeText.literal(value.substring(from, matcher.start())));
            }
            fields.add(matcher.group(1));
            parts.add(matcher.group(1));
            from = matcher.end();
        }
        if (from < value.length() || parts.isEmpty()) {
            parts.add(JudgeText.literal(value.substring(from)));
        }
        return String.join(" + ", parts);
    }

    private Optional<Check> several(String type, MarkedNode.Mapping node) {
        List<String> texts = new ArrayList<>();
        MarkedNode value = node.find("value").orElse(null);
        if (value instanceof MarkedNode.Sequence list) {
            list.items()
                    .forEach(item ->
                            texts.add(expression(item instanceof MarkedNode.Scalar scalar ? scalar.text() : "")));
        } else if (value instanceof MarkedNode.Scalar scalar) {
            Arrays.stream(scalar.text().split(",")).map(String::strip).forEach(part -> texts.add(expression(part)));
        }
        if (texts.isEmpty()) {
            return Optional.empty();
        }
        String function = type.startsWith("i") ? "icontains" : "contains";
        String macro = type.endsWith("all") ? "all" : "exists";
        return Optional.of(
                Check.of("[" + String.join(", ", texts) + "]." + macro + "(part, " + function + "(output, part))"));
    }

    private static Optional<Check> words(MarkedNode.Mapping node) {
        if (node.find("value").orElse(null) instanceof MarkedNode.Mapping range) {
            List<String> ends = new ArrayList<>();
            number(range, "min").ifPresent(min -> ends.add("size(words(output)) >= " + min.toPlainString()));
            number(range, "max").ifPresent(max -> ends.add("size(words(output)) <= " + max.toPlainString()));
            return ends.isEmpty() ? Optional.empty() : Optional.of(Check.of(String.join(" && ", ends)));
        }
        return number(node, "value").map(count -> Check.of("size(words(output)) == " + count.toPlainString()));
    }

    private static String answer(String name) {
        return name + "_answer";
    }

    private static String question(String name) {
        return answer(name).replace('_', '-');
    }

    /** With a threshold the model says how well, otherwise whether. */
    private Check rubric(MarkedNode.Mapping node, String name) {
        Optional<BigDecimal> threshold = number(node, "threshold");
        return threshold.isEmpty()
                ? yesNo(node, name)
                : asked(
                        node,
                        name,
                        "How well does the output meet the following, from 0 (not at all) to 1 (wholly)? ",
                        "{number: [0, 1]}",
                        new Check(answer(name), "(%s >= " + threshold.get().toPlainString() + ")"));
    }

    private Check yesNo(MarkedNode.Mapping node, String name) {
        return asked(node, name, "Does the output meet the following? ", "yes/no", Check.of(answer(name)));
    }

    private Check asked(MarkedNode.Mapping node, String name, String how, String form, Check check) {
        String rubric = OtherFormats.raw(node, "value");
        List<String> about = new ArrayList<>(List.of("output: output"));
        Matcher matcher = VARIABLE.matcher(rubric);
        while (matcher.find()) {
            fields.add(matcher.group(1));
            about.add(matcher.group(1) + ": " + matcher.group(1));
        }
        text.add(
                "questions",
                question(name) + ":\n  ask: "
                        + JudgeText.quoted(how + VARIABLE.matcher(rubric).replaceAll("the $1"))
                        + "\n  about: {"
                        + String.join(", ", about.stream().distinct().toList()) + "}\n  form: " + form);
        return check;
    }

    private Check factuality(String value, String name) {
        text.add(
                "questions",
                question(name)
                        + ":\n  ask: \"How do the facts of the output stand to those of the reference? subset: fewer, none against it. superset: more, none against it. same: the same. disagree: something contradicts it. immaterial: they differ in nothing that concerns facts.\""
                        + "\n  about: {output: output, reference: " + JudgeText.quoted(value)
                        + "}\n  form: {choice: [subset, superset, same, disagree, immaterial]}");
        return Check.of(answer(name) + " != 'disagree'");
    }

    private Check recall(String value, String name, String least) {
        fields.add("context");
        text.expression("let", name + "_expected", value);
        text.expression("let", name + "_sentences", "sentences(" + name + "_expected)");
        return each(name, name + "_sentences", "Can the sentence be attributed to the context?", least);
    }

    private Check relevance(String name, String least) {
        fields.add("context");
        fields.add("query");
        text.expression("let", name + "_sentences", "sentences(context)");
        return each(name, name + "_sentences", "Is the sentence needed to answer the query?", least);
    }

    private Check faithfulness(String name, String least) {
        fields.add("context");
        text.add(
                "questions",
                name.replace('_', '-')
                        + "-claims:\n  ask: \"Break the output down into statements that can be checked one by one.\""
                        + "\n  about: {output: output}\n  form: {listing: 60}");
        return each(name, name + "_claims", "Can the statement be inferred from the context?", least);
    }

    private Check each(String name, String list, String ask, String least) {
        text.add(
                "questions",
                question(name) + ":\n  each: " + name + "_entry in " + list + "\n  as: holds\n  ask: "
                        + JudgeText.quoted(ask) + "\n  about: {sentence: " + name + "_entry, context: context"
                        + (fields.contains("query") ? ", query: query" : "") + "}\n  form: yes/no");
        return new Check("ratio(size(" + list + ".filter(e, e.holds)), size(" + list + "), 0)", least);
    }

    private Check best(MarkedNode.Mapping node, String name) {
        text.add("case", "outputs: {type: texts, required: true, least: 2, describe: the outputs to choose from}");
        return asked(
                node,
                name,
                "Which of the outputs meets the following best? ",
                "{choice: {of: outputs}}",
                Check.of(answer(name) + " == output"));
    }
}
