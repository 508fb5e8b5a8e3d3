package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.stats.Correlation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The judge's scores beside those of people, row by row. */
final class ScoreAgreement {

    private static final int PASSES = 3;

    private final List<Double> people = new ArrayList<>();
    private final List<Double> exact = new ArrayList<>();
    private final List<Double> rounded = new ArrayList<>();
    private final List<Double> expected = new ArrayList<>();
    private final List<Double> overlap = new ArrayList<>();
    private int undecided;

    private ScoreAgreement() {}

    /** @param label the field with the number, the boolean or the word "correct" that people gave */
    static ScoreAgreement of(List<JsonNode> rows, String label) {
        ScoreAgreement agreement = new ScoreAgreement();
        JudgedScore judge = new JudgedScore();
        for (JsonNode row : rows) {
            agreement.add(row, number(row.get(label)), judge);
        }
        return agreement;
    }

    /** A row counts by the reference that fits it best; one that the judge leaves undecided does not count. */
    private void add(JsonNode row, double label, JudgedScore judge) {
        String output = row.get("candidate").asText();
        Optional<JudgedScore.Score> best = Optional.empty();
        double share = 0;
        double likely = 0;
        for (String reference : references(row)) {
            Optional<JudgedScore.Score> score = judge.score(row.path("question").asText(), reference, output);
            boolean better = score.isPresent()
                    && (best.isEmpty() || score.get().exact() > best.get().exact());
            best = better ? score : best;
            likely = Math.max(likely, score.map(JudgedScore.Score::expected).orElse(0.0));
            share = Math.max(share, WordOverlap.of(reference, output));
        }
        if (best.isEmpty()) {
            undecided++;
            return;
        }
        people.add(label);
        exact.add(best.get().exact());
        rounded.add((double) best.get().rounded());
        expected.add(likely);
        overlap.add(share);
    }

    private static List<String> references(JsonNode row) {
        List<String> references = new ArrayList<>();
        row.path("references").forEach(reference -> references.add(reference.asText()));
        return references.isEmpty() ? List.of(row.get("reference").asText()) : references;
    }

    private static double number(JsonNode label) {
        if (label.isNumber()) {
            return label.asDouble();
        }
        return label.asBoolean() || label.asText().equals("correct") ? 1 : 0;
    }

    void printCorrelation(String set) {
        System.out.printf(
                "  %-20s Pearson %.3f / %.3f / %.3f / %.3f   Spearman %.3f / %.3f / %.3f / %.3f   (%d rows, %d undecided)%n",
                set,
                pearson(exact),
                pearson(rounded),
                pearson(expected),
                pearson(overlap),
                spearman(exact),
                spearman(rounded),
                spearman(expected),
                spearman(overlap),
                people.size(),
                undecided);
    }

    void printAccuracy(String set) {
        System.out.printf(
                "  %-20s %.3f / %.3f / %.3f / %.3f   (%d rows, %d undecided)%n",
                set,
                accuracy(rounded, PASSES),
                bestAccuracy(exact),
                bestAccuracy(expected),
                bestAccuracy(overlap),
                people.size(),
                undecided);
    }

    private double pearson(List<Double> scores) {
        return Correlation.pearson(array(people), array(scores))
                .map(Correlation::coefficient)
                .orElse(0.0);
    }

    private double spearman(List<Double> scores) {
        return Correlation.spearman(array(people), array(scores))
                .map(Correlation::coefficient)
                .orElse(0.0);
    }

    private double bestAccuracy(List<Double> scores) {
        return scores.stream()
                .distinct()
                .mapToDouble(threshold -> accuracy(scores, threshold))
                .max()
                .orElse(0);
    }

    private double accuracy(List<Double> scores, double threshold) {
        int right = 0;
        for (int i = 0; i < scores.size(); i++) {
            right += (scores.get(i) >= threshold) == (people.get(i) >= 0.5) ? 1 : 0;
        }
        return (double) right / scores.size();
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
