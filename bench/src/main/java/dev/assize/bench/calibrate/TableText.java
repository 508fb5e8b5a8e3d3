package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.ConfidenceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A confidence table as it is kept: one line for each kind of evidence, so that a difference can be read. */
final class TableText {

    private TableText() {}

    /**
     * @param same kinds of question that are answered by the rules of another kind
     * @param threshold as a number is written
     */
    static String of(
            String judge,
            String rules,
            String made,
            String origin,
            String threshold,
            List<Observation> answers,
            Map<String, String> same) {
        Map<String, String> questions = new TreeMap<>();
        answers.stream()
                .filter(Observation::isGiven)
                .collect(Collectors.groupingBy(Observation::asks, TreeMap::new, Collectors.toList()))
                .forEach((asks, said) -> questions.put(asks, kinds(said)));
        same.forEach((asks, other) -> questions.put(asks, "{\"as\": " + text(other) + "}"));
        List<String> written = new ArrayList<>();
        questions.forEach((asks, kinds) -> written.add("    " + text(asks) + ": " + kinds));
        return "{\n  \"judge\": " + text(judge) + ",\n  \"rules\": " + text(rules) + ",\n  \"made\": " + text(made)
                + ",\n  \"origin\": " + text(origin) + ",\n  \"threshold\": " + threshold + ",\n  \"questions\": {\n"
                + String.join(",\n", written) + "\n  }\n}\n";
    }

    private static String kinds(List<Observation> said) {
        List<String> kinds = new ArrayList<>();
        said.stream()
                .collect(Collectors.groupingBy(each -> String.valueOf(each.key()), TreeMap::new, Collectors.toList()))
                .forEach((key, answers) -> kinds.add("      " + text(key) + ": "
                        + StepFit.of(answers).stream()
                                .map(TableText::step)
                                .collect(Collectors.joining(", ", "[", "]"))));
        return "{\n" + String.join(",\n", kinds) + "\n    }";
    }

    private static String step(ConfidenceTable.Step step) {
        String from = step.from() == null ? "" : "\"from\": " + step.from() + ", ";
        return "{" + from + "\"right\": " + step.right() + ", \"of\": " + step.of() + "}";
    }

    private static String text(String text) {
        return Json.write(TextNode.valueOf(text));
    }
}
