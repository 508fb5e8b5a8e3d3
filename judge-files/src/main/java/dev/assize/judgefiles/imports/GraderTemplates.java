package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The templates of graders, {@code {{ item.x }}} and {@code {{ sample.output_json.a[0].b }}}, as expressions over the case. What the
 * dataset lacks makes a case invalid; what the sample lacks is none.
 */
final class GraderTemplates {

    private static final Pattern HOLE = Pattern.compile("\\{\\{\\s*(.*?)\\s*}}", Pattern.DOTALL);
    private static final Pattern PATH =
            Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*|\\[[0-9]{1,4}])*");
    private static final List<String> SAMPLE = List.of("output_text", "output_json", "output_tools", "choices");

    private final Mistakes mistakes;
    private final JudgeText text;
    private final Map<String, String> names = new LinkedHashMap<>();

    GraderTemplates(Mistakes mistakes, JudgeText text) {
        this.mistakes = mistakes;
        this.text = text;
    }

    /** @param mayLack the names of values that are none where the sample lacks something */
    record Filled(String expression, List<String> mayLack) {
        /** A condition that is true where the sample lacks something; empty where it cannot. */
        String lacks() {
            return String.join(
                    " || ", mayLack.stream().map(name -> name + " == none").toList());
        }
    }

    Filled fill(MarkedNode.Scalar template) {
        List<String> parts = new ArrayList<>();
        List<String> mayLack = new ArrayList<>();
        Matcher matcher = HOLE.matcher(template.text());
        int from = 0;
        while (matcher.find()) {
            if (matcher.start() > from) {
                parts.add(JudgeText.literal(template.text().substring(from, matcher.start())));
            }
            String name = name(template, matcher.start(), matcher.group(1));
            parts.add(name);
            if (name.startsWith("sample_") && !name.equals("sample_output_text") && !mayLack.contains(name)) {
                mayLack.add(name);
            }
            from = matcher.end();
        }
        if (from < template.text().length() || parts.isEmpty()) {
            parts.add(JudgeText.literal(template.text().substring(from)));
        }
        return new Filled(String.join(" + ", parts), mayLack);
    }

    /** The prompt with every hole named as the judge file names its value. */
    String prompt(MarkedNode.Scalar template) {
        Matcher matcher = HOLE.matcher(template.text());
        StringBuilder prompt = new StringBuilder();
        while (matcher.find()) {
            String name = name(template, matcher.start(), matcher.group(1));
            matcher.appendReplacement(prompt, Matcher.quoteReplacement("{{ " + name + " }}"));
        }
        return matcher.appendTail(prompt).toString();
    }

    /** Declares what a hole names and returns the name of its text. */
    private String name(MarkedNode.Scalar template, int offset, String written) {
        String known = names.get(written);
        if (known != null) {
            return known;
        }
        String name = declare(template, offset, written);
        names.put(written, name);
        return name;
    }

    private String declare(MarkedNode.Scalar template, int offset, String written) {
        if (!PATH.matcher(written).matches() || !(written.startsWith("item.") || written.startsWith("sample."))) {
            mistakes.add(
                    template.placeOf(offset),
                    "{{ " + written
                            + " }} cannot be filled; a template names item.FIELD or sample.FIELD, without filters or logic");
            return "none";
        }
        List<String> steps = List.of(written.replace("[", ".").replace("]", "").split("\\."));
        String name = String.join("_", steps).replace('-', '_');
        return steps.get(0).equals("item") ? item(steps, name) : sample(template, offset, steps, name);
    }

    private String item(List<String> steps, String name) {
        String path = String.join(".", steps);
        String bare = String.join(".", steps.subList(1, steps.size()));
        text.add(
                "case",
                path + ": {type: any, required: true, aliases: [" + bare + "], role: " + RoleOfName.of(bare) + ", as: "
                        + name + "_value}");
        text.expression("let", name, "text(" + name + "_value)");
        return name;
    }

    private String sample(MarkedNode.Scalar template, int offset, List<String> steps, String name) {
        String what = steps.get(1);
        if (!SAMPLE.contains(what)) {
            mistakes.add(template.placeOf(offset), "the sample has no \"" + what + "\"" + NameHint.hint(what, SAMPLE));
            return "none";
        }
        if (what.equals("output_text") || what.equals("output_json")) {
            text.add(
                    "case",
                    "sample.output_text: {type: any, required: true, aliases: [output_text], role: output, as: sample_output_text_value}");
            text.expression("let", "sample_output_text", "text(sample_output_text_value)");
        }
        if (what.equals("output_text")) {
            return "sample_output_text";
        }
        String tree = "sample_" + what + "_tree";
        if (what.equals("output_json")) {
            text.expression("let", tree, "json(sample_output_text)");
        } else {
            text.add("case", "sample." + what + ": {type: any, aliases: [" + what + "], as: " + tree + "}");
        }
        String pointer = steps.size() == 2 ? "" : "/" + String.join("/", steps.subList(2, steps.size()));
        text.expression("let", name, "text(at(" + tree + ", " + JudgeText.literal(pointer) + "))");
        return name;
    }
}
