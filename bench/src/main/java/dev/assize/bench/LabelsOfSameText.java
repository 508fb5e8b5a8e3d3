package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.KappaAgreement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How far labels agree with one another where several systems wrote the same summary of a document, be it in another
 * order of sentences: what a reader who agreed perfectly with the ones would reach with the others.
 */
final class LabelsOfSameText {

    private final List<String> one = new ArrayList<>();
    private final List<String> other = new ArrayList<>();

    private LabelsOfSameText() {}

    /** Holds the labels of trusted rows against those of the others. */
    static LabelsOfSameText of(List<JsonNode> rows, Predicate<JsonNode> trusted) {
        Map<String, List<JsonNode>> byText = new HashMap<>();
        rows.stream()
                .filter(trusted)
                .forEach(row -> byText.computeIfAbsent(text(row), any -> new ArrayList<>())
                        .add(row));
        LabelsOfSameText labels = new LabelsOfSameText();
        rows.stream()
                .filter(trusted.negate())
                .forEach(row -> byText.getOrDefault(text(row), List.of()).forEach(same -> labels.add(row, same)));
        return labels;
    }

    private void add(JsonNode row, JsonNode trusted) {
        row.get("facts").forEach(fact -> one.add(fact.get("present").asText()));
        trusted.get("facts").forEach(fact -> other.add(fact.get("present").asText()));
    }

    private static String text(JsonNode row) {
        String[] words = row.get("candidate").asText().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+");
        Arrays.sort(words);
        return row.get("doc_index").asText() + " " + String.join(" ", words);
    }

    void print() {
        double kappa = KappaAgreement.of(ConfusionTable.of(one, other), KappaAgreement.Weighting.UNWEIGHTED)
                .map(KappaAgreement::value)
                .orElse(0.0);
        System.out.printf(
                "  the others' labels beside theirs, for the same summaries  %.3f   (%d facts)%n", kappa, one.size());
    }
}
