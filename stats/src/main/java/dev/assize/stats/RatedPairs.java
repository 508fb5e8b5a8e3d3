package dev.assize.stats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What two raters said of the same items, when the items come in clusters, such as the questions of one case. The figures
 * are those of the {@link ConfusionTable}; their intervals draw whole clusters again. Immutable.
 *
 * <p>Drawing clusters: Field and Welsh (2007), Bootstrapping clustered data, J. R. Stat. Soc. B 69:369–390; for kappa:
 * Kang, Qaqish, Monaco, Sheridan and Cai (2013), Kappa statistic for clustered dichotomous responses, Stat. Med.
 * 32:3700–3719, who find that intervals that ignore the clusters are too narrow.
 */
public final class RatedPairs {

    private final List<String> categories;
    private final int[] cells;
    private final Clusters clusters;

    private RatedPairs(List<String> categories, int[] cells, Clusters clusters) {
        this.categories = List.copyOf(categories);
        this.cells = cells;
        this.clusters = clusters;
    }

    /** @param categories all that occur; on a scale, from lowest to highest */
    public static RatedPairs of(List<String> categories, List<String> first, List<String> second, Clusters clusters) {
        // Checks sizes, categories and labels.
        ConfusionTable.of(categories, first, second);
        if (clusters.items() != first.size()) {
            throw new IllegalArgumentException(
                    "Clusters of " + clusters.items() + " items cannot group " + first.size() + " ratings");
        }
        Map<String, Integer> positions = new HashMap<>();
        categories.forEach(category -> positions.put(category, positions.size()));
        int[] cells = new int[first.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = positions.getOrDefault(first.get(i), 0) * categories.size()
                    + positions.getOrDefault(second.get(i), 0);
        }
        return new RatedPairs(categories, cells, clusters);
    }

    public ConfusionTable table() {
        long[] counts = new long[categories.size() * categories.size()];
        for (int cell : cells) {
            counts[cell]++;
        }
        return table(counts);
    }

    private ConfusionTable table(long[] counts) {
        int size = categories.size();
        long[][] square = new long[size][size];
        for (int i = 0; i < counts.length; i++) {
            square[i / size][i % size] = counts[i];
        }
        return ConfusionTable.ofCounts(categories, square);
    }

    /**
     * The interval of raw agreement: Wilson's when each item stands alone, otherwise the bootstrap's over clusters; empty
     * without items, or when the clusters do not differ.
     */
    public Optional<Interval> agreementInterval(Resampling resampling, Confidence confidence) {
        if (clusters.count() == cells.length) {
            return table().agreement().wilson(confidence);
        }
        double[] agreed = new double[cells.length];
        for (int i = 0; i < cells.length; i++) {
            agreed[i] = cells[i] / categories.size() == cells[i] % categories.size() ? 1 : 0;
        }
        return Mean.of(agreed, clusters)
                .flatMap(mean -> mean.bootstrap(resampling, confidence))
                .map(interval -> interval.within(0, 1));
    }

    public Optional<KappaAgreement> kappa(KappaAgreement.Weighting weighting) {
        return KappaAgreement.of(table(), weighting);
    }

    /**
     * The percentile bootstrap interval of kappa. Empty where kappa is, with fewer than two clusters, with perfect agreement
     * (which every draw repeats), or when more than a tenth of the draws leave kappa undefined.
     */
    public Optional<Interval> kappaInterval(
            KappaAgreement.Weighting weighting, Resampling resampling, Confidence confidence) {
        Optional<KappaAgreement> kappa = kappa(weighting);
        if (kappa.isEmpty() || kappa.get().observed() == 1) {
            return Optional.empty();
        }
        List<int[]> members = members();
        return BootstrapDistribution.of(drawn -> kappaOf(drawn, members, weighting), members.size(), resampling)
                .map(distribution -> distribution.percentile(confidence));
    }

    private OptionalDouble kappaOf(int[] drawn, List<int[]> members, KappaAgreement.Weighting weighting) {
        long[] counts = new long[categories.size() * categories.size()];
        for (int cluster : drawn) {
            for (int cell : members.get(cluster)) {
                counts[cell]++;
            }
        }
        return kappaOf(counts, weighting);
    }

    /** The value alone; a table and a standard error for each of thousands of draws would take most of the time. */
    private OptionalDouble kappaOf(long[] counts, KappaAgreement.Weighting weighting) {
        int size = categories.size();
        long[] rows = new long[size];
        long[] columns = new long[size];
        long total = 0;
        double seen = 0;
        for (int cell = 0; cell < counts.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            rows[row] += counts[cell];
            columns[column] += counts[cell];
            total += counts[cell];
            seen += counts[cell] == 0 ? 0 : counts[cell] * weighting.disagreement(row, column, size);
        }
        double expected = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; rows[row] > 0 && column < size; column++) {
                expected += (double) rows[row] * columns[column] * weighting.disagreement(row, column, size);
            }
        }
        return expected == 0 ? OptionalDouble.empty() : OptionalDouble.of(1 - seen * total / expected);
    }

    /** The cells of each cluster's items. */
    private List<int[]> members() {
        List<int[]> members = new ArrayList<>();
        for (int[] items : clusters.members()) {
            int[] own = new int[items.length];
            for (int i = 0; i < items.length; i++) {
                own[i] = cells[items[i]];
            }
            members.add(own);
        }
        return members;
    }
}
