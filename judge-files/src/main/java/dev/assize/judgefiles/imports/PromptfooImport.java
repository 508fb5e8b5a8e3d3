package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.yaml.MarkedNode;
import dev.assize.judgefiles.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The assertions of a promptfoo configuration that hold for every test: those of {@code defaultTest} and those that every test has. Each is
 * a value from 0 to 1; the score is their weighted mean, and a case passes when all of them do.
 */
final class PromptfooImport {

    private static final Pattern VARIABLE = Pattern.compile("\\{\\{\\s*([A-Za-z_][A-Za-z0-9_]*)\\s*}}");
    private static final Map<String, BigDecimal> DEFAULTS = Map.of(
            "levenshtein", BigDecimal.valueOf(5),
            "bleu", new BigDecimal("0.5"),
            "gleu", new BigDecimal("0.5"),
            "meteor", new BigDecimal("0.5"),
            "rouge-n", new BigDecimal("0.75"));

    private final Mistakes mistakes;
    private final List<String> left = new ArrayList<>();
    private final Set<String> fields = new LinkedHashSet<>();
    private final List<String> weights = new ArrayList<>();
    private final List<String> scores = new ArrayList<>();
    private final List<String> passes = new ArrayList<>();

    PromptfooImport(Mistakes mistakes) {
        this.mistakes = mistakes;
    }

    ImportedJudge read(MarkedNode.Mapping node) {
        JudgeText text =
                OtherFormats.start("promptfoo", "imported-promptfoo", "imported from a promptfoo configuration", node);
        text.add("case", "output: {type: text, required: true, aliases: [response, sample.output_text], role: output}");
        List<MarkedNode.Mapping> assertions = assertions(node);
        for (int i = 0; i < assertions.size(); i++) {
            assertion(assertions.get(i), "check_" + (i + 1), text);
        }
        if (scores.isEmpty()) {
            mistakes.add(node, "no assertion can be imported" + (left.isEmpty() ? "" : ": " + String.join("; ", left)));
            mistakes.orThrow();
        }
        fields.forEach(
                field -> text.add("case", field + ": {type: text, required: true, aliases: [vars." + field + "]}"));
        text.expression(
                "values",
                "score",
                "ratio(" + String.join(" + ", weighted()) + ", " + String.join(" + ", weights) + ", 0)");
        text.expression("values", "passed", String.join(" && ", passes));
        text.add("verdict", "- {label: none}");
        text.add("output", "score: \"${round(score, 6)}\"\npassed: \"${passed}\"");
        List<String> parts = new ArrayList<>();
        scores.forEach(score -> parts.add(score + ": \"${round(" + score + ", 6)}\""));
        text.add("output", "sub_scores: {" + String.join(", ", parts) + "}");
        return new ImportedJudge(
                "promptfoo", text.written("{label: /passed, score: /score, range: [0, 1], passing: [\"true\"]}"), left);
    }

    private List<String> weighted() {
        List<String> weighted = new ArrayList<>();
        for (int i = 0; i < scores.size(); i++) {
            weighted.add(weights.get(i) + " * " + scores.get(i));
        }
        return weighted;
    }

    private List<MarkedNode.Mapping> assertions(MarkedNode.Mapping node) {
        List<MarkedNode.Mapping> all = new ArrayList<>();
        if (node.find("defaultTest").orElse(null) instanceof MarkedNode.Mapping shared) {
            all.addAll(list(shared));
        }
        if (node.find("tests").orElse(null) instanceof MarkedNode.Sequence tests) {
            List<List<MarkedNode.Mapping>> each = new ArrayList<>();
            tests.items()
                    .forEach(test -> each.add(test instanceof MarkedNode.Mapping mapping ? list(mapping) : List.of()));
            for (int i = 0; i < each.size(); i++) {
                for (MarkedNode.Mapping assertion : each.get(i)) {
                    boolean everywhere = each.stream()
                            .allMatch(others -> others.stream()
                                    .anyMatch(other -> other.toJson().equals(assertion.toJson())));
                    if (everywhere && i == 0) {
                        all.add(assertion);
                    } else if (!everywhere) {
                        left.add("line " + assertion.place().line() + ": " + type(assertion)
                                + " belongs to single tests; a judge holds for every case");
                    }
                }
            }
        }
        return all;
    }

    private static List<MarkedNode.Mapping> list(MarkedNode.Mapping test) {
        List<MarkedNode.Mapping> assertions = new ArrayList<>();
        if (test.find("assert").orElse(null) instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                if (item instanceof MarkedNode.Mapping mapping) {
                    boolean set = type(mapping).equals("assert-set");
                    assertions.addAll(set ? list(mapping) : List.of(mapping));
                }
            }
        }
        return assertions;
    }

    private static String type(MarkedNode.Mapping assertion) {
        return OtherFormats.raw(assertion, "type");
    }

    private void assertion(MarkedNode.Mapping node, String name, JudgeText text) {
        boolean negated = type(node).startsWith("not-");
        String type = negated ? type(node).substring("not-".length()) : type(node);
        Optional<Check> check = check(type, node, name, text);
        if (check.isEmpty()) {
            left.add("line " + node.place().line() + ": " + type(node) + " " + reason(type));
            return;
        }
        text.expression(
                "values",
                name,
                negated ? "1 - (" + check.get().score() + ")" : check.get().score());
        scores.add(name);
        weights.add(number(node, "weight").orElse(BigDecimal.ONE).toPlainString());
        String passed = check.get().passed().formatted(name);
        passes.add(negated ? "!(" + check.get().passed().formatted("(1 - " + name + ")") + ")" : passed);
    }

    private static String reason(String type) {
        return switch (type) {
            case "javascript", "python", "ruby", "webhook" -> "is a program, and none is run here";
            case "similar" -> "needs an embedding model, and none is configured";
            case "latency", "cost", "perplexity", "perplexity-score" -> "measures the call, which is not in the case";
            case "is-json", "contains-json" ->
                "with a schema needs the schema in a file beside the judge; write conforms(output, 'schema.json')";
            default -> "has nothing that it maps to";
        };
    }

    /** @param passed with one place for the score */
    private record Check(String score, String passed) {
        static Check of(String condition) {
            return new Check("(" + condition + ") ? 1 : 0", "(%s == 1)");
        }
    }

    private static Optional<BigDecimal> number(MarkedNode.Mapping node, String name) {
        return node.find(name)
                .flatMap(found -> found instanceof MarkedNode.Scalar scalar ? scalar.number() : Optional.empty());
    }

    private Optional<Check> check(String type, MarkedNode.Mapping node, String name, JudgeText text) {
        String value = expression(OtherFormats.raw(node, "value"));
        BigDecimal threshold = number(node, "threshold").orElse(DEFAULTS.getOrDefault(type, new BigDecimal("0.5")));
        String least = "(%s >= " + threshold.toPlainString() + ")";
        return switch (type) {
            case "equals" -> Optional.of(Check.of("output == " + value));
            case "contains" -> Optional.of(Check.of("contains(output, " + value + ")"));
            case "icontains" -> Optional.of(Check.of("icontains(output, " + value + ")"));
            case "contains-all", "contains-any", "icontains-all", "icontains-any" -> several(type, node);
            case "starts-with" -> Optional.of(Check.of("startsWith(output, " + value + ")"));
            case "regex" -> Optional.of(Check.of("matches(output, " + value + ")"));
            case "is-json" ->
                node.find("value").isPresent() ? Optional.empty() : Optional.of(Check.of("json(output) != none"));
            case "levenshtein" ->
                Optional.of(Check.of("levenshtein(output, " + value + ") <= " + threshold.toPlainString()));
            case "bleu", "gleu", "meteor" -> {
                left.add("line " + node.place().line() + ": " + type
                        + " is computed as nltk does, which gives other figures than promptfoo");
                yield Optional.of(new Check(type + "(output, " + value + ")", least));
            }
            case "rouge-n" -> Optional.of(new Check("rouge(output, " + value + ", 1)", least));
            case "word-count" -> words(node);
            case "llm-rubric", "model-graded-closedqa" -> Optional.of(yesNo(node, name, text));
            case "g-eval" -> Optional.of(scale(node, name, text, threshold));
            case "factuality" -> Optional.of(factuality(node, name, text));
            default -> Optional.empty();
        };
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
        if (node.find("value").orElse(null) instanceof MarkedNode.Sequence list) {
            list.items()
                    .forEach(item ->
                            texts.add(expression(item instanceof MarkedNode.Scalar scalar ? scalar.text() : "")));
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

    private Check yesNo(MarkedNode.Mapping node, String name, JudgeText text) {
        ask(node, name, text, "Does the output meet the following? ", "yes/no");
        return Check.of(name + "_answer");
    }

    private Check scale(MarkedNode.Mapping node, String name, JudgeText text, BigDecimal threshold) {
        ask(
                node,
                name,
                text,
                "How well does the output meet the following, from 0 (not at all) to 10 (wholly)? ",
                "{scale: [0, 10]}");
        return new Check(name + "_answer / 10", "(%s >= " + threshold.toPlainString() + ")");
    }

    private void ask(MarkedNode.Mapping node, String name, JudgeText text, String how, String form) {
        String rubric = OtherFormats.raw(node, "value");
        List<String> about = new ArrayList<>(List.of("output: output"));
        Matcher matcher = VARIABLE.matcher(rubric);
        while (matcher.find()) {
            fields.add(matcher.group(1));
            about.add(matcher.group(1) + ": " + matcher.group(1));
        }
        text.add(
                "questions",
                name.replace('_', '-') + "-answer:\n  ask: "
                        + JudgeText.quoted(how + VARIABLE.matcher(rubric).replaceAll("the $1"))
                        + "\n  about: {"
                        + String.join(", ", about.stream().distinct().toList()) + "}\n  form: " + form);
    }

    private Check factuality(MarkedNode.Mapping node, String name, JudgeText text) {
        String options = "[subset, superset, same, disagree, immaterial]";
        text.add(
                "questions",
                name.replace('_', '-')
                        + "-answer:\n  ask: \"How do the facts of the output stand to those of the reference? subset: fewer, none against it. superset: more, none against it. same: the same. disagree: something contradicts it. immaterial: they differ in nothing that concerns facts.\""
                        + "\n  about: {output: output, reference: "
                        + JudgeText.quoted(expression(OtherFormats.raw(node, "value"))) + "}\n  form: {choice: "
                        + options + "}");
        return Check.of(name + "_answer != 'disagree'");
    }
}
