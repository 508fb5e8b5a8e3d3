package dev.assize.judges.citation.internal;

import dev.assize.law.be.bilingual.PassageMatch;
import java.util.ArrayList;
import java.util.List;

/**
 * What a snippet shares with each of several texts when one of them is English: notions of the glossary, numbers, dates
 * and look-alikes, each counting by its weight and by how few of the texts have it.
 */
final class SharedNotions {

    private static final double LENGTH_DAMPING = 0.35;

    private SharedNotions() {}

    static List<PassageMatch.Weight> weigh(String snippet, List<String> texts) {
        FeatureSet wanted = ContextFeatures.of(snippet);
        List<FeatureSet> features = texts.stream().map(ContextFeatures::of).toList();
        FeatureSet having = new FeatureSet();
        features.forEach(set -> set.forEach((feature, weight) -> having.add(feature, 1)));
        List<PassageMatch.Weight> weights = new ArrayList<>();
        for (FeatureSet text : features) {
            SharedSum sum = new SharedSum(wanted, having, texts.size());
            text.forEach(sum);
            weights.add(new PassageMatch.Weight(sum.shared, sum.shared / Math.pow(1.0 + sum.all, LENGTH_DAMPING)));
        }
        return weights;
    }

    /** Adds up what a text has, and what of it the snippet has too. */
    private static final class SharedSum implements FeatureSet.Visitor {
        private final FeatureSet wanted;
        private final FeatureSet having;
        private final int texts;
        private double shared;
        private double all;

        SharedSum(FeatureSet wanted, FeatureSet having, int texts) {
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
}
