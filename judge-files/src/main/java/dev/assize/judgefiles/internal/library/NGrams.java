package dev.assize.judgefiles.internal.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often each run of n neighbours occurs in a sequence. */
final class NGrams {

    private NGrams() {}

    static <T> Map<List<T>, Integer> count(List<T> sequence, int n) {
        Map<List<T>, Integer> counts = new HashMap<>();
        for (int i = 0; i + n <= sequence.size(); i++) {
            counts.merge(List.copyOf(sequence.subList(i, i + n)), 1, Integer::sum);
        }
        return counts;
    }

    /** How many both have, each as often as the one that has it less. */
    static <T> int shared(Map<T, Integer> a, Map<T, Integer> b) {
        int shared = 0;
        for (Map.Entry<T, Integer> gram : a.entrySet()) {
            shared += Math.min(gram.getValue(), b.getOrDefault(gram.getKey(), 0));
        }
        return shared;
    }

    static int total(Map<?, Integer> counts) {
        int total = 0;
        for (int count : counts.values()) {
            total += count;
        }
        return total;
    }
}
