package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.stats.Correlation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The judge's scores beside those of people, row by row. */
final class ScoreAgreement {

    private static final int PASSES = 3;

    private final double[] people;
    private final double[] exact;
    private final double[] rounded;
    private final double[] overlap;

    private ScoreAgreement(int rows) {
        people = new double[rows];
        exact = new double[rows];
        rounded = new double[rows];
        overlap = new double[rows];
    }

    /** @param label the field with the number, the boolean or the word "correct" that people gave */
    static ScoreAgreement of(List<JsonNode> rows, String label) {
        ScoreAgreement agreement = new ScoreAgreement(rows.size());
        JudgedScore judge = new JudgedScore();
        for (int i = 0; i < rows.size(); i++) {
            JsonNode row = rows.get(i);
            agreement.people[i] = number(row.get(label));
            for (String reference : references(row)) {
                JudgedScore.Score score = judge.score(
                        row.path("question").asText(),
                        reference,
                        row.get("candidate").asText());
                agreement.exact[i] = Math.max(agreement.exact[i], score.exact());
                agreement.rounded[i] = Math.max(agreement.rounded[i], score.rounded());
                agreement.overlap[i] = Math.max(
                        agreement.overlap[i],
                        WordOverlap.of(reference, row.get("candidate").asText()));
            }
        }
        return agreement;
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
                "  %-20s Pearson %.3f / %.3f / %.3f   Spearman %.3f / %.3f / %.3f   (%d rows)%n",
                set,
                pearson(exact),
                pearson(rounded),
                pearson(overlap),
                spearman(exact),
                spearman(rounded),
                spearman(overlap),
                people.length);
    }

    void printAccuracy(String set) {
        System.out.printf(
                "  %-20s %.3f / %.3f / %.3f   (%d rows)%n",
                set, accuracy(rounded, PASSES), bestAccuracy(exact), bestAccuracy(overlap), people.length);
    }

    private double pearson(double[] scores) {
        return Correlation.pearson(people, scores).map(Correlation::coefficient).orElse(0.0);
    }

    private double spearman(double[] scores) {
        return Correlation.spearman(people, scores)
                .map(Correlation::coefficient)
                .orElse(0.0);
    }

    private double bestAccuracy(double[] scores) {
        return Arrays.stream(scores)
                .distinct()
                .map(threshold -> accuracy(scores, threshold))
                .max()
                .orElse(0);
    }

    private double accuracy(double[] scores, double threshold) {
        int right = 0;
        for (int i = 0; i < scores.length; i++) {
            right += (scores[i] >= threshold) == (people[i] >= 0.5) ? 1 : 0;
        }
        return (double) right / scores.length;
    }
}
