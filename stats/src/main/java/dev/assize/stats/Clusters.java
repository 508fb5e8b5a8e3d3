package dev.assize.stats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Which items belong together, such as the cases made from one decision, because what happens to one tells something
 * of the others. Figures treat a cluster as one draw. Immutable.
 */
public final class Clusters {

    private final int[] clusterOf;
    private final int count;

    private Clusters(int[] clusterOf, int count) {
        this.clusterOf = clusterOf;
        this.count = count;
    }

    /** Items with equal keys are one cluster; the list has one key for each item, in the order of the items. */
    public static Clusters of(List<String> keys) {
        Map<String, Integer> numbers = new HashMap<>();
        int[] clusterOf = new int[keys.size()];
        for (int item = 0; item < clusterOf.length; item++) {
            int next = numbers.size();
            clusterOf[item] = numbers.computeIfAbsent(keys.get(item), key -> next);
        }
        return new Clusters(clusterOf, numbers.size());
    }

    /** Every item on its own: independent draws. */
    public static Clusters singletons(int items) {
        return new Clusters(IntStream.range(0, items).toArray(), items);
    }

    public int count() {
        return count;
    }

    public int items() {
        return clusterOf.length;
    }

    /** The sum of each cluster's values. */
    double[] sums(double[] values) {
        if (values.length != clusterOf.length) {
            throw new IllegalArgumentException("Clusters of " + clusterOf.length + " items cannot group "
                    + values.length + " values; give one key for each value");
        }
        double[] sums = new double[count];
        for (int item = 0; item < values.length; item++) {
            sums[clusterOf[item]] += values[item];
        }
        return sums;
    }

    /** The items of each cluster, in their order. */
    int[][] members() {
        int[] sizes = sizes();
        int[][] members = new int[count][];
        for (int cluster = 0; cluster < count; cluster++) {
            members[cluster] = new int[sizes[cluster]];
        }
        int[] next = new int[count];
        for (int item = 0; item < clusterOf.length; item++) {
            int cluster = clusterOf[item];
            members[cluster][next[cluster]++] = item;
        }
        return members;
    }

    /** The number of items in each cluster. */
    int[] sizes() {
        int[] sizes = new int[count];
        for (int cluster : clusterOf) {
            sizes[cluster]++;
        }
        return sizes;
    }
}
