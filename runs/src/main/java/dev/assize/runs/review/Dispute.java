package dev.assize.runs.review;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A question on which people differ.
 *
 * @param answers who said what, in the order given
 */
public record Dispute(QuestionPlace place, List<HumanAnswer> answers) {

    public Dispute {
        answers = List.copyOf(answers);
    }

    /** The questions that more than half of those who answered do not agree on, and nobody has settled. */
    public static List<Dispute> among(List<HumanAnswer> answers) {
        Map<QuestionPlace, List<HumanAnswer>> byPlace = new LinkedHashMap<>();
        answers.forEach(answer -> byPlace.computeIfAbsent(answer.place(), unseen -> new ArrayList<>())
                .add(answer));
        return byPlace.entrySet().stream()
                .filter(entry -> isOpen(entry.getValue()))
                .map(entry -> new Dispute(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static boolean isOpen(List<HumanAnswer> said) {
        if (said.stream().anyMatch(HumanAnswer::settles)) {
            return false;
        }
        Map<JsonNode, Integer> counts = new LinkedHashMap<>();
        said.forEach(answer -> answer.value().ifPresent(value -> counts.merge(value, 1, Integer::sum)));
        int voters = counts.values().stream().mapToInt(Integer::intValue).sum();
        return counts.size() > 1 && counts.values().stream().noneMatch(count -> 2 * count > voters);
    }
}
