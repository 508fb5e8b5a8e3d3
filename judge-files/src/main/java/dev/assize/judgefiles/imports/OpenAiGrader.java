package dev.assize.judgefiles.imports;

import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * OpenAI's graders ({@code string_check}, {@code text_similarity}, {@code score_model}, {@code label_model}, {@code multi}) and the
 * criteria of its evals, as judge files. A python grader is refused: it is somebody else's program.
 */
final class OpenAiGrader {

    static final List<String> TYPES =
            List.of("string_check", "text_similarity", "score_model", "label_model", "multi", "python");

    private static final Map<String, String> METRICS = metrics();
    private static final String PYTHON =
            "a python grader is a program, and none is run here; write what it computes as a judge file";
    private static final String COSINE = "cosine needs an embedding model, and none is configured";

    private final Mistakes mistakes;
    private final JudgeText text;
    private final GraderTemplates templates;
    private final GraderFields fields;
    private final ModelGraders models;
    private String headline = "";

    private OpenAiGrader(Mistakes mistakes, JudgeText text) {
        this.mistakes = mistakes;
        this.text = text;
        this.templates = new GraderTemplates(mistakes, text);
        this.fields = new GraderFields(mistakes);
        this.models = new ModelGraders(mistakes, text, templates);
    }

    private static Map<String, String> metrics() {
        Map<String, String> metrics = new LinkedHashMap<>();
        metrics.put("fuzzy_match", "fuzzy(%s, %s)");
        metrics.put("bleu", "bleu(%s, %s)");
        metrics.put("gleu", "gleu(%s, %s)");
        metrics.put("meteor", "meteor(%s, %s)");
        for (int n = 1; n <= 5; n++) {
            metrics.put("rouge_" + n, "rouge(%s, %s, " + n + ")");
        }
        metrics.put("rouge_l", "rougeL(%s, %s)");
        return metrics;
    }

    static ImportedJudge grader(MarkedNode.Mapping node, Mistakes mistakes) {
        String type = GraderFields.text(node, "type");
        JudgeText text = start("openai-grader", "imported-" + type.replace('_', '-'), node, type);
        OpenAiGrader grader = new OpenAiGrader(mistakes, text);
        if (type.equals("multi")) {
            grader.multi(node);
        } else {
            GraderScore score = grader.single(node, "grader", "score");
            grader.output(score, Map.of());
        }
        return grader.written("openai-grader", grader.headline, List.of());
    }

    /** The criteria of an eval: each is one grader; a case passes when all pass, and scores the share that does. */
    static ImportedJudge eval(MarkedNode.Mapping node, MarkedNode criteria, Mistakes mistakes) {
        JudgeText text = start("openai-eval", "imported-eval", node, "eval");
        OpenAiGrader grader = new OpenAiGrader(mistakes, text);
        Map<String, MarkedNode.Mapping> graders = grader.named(criteria);
        List<String> left = new ArrayList<>();
        Map<String, GraderScore> scores = new LinkedHashMap<>();
        graders.forEach((name, each) -> {
            Optional<String> obstacle = obstacle(each);
            if (obstacle.isPresent() && graders.size() > 1) {
                left.add("line " + each.place().line() + ": the criterion \"" + name + "\": " + obstacle.get());
            } else {
                scores.put(name, grader.single(each, name, name));
            }
        });
        if (scores.isEmpty()) {
            mistakes.add(node, "no criterion can be imported: " + String.join("; ", left));
        }
        List<String> passes = new ArrayList<>();
        scores.forEach((name, score) -> {
            if (score.passed().isEmpty()) {
                mistakes.add(node, "the criterion \"" + name + "\" needs pass_threshold, so that it can pass");
            }
            passes.add("(" + score.passed() + " ? 1 : 0)");
        });
        int count = Math.max(1, scores.size());
        text.expression("values", "score", "(" + String.join(" + ", passes) + ") / " + count);
        grader.output(new GraderScore("score", "score == 1", BigDecimal.ZERO, BigDecimal.ONE), scores);
        return grader.written("openai-eval", grader.headline, left);
    }

    /** What can run nowhere here, whatever else it says. */
    private static Optional<String> obstacle(MarkedNode.Mapping grader) {
        if (GraderFields.text(grader, "type").equals("python")) {
            return Optional.of(PYTHON);
        }
        return GraderFields.text(grader, "evaluation_metric").equals("cosine") ? Optional.of(COSINE) : Optional.empty();
    }

    private static JudgeText start(String from, String id, MarkedNode.Mapping node, String type) {
        return new JudgeText(
                "imported by Assize from an OpenAI " + type + " grader",
                id,
                "imported from an OpenAI grader of type " + type,
                "{from: " + from + ", hash: " + JudgeText.quoted(Hash.of(Json.write(node.toJson()))) + "}");
    }

    private ImportedJudge written(String from, String headlineText, List<String> left) {
        mistakes.orThrow();
        text.add("verdict", "- {label: none}");
        return new ImportedJudge(from, text.written(headlineText), left);
    }

    /** Declares the value {@code name} that holds this grader's score. */
    private GraderScore single(MarkedNode.Mapping node, String grader, String name) {
        return switch (GraderFields.text(node, "type")) {
            case "string_check" -> stringCheck(node, grader, name);
            case "text_similarity" -> similarity(node, grader, name);
            case "score_model" -> models.scoreModel(node, name);
            case "label_model" -> models.labelModel(node, name);
            case "multi" -> refused(node, "a multi grader cannot stand inside another");
            case "python" -> refused(node, PYTHON);
            default ->
                refused(
                        node,
                        "no grader has the type \"" + GraderFields.text(node, "type") + "\""
                                + NameHint.hint(GraderFields.text(node, "type"), TYPES));
        };
    }

    private GraderScore refused(MarkedNode.Mapping node, String why) {
        mistakes.add(node.find("type").orElse(node), why);
        return new GraderScore("0", "", BigDecimal.ZERO, BigDecimal.ONE);
    }

    private GraderScore stringCheck(MarkedNode.Mapping node, String grader, String name) {
        fields.known(node, "input", "reference", "operation");
        String operation = GraderFields.text(node, "operation");
        String check = switch (operation) {
            case "eq" -> "%s == %s";
            case "ne", "neq" -> "%s != %s";
            case "like" -> "contains(%s, %s)";
            case "ilike" -> "icontains(%s, %s)";
            default -> "";
        };
        if (check.isEmpty()) {
            mistakes.add(
                    node.find("operation").orElse(node),
                    "found the operation \"" + operation + "\""
                            + NameHint.hint(operation, List.of("eq", "ne", "like", "ilike")));
        }
        compared(node, grader, name, "(" + check + ") ? 1 : 0");
        return new GraderScore(name, name + " == 1", BigDecimal.ZERO, BigDecimal.ONE);
    }

    private GraderScore similarity(MarkedNode.Mapping node, String grader, String name) {
        fields.known(node, "input", "reference", "evaluation_metric", "pass_threshold");
        String metric = GraderFields.text(node, "evaluation_metric");
        String function = METRICS.get(metric);
        if (function == null) {
            mistakes.add(
                    node.find("evaluation_metric").orElse(node),
                    metric.equals("cosine")
                            ? COSINE + "; there are " + String.join(", ", METRICS.keySet())
                            : "found the metric \"" + metric + "\"" + NameHint.hint(metric, METRICS.keySet()));
            function = "0";
        }
        compared(node, grader, name, function);
        return new GraderScore(name, fields.threshold(node, name), BigDecimal.ZERO, BigDecimal.ONE);
    }

    /** Two templates held against one another; 0 where the sample lacks what one of them shows, whatever is compared. */
    private void compared(MarkedNode.Mapping node, String grader, String name, String how) {
        Optional<MarkedNode.Scalar> input = fields.scalar(node, "input");
        Optional<MarkedNode.Scalar> reference = fields.scalar(node, "reference");
        if (input.isEmpty() || reference.isEmpty()) {
            return;
        }
        GraderTemplates.Filled left = templates.fill(input.get());
        GraderTemplates.Filled right = templates.fill(reference.get());
        List<String> mayLack = new ArrayList<>(left.mayLack());
        right.mayLack().stream().filter(lack -> !mayLack.contains(lack)).forEach(mayLack::add);
        String computed = how.formatted(left.expression(), right.expression());
        String lacks = new GraderTemplates.Filled("", mayLack).lacks();
        text.expression("values", name, lacks.isEmpty() ? computed : "(" + lacks + ") ? 0 : (" + computed + ")");
        if (!lacks.isEmpty()) {
            boolean json = mayLack.stream().anyMatch(lack -> lack.startsWith("sample_output_json"));
            if (json) {
                text.add(
                        "findings",
                        "- {code: output-not-json, severity: major, when: "
                                + JudgeText.quoted("sample_output_json_tree == none")
                                + ", message: \"The output is no JSON; graders that read it score 0.\"}");
            }
            text.add(
                    "findings",
                    "- {code: sample-lacks-value, severity: major, when: " + JudgeText.quoted(lacks) + ", message: "
                            + JudgeText.quoted(
                                    "The sample lacks what the grader \"" + grader + "\" reads; it scores 0.")
                            + "}");
        }
    }

    private Map<String, MarkedNode.Mapping> named(MarkedNode graders) {
        Map<String, MarkedNode.Mapping> named = new LinkedHashMap<>();
        if (graders instanceof MarkedNode.Mapping mapping) {
            mapping.entries().forEach(entry -> put(named, entry.name(), entry.value()));
        } else if (graders instanceof MarkedNode.Sequence list) {
            list.items()
                    .forEach(item -> put(
                            named,
                            item instanceof MarkedNode.Mapping each
                                            && !GraderFields.text(each, "name").isEmpty()
                                    ? GraderFields.text(each, "name")
                                    : "grader_" + (named.size() + 1),
                            item));
        } else {
            mistakes.add(graders, "found " + graders.describe() + ", expected graders by name");
        }
        return named;
    }

    private void put(Map<String, MarkedNode.Mapping> named, String name, MarkedNode value) {
        String plain = name.replaceAll("[^A-Za-z0-9_]+", "_").replaceAll("^([0-9])", "_$1");
        String free = List.of("score", "verdict", "settings", "none", "in", "let", "if")
                                .contains(plain)
                        || plain.startsWith("item_")
                        || plain.startsWith("sample_")
                ? plain + "_grader"
                : plain;
        if (!(value instanceof MarkedNode.Mapping mapping)) {
            mistakes.add(value, "found " + value.describe() + ", expected a grader");
        } else if (named.putIfAbsent(free, mapping) != null) {
            mistakes.add(value, "two graders are called \"" + name + "\"");
        }
    }

    private void multi(MarkedNode.Mapping node) {
        fields.known(node, "graders", "calculate_output");
        Optional<MarkedNode> graders = node.find("graders");
        if (graders.isEmpty()) {
            mistakes.add(node, "a multi grader needs \"graders\"");
            return;
        }
        Map<String, GraderScore> scores = new LinkedHashMap<>();
        Map<String, String> variables = new LinkedHashMap<>();
        named(graders.get()).forEach((name, each) -> {
            GraderScore score = single(each, name, name);
            scores.put(name, score);
            variables.put(name, score.value());
        });
        fields.scalar(node, "calculate_output").ifPresent(formula -> {
            try {
                text.expression("values", "score", FormulaTranslator.translate(formula.text(), variables));
            } catch (FormulaTranslator.FormulaMistake e) {
                mistakes.add(formula.placeOf(e.offset()), "the formula cannot be read: " + e.getMessage());
            }
        });
        output(new GraderScore("score", "", BigDecimal.ZERO, BigDecimal.ZERO), scores);
    }

    private void output(GraderScore score, Map<String, GraderScore> parts) {
        text.add("output", "score: \"${round(" + score.value() + ", 6)}\"");
        text.add(
                "output",
                score.passed().isEmpty() ? "passed: null" : "passed: " + JudgeText.quoted("${" + score.passed() + "}"));
        if (!parts.isEmpty()) {
            List<String> members = new ArrayList<>();
            parts.forEach(
                    (name, part) -> members.add(JudgeText.quoted(name) + ": \"${round(" + part.value() + ", 6)}\""));
            text.add("output", "sub_scores: {" + String.join(", ", members) + "}");
        }
        boolean wide = score.least().compareTo(score.most()) < 0;
        String range =
                wide ? "[" + score.least().toPlainString() + ", " + score.most().toPlainString() + "]" : "[0, 1]";
        headline = score.passed().isEmpty()
                ? "{score: /score, range: " + range + "}"
                : "{label: /passed, score: /score, range: " + range + ", passing: [\"true\"]}";
    }
}
