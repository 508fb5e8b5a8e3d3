package dev.assize.judgefiles.imports;

import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
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

/** Rubrics of Prometheus, model-graded evals of openai/evals, templates of autoevals, and configurations of promptfoo. */
final class OtherFormats {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{?\\s*([A-Za-z_][A-Za-z0-9_.]*)\\s*}?}");
    private static final Pattern LOGIC = Pattern.compile("\\{\\{\\s*[#^/>!&].*?}}|\\{%.*?%}", Pattern.DOTALL);

    private OtherFormats() {}

    static Optional<ImportedJudge> read(MarkedNode.Mapping node, Mistakes mistakes) {
        // The dataset of Prometheus writes the rubric's fields with a prefix.
        for (String prefix : List.of("", "orig_")) {
            if (node.find(prefix + "score1_description").isPresent()
                    && node.find(prefix + "criteria").isPresent()) {
                return Optional.of(prometheus(node, prefix, mistakes));
            }
        }
        if (node.find("choice_scores").isPresent() && node.find("prompt").isPresent()) {
            return Optional.of(template("autoevals", "imported-template", node, mistakes));
        }
        Optional<MarkedNode.Mapping.Entry> modelGraded = node.entries().stream()
                .filter(entry -> entry.value() instanceof MarkedNode.Mapping inside
                        && inside.find("prompt").isPresent()
                        && inside.find("choice_strings").isPresent())
                .findFirst();
        if (modelGraded.isPresent()) {
            MarkedNode.Mapping inside = (MarkedNode.Mapping) modelGraded.get().value();
            String id = "imported-"
                    + modelGraded
                            .get()
                            .name()
                            .toLowerCase(Locale.ROOT)
                            .replaceAll("[^a-z0-9]+", "-")
                            .replaceAll("^-|-$", "");
            return Optional.of(template("openai-evals", id, inside, mistakes));
        }
        return node.find("tests").isPresent() || node.find("defaultTest").isPresent()
                ? Optional.of(new PromptfooImport(mistakes).read(node))
                : Optional.empty();
    }

    static JudgeText start(String from, String id, String title, MarkedNode.Mapping node) {
        return new JudgeText(
                "imported by Assize from " + from,
                id,
                title,
                "{from: " + from + ", hash: " + JudgeText.quoted(Hash.of(Json.write(node.toJson()))) + "}");
    }

    static String raw(MarkedNode.Mapping node, String name) {
        return node.find(name)
                .map(found -> found instanceof MarkedNode.Scalar scalar ? scalar.text() : "")
                .orElse("");
    }

    private static ImportedJudge prometheus(MarkedNode.Mapping node, String prefix, Mistakes mistakes) {
        JudgeText text = start("prometheus-rubric", "imported-rubric", "imported from a Prometheus rubric", node);
        StringBuilder ask = new StringBuilder(
                        "How well does the response meet the criterion, from 1 to 5?\n\nCriterion: ")
                .append(raw(node, prefix + "criteria"));
        for (int level = 1; level <= 5; level++) {
            String description = raw(node, prefix + "score" + level + "_description");
            if (description.isEmpty()) {
                mistakes.add(node, "the rubric lacks \"" + prefix + "score" + level + "_description\"");
            }
            ask.append("\n").append(level).append(": ").append(description);
        }
        text.add(
                "case",
                "instruction: {type: text, required: true, aliases: [orig_instruction, input], role: question}");
        text.add(
                "case",
                "response: {type: text, required: true, aliases: [orig_response, output, sample.output_text], role: output}");
        text.add(
                "case",
                "reference_answer: {type: text, aliases: [orig_reference_answer, reference, expected], role: reference}");
        text.add(
                "questions",
                "score:\n  ask: " + JudgeText.quoted(ask.toString())
                        + "\n  about: {instruction: instruction, response: response, reference answer: \"or(reference_answer, '')\"}"
                        + "\n  form: {scale: [1, 5]}");
        text.add("verdict", "- {label: none}");
        text.add("output", "score: \"${score}\"");
        return new ImportedJudge("prometheus-rubric", text.written("{score: /score, range: [1, 5]}"), List.of());
    }

    /** A prompt with choices and their points. */
    private static ImportedJudge template(String from, String id, MarkedNode.Mapping node, Mistakes mistakes) {
        JudgeText text = start(from, id, "imported from " + from, node);
        List<String> left = new ArrayList<>();
        Optional<MarkedNode> promptNode = node.find("prompt");
        String prompt = promptNode
                .map(found -> found instanceof MarkedNode.Scalar scalar ? scalar.text() : "")
                .orElse("");
        Matcher logic = LOGIC.matcher(prompt);
        if (prompt.isEmpty() || logic.find()) {
            mistakes.add(
                    promptNode.orElse(node),
                    prompt.isEmpty()
                            ? "the prompt is no single text"
                            : "the prompt has logic in it, which is not run: " + logic.group());
        }
        List<String> options = choices(node);
        if (options.size() < 2) {
            mistakes.add(
                    node, "the choices are read from choice_strings or choice_scores; there are " + options.size());
        }
        Set<String> fields = new LinkedHashSet<>();
        Matcher matcher = PLACEHOLDER.matcher(prompt);
        StringBuilder filled = new StringBuilder();
        while (matcher.find()) {
            String field = matcher.group(1);
            String name = field.replace('.', '_');
            if (field.equals("choices")) {
                matcher.appendReplacement(filled, Matcher.quoteReplacement(String.join(", ", options)));
            } else {
                fields.add(name);
                matcher.appendReplacement(filled, Matcher.quoteReplacement("{{ " + name + " }}"));
            }
        }
        matcher.appendTail(filled);
        fields.forEach(field -> text.add("case", field + ": {type: text, required: true" + alias(field) + "}"));
        if (fields.isEmpty()) {
            text.add("case", "output: {type: text, required: true, role: output}");
            left.add("the prompt shows nothing of the case; a field \"output\" was declared that it does not use");
        }
        text.add(
                "questions",
                "choice:\n  prompt: " + JudgeText.quoted(filled.toString()) + "\n  form: {choice: "
                        + JudgeText.list(options) + "}");
        Map<String, String> points = points(node, options);
        if (points.isEmpty()) {
            text.add("verdict", verdicts(options));
            text.add("output", "choice: \"${verdict}\"");
            left.add("there are no choice_scores; the verdict is the choice, without a score");
            return new ImportedJudge(from, text.written("{label: /choice}"), left);
        }
        List<String> rows = new ArrayList<>();
        points.forEach((option, value) -> rows.add(JudgeText.quoted(option) + ": " + value));
        text.add("tables", "points: {over: choice, " + String.join(", ", rows) + "}");
        text.expression("values", "score", "points[choice]");
        text.add("verdict", verdicts(options));
        text.add("output", "choice: \"${verdict}\"\nscore: \"${round(score, 6)}\"");
        BigDecimal most = points.values().stream().map(BigDecimal::new).reduce(BigDecimal.ONE, BigDecimal::max);
        BigDecimal least = points.values().stream().map(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::min);
        return new ImportedJudge(
                from,
                text.written("{label: /choice, score: /score, range: [" + least.toPlainString() + ", "
                        + most.toPlainString() + "]}"),
                left);
    }

    private static String verdicts(List<String> options) {
        StringBuilder rules = new StringBuilder();
        for (int i = 0; i < options.size() - 1; i++) {
            rules.append("- {label: ")
                    .append(JudgeText.quoted(options.get(i)))
                    .append(", when: ")
                    .append(JudgeText.quoted("choice == " + JudgeText.literal(options.get(i))))
                    .append("}\n");
        }
        return rules + "- {label: " + JudgeText.quoted(options.get(options.size() - 1)) + "}";
    }

    private static String alias(String field) {
        return switch (field) {
            case "completion", "output", "submission" ->
                ", aliases: [" + (field.equals("output") ? "completion" : "output")
                        + ", sample.output_text], role: output";
            case "ideal", "expected", "reference" ->
                ", aliases: [" + (field.equals("expected") ? "ideal" : "expected")
                        + ", item.expected], role: reference";
            case "input", "question" ->
                ", aliases: [" + (field.equals("input") ? "question" : "input") + "], role: question";
            default -> "";
        };
    }

    private static List<String> choices(MarkedNode.Mapping node) {
        Optional<MarkedNode> strings = node.find("choice_strings");
        List<String> options = new ArrayList<>();
        if (strings.isPresent() && strings.get() instanceof MarkedNode.Sequence list) {
            list.items().forEach(item -> options.add(item instanceof MarkedNode.Scalar scalar ? scalar.text() : ""));
        } else if (strings.isPresent() && strings.get() instanceof MarkedNode.Scalar letters) {
            letters.text().codePoints().forEach(point -> options.add(Character.toString(point)));
        } else if (node.find("choice_scores").orElse(null) instanceof MarkedNode.Mapping scores) {
            options.addAll(scores.names());
        }
        return options.stream().distinct().toList();
    }

    private static Map<String, String> points(MarkedNode.Mapping node, List<String> options) {
        Map<String, String> points = new LinkedHashMap<>();
        if (node.find("choice_scores").orElse(null) instanceof MarkedNode.Mapping scores) {
            for (String option : options) {
                scores.find(option)
                        .flatMap(
                                found -> found instanceof MarkedNode.Scalar scalar ? scalar.number() : Optional.empty())
                        .ifPresent(number -> points.put(option, number.toPlainString()));
            }
        }
        return points.size() == options.size() ? points : Map.of();
    }
}
