package dev.assize.judges.citation.internal;

/**
 * Features of a text with their weights, each feature being a 64-bit hash. Open addressing without boxing, because a
 * case has thousands of them. Not for sharing between threads while it grows.
 */
final class FeatureSet {

    static final long SEED = 1125899906842597L;

    private long[] keys = new long[256];
    private double[] weights = new double[256];
    private int size;

    static long hash(long hash, int next) {
        return hash * 1099511628211L + next;
    }

    /** Takes the feature in with this weight, in place of any other it had. */
    void put(long feature, double weight) {
        int slot = slot(feature);
        if (keys[slot] == 0) {
            keys[slot] = key(feature);
            size++;
        }
        weights[slot] = weight;
        if (size * 2 > keys.length) {
            grow();
        }
    }

    /** Adds to the weight of a feature, taking it in where it is new. */
    void add(long feature, double weight) {
        put(feature, get(feature) + weight);
    }

    /** The weight; 0 when the feature is not there. */
    double get(long feature) {
        int slot = slot(feature);
        return keys[slot] == 0 ? 0 : weights[slot];
    }

    /** Something done with a feature. */
    interface Visitor {
        void visit(long feature, double weight);
    }

    /** In an order that depends only on what is in the set and how it grew. */
    void forEach(Visitor visitor) {
        for (int slot = 0; slot < keys.length; slot++) {
            if (keys[slot] != 0) {
                visitor.visit(keys[slot], weights[slot]);
            }
        }
    }

    private int slot(long feature) {
        long key = key(feature);
        int slot = (int) (key ^ (key >>> 32) ^ (key >>> 17)) & (keys.length - 1);
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    /** Zero marks a free slot. */
    private static long key(long feature) {
        return feature == 0 ? 1 : feature;
    }

    private void grow() {
        long[] oldKeys = keys;
        double[] oldWeights = weights;
        keys = new long[oldKeys.length * 2];
        weights = new double[oldKeys.length * 2];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                weights[slot] = oldWeights[i];
            }
        }
    }
}
