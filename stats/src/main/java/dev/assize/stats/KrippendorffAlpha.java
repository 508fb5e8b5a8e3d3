package dev.assize.stats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Krippendorff's alpha: the agreement of any number of raters, who need not all have rated every unit. 1 is perfect, 0
 * is what chance gives, below 0 is systematic disagreement. Immutable.
 *
 * <p>Krippendorff (2019), Content Analysis, 4th ed., chapter 12; Hayes and Krippendorff (2007), Answering the call for a
 * standard reliability measure for coding data, Commun. Methods Meas. 1:77–89.
 */
public final class KrippendorffAlpha {

    /** What the differences between ratings mean. */
    public enum Scale {
        /** Names: two ratings are equal or not. */
        NOMINAL,
        /** An order: two ratings differ by how many ratings lie between them. */
        ORDINAL,
        /** Numbers: two ratings differ by their distance. */
        INTERVAL
    }

    private final RatedUnits rated;
    private final Scale scale;
    private final double value;

    private KrippendorffAlpha(RatedUnits rated, Scale scale, double value) {
        this.rated = rated;
        this.scale = scale;
        this.value = value;
    }

    /**
     * Alpha of units, each with the ratings it got; a rating that is missing is left out. Units with fewer than two
     * ratings count for nothing. Empty when no unit has two, or when all the ratings are the same.
     */
    public static Optional<KrippendorffAlpha> of(List<double[]> units, Scale scale) {
        RatedUnits rated = RatedUnits.of(units);
        int[] each = IntStream.range(0, rated.count()).toArray();
        var alpha = rated.alpha(each, scale);
        return alpha.isPresent()
                ? Optional.of(new KrippendorffAlpha(rated, scale, alpha.getAsDouble()))
                : Optional.empty();
    }

    /** Nominal alpha of units, each with the labels it got. */
    public static Optional<KrippendorffAlpha> ofLabels(List<List<String>> units) {
        Map<String, Double> codes = new HashMap<>();
        List<double[]> coded = new ArrayList<>();
        for (List<String> labels : units) {
            coded.add(labels.stream()
                    .mapToDouble(label -> codes.computeIfAbsent(label, unseen -> (double) codes.size()))
                    .toArray());
        }
        return of(coded, Scale.NOMINAL);
    }

    public double value() {
        return value;
    }

    /** How many units have at least two ratings. */
    public int units() {
        return rated.count();
    }

    /** How many ratings these units have together. */
    public int ratings() {
        return rated.ratings();
    }

    /**
     * The percentile bootstrap interval, units being drawn again. Empty with a single unit, with perfect agreement
     * (which every draw repeats), or when more than a tenth of the draws leave alpha undefined.
     *
     * <p>Zapf, Castell, Morawietz and Karch (2016), Measuring inter-rater reliability for nominal data: which
     * coefficients and confidence intervals are appropriate? BMC Med. Res. Methodol. 16:93, who recommend it.
     */
    public Optional<Interval> bootstrap(Resampling resampling, Confidence confidence) {
        if (value == 1) {
            return Optional.empty();
        }
        return BootstrapDistribution.of(drawn -> rated.alpha(drawn, scale), rated.count(), resampling)
                .map(distribution -> distribution.percentile(confidence));
    }

    /**
     * The same interval when units come in clusters, which are drawn whole: one key for each unit that was given, in
     * their order.
     *
     * <p>Field and Welsh (2007), Bootstrapping clustered data, J. R. Stat. Soc. B 69:369–390.
     */
    public Optional<Interval> bootstrap(Clusters clusters, Resampling resampling, Confidence confidence) {
        if (value == 1) {
            return Optional.empty();
        }
        int[][] members = rated.byCluster(clusters);
        return BootstrapDistribution.of(drawn -> rated.alpha(units(drawn, members), scale), members.length, resampling)
                .map(distribution -> distribution.percentile(confidence));
    }

    private static int[] units(int[] clusters, int[][] members) {
        int size = 0;
        for (int cluster : clusters) {
            size += members[cluster].length;
        }
        int[] units = new int[size];
        int at = 0;
        for (int cluster : clusters) {
            for (int unit : members[cluster]) {
                units[at++] = unit;
            }
        }
        return units;
    }
}
