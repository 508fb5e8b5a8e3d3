package dev.assize.stats;

import java.util.stream.IntStream;

/**
 * P-values of several tests made at once, raised so that the chance of any false alarm among them stays at the level
 * of one.
 *
 * <p>Holm (1979), A simple sequentially rejective multiple test procedure, Scand. J. Stat. 6:65–70; as adjusted
 * p-values: Wright (1992), Adjusted p-values for simultaneous inference, Biometrics 48:1005–1013.
 */
public final class HolmAdjustment {

    private HolmAdjustment() {}

    /** The adjusted p-values, in the order of the given ones. */
    public static double[] of(double[] p) {
        int[] order = IntStream.range(0, p.length)
                .boxed()
                .sorted((i, j) -> Double.compare(p[i], p[j]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] adjusted = new double[p.length];
        double highest = 0;
        for (int rank = 0; rank < order.length; rank++) {
            double value = p[order[rank]];
            if (!(value >= 0 && value <= 1)) {
                throw new IllegalArgumentException("A p-value lies in 0..1, got " + value);
            }
            highest = Math.max(highest, Math.min(1, (order.length - rank) * value));
            adjusted[order[rank]] = highest;
        }
        return adjusted;
    }
}
