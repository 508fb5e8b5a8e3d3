package dev.assize.judges.citation.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells which of several texts a snippet is about, whatever language each is in.
 *
 * <p>Every feature that the snippet shares with a text counts by its weight and by how few of the texts have it: what
 * all candidates share tells none of them apart. Long texts share more by chance and are held back a little. The order
 * of the texts does not matter.
 */
public final class ContextReader {

    /** How far a snippet points to a text. */
    public enum Pull {
        NONE,
        SOME,
        STRONG
    }

    private static final double LENGTH_DAMPING = 0.35;
    private static final double CLEAR_LEAD = 0.12;
    private static final double SMALLEST_LEAD = 0.02;
    private static final double LEAST_FOR_SOME = 0.8;
    private static final double LEAST_FOR_STRONG = 2.0;

    private ContextReader() {}

    /** One answer for each text, in their order; at most one of them is {@code STRONG}. */
    public static List<Pull> read(String snippet, List<String> texts) {
        Map<String, Double> wanted = ContextFeatures.of(snippet);
        List<Map<String, Double>> features =
                texts.stream().map(ContextFeatures::of).toList();
        Map<String, Integer> frequency = new HashMap<>();
        features.forEach(map -> map.keySet().forEach(key -> frequency.merge(key, 1, Integer::sum)));
        List<Double> shared = new ArrayList<>();
        List<Double> scores = new ArrayList<>();
        for (Map<String, Double> text : features) {
            double sum = shared(wanted, text, frequency, texts.size());
            shared.add(sum);
            scores.add(sum / Math.pow(1.0 + weight(text, frequency, texts.size()), LENGTH_DAMPING));
        }
        return pulls(scores, shared);
    }

    private static double shared(
            Map<String, Double> wanted, Map<String, Double> text, Map<String, Integer> frequency, int texts) {
        double sum = 0;
        for (Map.Entry<String, Double> feature : wanted.entrySet()) {
            if (text.containsKey(feature.getKey())) {
                sum += feature.getValue() * rarity(frequency.getOrDefault(feature.getKey(), 1), texts);
            }
        }
        return sum;
    }

    private static double weight(Map<String, Double> text, Map<String, Integer> frequency, int texts) {
        double sum = 0;
        for (Map.Entry<String, Double> feature : text.entrySet()) {
            sum += feature.getValue() * rarity(frequency.getOrDefault(feature.getKey(), 1), texts);
        }
        return sum;
    }

    private static double rarity(int having, int texts) {
        return Math.log((texts + 0.5) / having);
    }

    private static List<Pull> pulls(List<Double> scores, List<Double> shared) {
        double best = scores.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        double second = secondBest(scores);
        double lead = best <= 0 ? 0 : (best - second) / best;
        List<Pull> pulls = new ArrayList<>();
        for (int i = 0; i < scores.size(); i++) {
            double behind = best <= 0 ? 1 : (best - scores.get(i)) / best;
            if (shared.get(i) < LEAST_FOR_SOME || behind >= SMALLEST_LEAD) {
                pulls.add(Pull.NONE);
            } else {
                boolean strong = lead >= CLEAR_LEAD && shared.get(i) >= LEAST_FOR_STRONG;
                pulls.add(strong ? Pull.STRONG : Pull.SOME);
            }
        }
        return pulls;
    }

    private static double secondBest(List<Double> scores) {
        return scores.stream()
                .sorted((one, other) -> Double.compare(other, one))
                .skip(1)
                .findFirst()
                .orElse(0.0);
    }
}
