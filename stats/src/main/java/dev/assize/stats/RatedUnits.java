package dev.assize.stats;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Units with at least two ratings, and the alpha of any draw of them, in time linear in the number of ratings.
 */
final class RatedUnits {

    private final double[] values;
    private final int[][] codes;

    private RatedUnits(double[] values, int[][] codes) {
        this.values = values;
        this.codes = codes;
    }

    static RatedUnits of(List<double[]> units) {
        double[][] pairable = units.stream()
                .map(Series::finite)
                .filter(ratings -> ratings.length > 1)
                .toArray(double[][]::new);
        // Adding zero turns -0.0 into 0.0, which the search would take for another value.
        double[] values = Arrays.stream(pairable)
                .flatMapToDouble(Arrays::stream)
                .map(value -> value + 0.0)
                .sorted()
                .distinct()
                .toArray();
        int[][] codes = Arrays.stream(pairable)
                .map(ratings -> Arrays.stream(ratings)
                        .mapToInt(value -> Arrays.binarySearch(values, value + 0.0))
                        .toArray())
                .toArray(int[][]::new);
        return new RatedUnits(values, codes);
    }

    int count() {
        return codes.length;
    }

    int ratings() {
        return Arrays.stream(codes).mapToInt(unit -> unit.length).sum();
    }

    /** One less the observed over the expected disagreement; empty when the ratings drawn are all the same. */
    OptionalDouble alpha(int[] drawn, KrippendorffAlpha.Scale scale) {
        long[] counts = new long[values.length];
        long total = 0;
        for (int unit : drawn) {
            for (int code : codes[unit]) {
                counts[code]++;
            }
            total += codes[unit].length;
        }
        if (Arrays.stream(counts).filter(count -> count > 0).count() < 2) {
            return OptionalDouble.empty();
        }
        Disagreement disagreement = disagreement(scale, counts);
        double observed = 0;
        for (int unit : drawn) {
            observed += disagreement.within(codes[unit]) / (codes[unit].length - 1);
        }
        return OptionalDouble.of(1 - (total - 1) * observed / disagreement.among(counts, total));
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
