package dev.assize.bench;

import java.util.Arrays;
import java.util.List;

/** Agreement between two columns of numbers or of yes and no. */
final class Measures {

    private Measures() {}

    /** Cohen's kappa of two columns of yes and no. */
    static double kappa(boolean[] a, boolean[] b) {
        double n = a.length;
        double agree = 0;
        double yesA = 0;
        double yesB = 0;
        for (int i = 0; i < a.length; i++) {
            agree += a[i] == b[i] ? 1 : 0;
            yesA += a[i] ? 1 : 0;
            yesB += b[i] ? 1 : 0;
        }
        double chance = (yesA * yesB + (n - yesA) * (n - yesB)) / (n * n);
        return (agree / n - chance) / (1 - chance);
    }

    static double pearson(double[] a, double[] b) {
        double meanA = Arrays.stream(a).average().orElse(0);
        double meanB = Arrays.stream(b).average().orElse(0);
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            ab += (a[i] - meanA) * (b[i] - meanB);
            aa += (a[i] - meanA) * (a[i] - meanA);
            bb += (b[i] - meanB) * (b[i] - meanB);
        }
        return ab / Math.sqrt(aa * bb);
    }

    static double spearman(double[] a, double[] b) {
        return pearson(ranks(a), ranks(b));
    }

    private static double[] ranks(double[] values) {
        List<Integer> order = new java.util.ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            order.add(i);
        }
        order.sort((x, y) -> Double.compare(values[x], values[y]));
        double[] ranks = new double[values.length];
        int at = 0;
        while (at < order.size()) {
            int end = at;
            while (end < order.size() && values[order.get(end)] == values[order.get(at)]) {
                end++;
            }
            for (int i = at; i < end; i++) {
                ranks[order.get(i)] = (at + end - 1) / 2.0;
            }
            at = end;
        }
        return ranks;
    }

    /** The best accuracy any threshold on the scores reaches. */
    static double bestAccuracy(double[] scores, boolean[] truth) {
        double best = 0;
        for (double threshold : Arrays.stream(scores).distinct().toArray()) {
            int right = 0;
            for (int i = 0; i < scores.length; i++) {
                right += scores[i] >= threshold == truth[i] ? 1 : 0;
            }
            best = Math.max(best, (double) right / scores.length);
        }
        return best;
    }
}
