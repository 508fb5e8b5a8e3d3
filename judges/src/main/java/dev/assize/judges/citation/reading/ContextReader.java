package dev.assize.judges.citation.reading;

import java.util.ArrayList;
import java.util.List;

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
        FeatureSet wanted = ContextFeatures.of(snippet);
        List<FeatureSet> features = texts.stream().map(ContextFeatures::of).toList();
        FeatureSet having = new FeatureSet();
        features.forEach(set -> set.forEach((feature, weight) -> having.add(feature, 1)));
        List<Double> shared = new ArrayList<>();
        List<Double> scores = new ArrayList<>();
        for (FeatureSet text : features) {
            Tally tally = new Tally(wanted, having, texts.size());
            text.forEach(tally);
            shared.add(tally.shared);
            scores.add(tally.shared / Math.pow(1.0 + tally.all, LENGTH_DAMPING));
        }
        return pulls(scores, shared);
    }

    /** Adds up what a text has, and what of it the snippet has too. */
    private static final class Tally implements FeatureSet.Visitor {
        private final FeatureSet wanted;
        private final FeatureSet having;
        private final int texts;
        private double shared;
        private double all;

        Tally(FeatureSet wanted, FeatureSet having, int texts) {
            this.wanted = wanted;
            this.having = having;
            this.texts = texts;
        }

        @Override
        public void visit(long feature, double weight) {
            double rare = weight * rarity(having.get(feature), texts);
            all += rare;
            if (wanted.get(feature) > 0) {
                shared += rare;
            }
        }
    }

    private static double rarity(double having, int texts) {
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
