package dev.assize.stats;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Units with at least two ratings, and the alpha of any draw of them.
 *
 * <p>Units that got the same ratings are the same to alpha, whoever gave them; with a few categories there are a few
 * kinds of unit, however many units there are. A draw is counted by kind, and the rest of the work is done by kind.
 */
final class RatedUnits {

    private final double[] values;
    private final int[] kindOf;
    private final int[][] kinds;
    private final int[] places;

    /** @param places where each unit stands among all that were given */
    private RatedUnits(double[] values, int[] kindOf, int[][] kinds, int[] places) {
        this.values = values;
        this.kindOf = kindOf;
        this.kinds = kinds;
        this.places = places;
    }

    static RatedUnits of(List<double[]> units) {
        units.forEach(Series::finite);
        int[] places = IntStream.range(0, units.size())
                .filter(unit -> units.get(unit).length > 1)
                .toArray();
        double[][] pairable = Arrays.stream(places).mapToObj(units::get).toArray(double[][]::new);
        // Adding zero turns -0.0 into 0.0, which the search would take for another value.
        double[] values = Arrays.stream(pairable)
                .flatMapToDouble(Arrays::stream)
                .map(value -> value + 0.0)
                .sorted()
                .distinct()
                .toArray();
        Map<IntBuffer, Integer> kinds = new LinkedHashMap<>();
        int[] kindOf = new int[pairable.length];
        for (int unit = 0; unit < pairable.length; unit++) {
            int next = kinds.size();
            kindOf[unit] = kinds.computeIfAbsent(kind(pairable[unit], values), unseen -> next);
        }
        return new RatedUnits(
                values, kindOf, kinds.keySet().stream().map(IntBuffer::array).toArray(int[][]::new), places);
    }

    /** The places of the ratings among all values, in order; as a buffer, because arrays do not compare by content. */
    private static IntBuffer kind(double[] ratings, double[] values) {
        return IntBuffer.wrap(Arrays.stream(ratings)
                .mapToInt(rating -> Arrays.binarySearch(values, rating + 0.0))
                .sorted()
                .toArray());
    }

    /** The units of each cluster of all that were given; clusters without any are left out. */
    int[][] byCluster(Clusters clusters) {
        int[] unitAt = new int[clusters.items()];
        Arrays.fill(unitAt, -1);
        for (int unit = 0; unit < places.length; unit++) {
            unitAt[places[unit]] = unit;
        }
        return Arrays.stream(clusters.members())
                .map(items -> Arrays.stream(items)
                        .map(item -> unitAt[item])
                        .filter(unit -> unit >= 0)
                        .toArray())
                .filter(members -> members.length > 0)
                .toArray(int[][]::new);
    }

    int count() {
        return kindOf.length;
    }

    int ratings() {
        return Arrays.stream(kindOf).map(kind -> kinds[kind].length).sum();
    }

    /** One less the observed over the expected disagreement; empty when the ratings drawn are all the same. */
    OptionalDouble alpha(int[] drawn, KrippendorffAlpha.Scale scale) {
        long[] times = new long[kinds.length];
        for (int unit : drawn) {
            times[kindOf[unit]]++;
        }
        long[] counts = counts(times);
        if (Arrays.stream(counts).filter(count -> count > 0).count() < 2) {
            return OptionalDouble.empty();
        }
        long total = Arrays.stream(counts).sum();
        Disagreement disagreement = disagreement(scale, counts);
        double observed = 0;
        for (int kind = 0; kind < kinds.length; kind++) {
            observed += times[kind] * disagreement.within(kinds[kind]) / (kinds[kind].length - 1);
        }
        double expected = disagreement.among(counts, total);
        // Values may differ by less than the square of a double can show.
        return expected == 0 ? OptionalDouble.empty() : OptionalDouble.of(1 - (total - 1) * observed / expected);
    }

    /** How often each value occurs in units drawn so many times. */
    private long[] counts(long[] times) {
        long[] counts = new long[values.length];
        for (int kind = 0; kind < kinds.length; kind++) {
            for (int code : kinds[kind]) {
                counts[code] += times[kind];
            }
        }
        return counts;
    }

    private Disagreement disagreement(KrippendorffAlpha.Scale scale, long[] counts) {
        return switch (scale) {
            case NOMINAL -> new Disagreement.OfNames(values.length);
            case ORDINAL -> new Disagreement.OfPositions(meanRanks(counts));
            case INTERVAL -> new Disagreement.OfPositions(Series.scaled(values));
        };
    }

    private static double[] meanRanks(long[] counts) {
        double[] ranks = new double[counts.length];
        double below = 0;
        for (int code = 0; code < counts.length; code++) {
            ranks[code] = below + counts[code] / 2.0;
            below += counts[code];
        }
        return ranks;
    }
}
