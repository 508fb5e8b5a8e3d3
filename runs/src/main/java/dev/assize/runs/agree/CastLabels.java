package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was said of one case, by whom. */
final class CastLabels {

    static final String LABEL = "label";
    static final String SCORE = "score";
    static final String PASS = "pass";
    static final String ANSWER = "answer ";

    private final Map<String, Map<String, JsonNode>> cast = new LinkedHashMap<>();

    /** False when the same person said something else before. */
    boolean add(String what, String by, JsonNode value) {
        JsonNode before =
                cast.computeIfAbsent(what, unseen -> new LinkedHashMap<>()).putIfAbsent(by, value);
        return before == null || before.equals(value);
    }

    int count() {
        return cast.values().stream().mapToInt(Map::size).sum();
    }

    HumanLabel settled() {
        Map<String, JsonNode> answers = new LinkedHashMap<>();
        int divided = 0;
        for (Map.Entry<String, Map<String, JsonNode>> each : cast.entrySet()) {
            JsonNode most = most(each.getValue());
            if (most == null) {
                divided++;
            } else {
                answers.put(each.getKey(), most);
            }
        }
        return label(answers, divided);
    }

    /** What each person says, by name. */
    Map<String, HumanLabel> byPerson() {
        Map<String, Map<String, JsonNode>> said = new LinkedHashMap<>();
        cast.forEach((what, by) -> by.forEach((person, value) ->
                said.computeIfAbsent(person, unseen -> new LinkedHashMap<>()).put(what, value)));
        Map<String, HumanLabel> labels = new LinkedHashMap<>();
        said.forEach((person, answers) -> labels.put(person, label(answers, 0)));
        return labels;
    }

    private static HumanLabel label(Map<String, JsonNode> answers, int divided) {
        JsonNode label = answers.remove(LABEL);
        JsonNode score = answers.remove(SCORE);
        JsonNode pass = answers.remove(PASS);
        Map<String, JsonNode> byQuestion = new LinkedHashMap<>();
        answers.forEach((key, value) -> byQuestion.put(key.substring(ANSWER.length()), value));
        return new HumanLabel(
                label == null ? null : label.textValue(),
                score == null ? null : score.decimalValue(),
                pass == null ? null : (Boolean) pass.booleanValue(),
                byQuestion,
                divided);
    }

    /** What more people say than say anything else; null when that is nothing. */
    private static @Nullable JsonNode most(Map<String, JsonNode> said) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        said.values().forEach(value -> counts.merge(Category.of(value), 1, Integer::sum));
        int highest = Collections.max(counts.values());
        if (Collections.frequency(counts.values(), highest) > 1) {
            return null;
        }
        return said.values().stream()
                .filter(value -> counts.getOrDefault(Category.of(value), 0) == highest)
                .findFirst()
                .orElse(null);
    }
}
