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

    static final Pattern VARIABLE = Pattern.compile("\\{\\{\\s*([A-Za-z_][A-Za-z0-9_]*)\\s*}}");
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
    private final PromptfooQuestions questions;

    PromptfooChecks(JudgeText text, List<String> left, List<String> notes) {
        this.text = text;
        this.left = left;
        this.notes = notes;
        this.questions = new PromptfooQuestions(text, fields);
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

    /** Declares the value {@code name} and says when it passes; empty for what is left out. */
    Optional<String> read(MarkedNode.Mapping node, String name) {
        boolean negated = type(node).startsWith("not-");
        String type = negated ? type(node).substring("not-".length()) : type(node);
        Optional<String> obstacle = obstacle(node);
        Optional<PromptfooCheck> check = obstacle.isPresent() ? Optional.empty() : check(type, node, name);
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

    private Optional<PromptfooCheck> check(String type, MarkedNode.Mapping node, String name) {
        String value = expression(OtherFormats.raw(node, "value"));
        BigDecimal threshold = number(node, "threshold").orElse(THRESHOLDS.getOrDefault(type, new BigDecimal("0.5")));
        String least = "(%s >= " + threshold.toPlainString() + ")";
        return switch (type) {
            case "equals" -> Optional.of(equalTo(node, value));
            case "contains" -> Optional.of(PromptfooCheck.of("contains(output, " + value + ")"));
            case "icontains" -> Optional.of(PromptfooCheck.of("icontains(output, " + value + ")"));
            case "contains-all", "contains-any", "icontains-all", "icontains-any" -> several(type, node);
            case "starts-with" -> Optional.of(PromptfooCheck.of("startsWith(output, " + value + ")"));
            case "regex" -> Optional.of(PromptfooCheck.of("matches(output, " + value + ")"));
            case "is-json" -> Optional.of(json(node, "[json(output)].exists(part, part != none"));
            case "contains-json" -> Optional.of(json(node, "jsonParts(output).exists(part, true"));
            case "levenshtein" ->
                Optional.of(PromptfooCheck.of("levenshtein(output, " + value + ") <= " + threshold.toPlainString()));
            case "bleu", "gleu", "meteor", "rouge-n" -> {
                note(
                        node,
                        "is computed as " + (type.equals("rouge-n") ? "rouge-score" : "nltk")
                                + " does, which gives other figures than promptfoo");
                String metric =
                        type.equals("rouge-n") ? "rouge(output, " + value + ", 1)" : type + "(output, " + value + ")";
                yield Optional.of(new PromptfooCheck(metric, least));
            }
            case "word-count" -> words(node);
            case "llm-rubric" -> Optional.of(questions.rubric(node, name));
            case "model-graded-closedqa" -> Optional.of(questions.yesNo(node, name));
            case "g-eval" ->
                Optional.of(questions.asked(
                        node,
                        name,
                        "How well does the output meet the following, from 0 (not at all) to 10 (wholly)? ",
                        "{scale: [0, 10]}",
                        new PromptfooCheck(PromptfooQuestions.answer(name) + " / 10", least)));
            case "factuality", "model-graded-factuality" -> Optional.of(questions.factuality(value, name));
            case "context-recall" -> Optional.of(questions.recall(value, name, least));
            case "context-relevance" -> Optional.of(questions.relevance(name, least));
            case "context-faithfulness" -> Optional.of(questions.faithfulness(name, least));
            case "select-best" -> Optional.of(questions.best(node, name));
            default -> Optional.empty();
        };
    }

    private static PromptfooCheck equalTo(MarkedNode.Mapping node, String value) {
        MarkedNode wanted = node.find("value").orElse(null);
        return wanted instanceof MarkedNode.Mapping || wanted instanceof MarkedNode.Sequence
                ? PromptfooCheck.of("json(output) == json(" + JudgeText.literal(Json.write(wanted.toJson())) + ")")
                : PromptfooCheck.of("output == " + value);
    }

    /** With the schema, where there is one, written into the expression. */
    private static PromptfooCheck json(MarkedNode.Mapping node, String part) {
        Optional<MarkedNode> schema = node.find("value");
        if (schema.isEmpty()) {
            return PromptfooCheck.of(part + ")");
        }
        String written = schema.get() instanceof MarkedNode.Scalar scalar
                ? scalar.text()
                : Json.write(schema.get().toJson());
        return PromptfooCheck.of(part + " && conforms(part, json(" + JudgeText.literal(written) + ")))");
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

    private Optional<PromptfooCheck> several(String type, MarkedNode.Mapping node) {
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
        return Optional.of(PromptfooCheck.of(
                "[" + String.join(", ", texts) + "]." + macro + "(part, " + function + "(output, part))"));
    }

    private static Optional<PromptfooCheck> words(MarkedNode.Mapping node) {
        if (node.find("value").orElse(null) instanceof MarkedNode.Mapping range) {
            List<String> ends = new ArrayList<>();
            number(range, "min").ifPresent(min -> ends.add("size(words(output)) >= " + min.toPlainString()));
            number(range, "max").ifPresent(max -> ends.add("size(words(output)) <= " + max.toPlainString()));
            return ends.isEmpty() ? Optional.empty() : Optional.of(PromptfooCheck.of(String.join(" && ", ends)));
        }
        return number(node, "value").map(count -> PromptfooCheck.of("size(words(output)) == " + count.toPlainString()));
    }
}
