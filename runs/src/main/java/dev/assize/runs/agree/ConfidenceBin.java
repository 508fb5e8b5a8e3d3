package dev.assize.runs.agree;

import java.util.ArrayList;
import java.util.List;

/**
 * How often the other rater agrees with answers that are about so sure. Where the confidences are true and the other rater is
 * right, the two shares are alike.
 *
 * @param from, to the confidences; the upper end belongs to the last of them only
 * @param said the mean confidence
 * @param agreed the share on which both said the same
 */
public record ConfidenceBin(double from, double to, long items, double said, double agreed) {

    private static final double[] EDGES = {0, 0.7, 0.8, 0.9, 0.95, 1};

    /** Counts answers. Not shared between threads. */
    static final class Count {
        private final long[] items = new long[EDGES.length - 1];
        private final long[] same = new long[EDGES.length - 1];
        private final double[] said = new double[EDGES.length - 1];

        void add(double confidence, boolean agrees) {
            int at = 0;
            while (at + 2 < EDGES.length && confidence >= EDGES[at + 1]) {
                at++;
            }
            items[at]++;
            same[at] += agrees ? 1 : 0;
            said[at] += confidence;
        }

        /** From the least sure on, without those that nobody gave. */
        List<ConfidenceBin> result() {
            List<ConfidenceBin> result = new ArrayList<>();
            for (int i = 0; i < items.length; i++) {
                if (items[i] > 0) {
                    result.add(new ConfidenceBin(
                            EDGES[i], EDGES[i + 1], items[i], said[i] / items[i], (double) same[i] / items[i]));
                }
            }
            return result;
        }
    }
}
