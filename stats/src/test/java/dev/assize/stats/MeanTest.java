package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY;
import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MeanTest {

    /** Many rounds, so that the comparison with another generator's limits is tight. */
    private static final Resampling MANY = new Resampling(3, 200_000);

    @Nested
    class OfSingleItems {

        /** Fisher (1935), The Design of Experiments, chapter III; the limits from scipy 1.17.1. */
        @Test
        void givesFishersFiguresForDarwinsPlants() {
            Mean mean = Mean.of(inches()).orElseThrow();
            assertThat(mean.value()).isCloseTo(2.6166666666666667, within(1e-12));
            assertThat(mean.standardError().orElseThrow()).isCloseTo(1.2181945722556047, within(1e-12));
            Interval interval = mean.interval(NINETY_FIVE).orElseThrow();
            assertThat(interval.low()).isCloseTo(0.0038991647991224454, within(1e-9));
            assertThat(interval.high()).isCloseTo(5.229434168534211, within(1e-9));
        }

        /** scipy 1.17.1: {@code bootstrap(method="BCa", n_resamples=400000)}. */
        @Test
        void givesScipysBootstrapLimits() {
            Interval plants =
                    Mean.of(inches()).orElseThrow().bootstrap(MANY, NINETY_FIVE).orElseThrow();
            assertThat(plants.low()).isCloseTo(-0.2, within(0.05));
            assertThat(plants.high()).isCloseTo(4.5417, within(0.05));
            Interval mice = Mean.of(Examples.MICE)
                    .orElseThrow()
                    .bootstrap(MANY, NINETY_FIVE)
                    .orElseThrow();
            assertThat(mice.low()).isCloseTo(46.571, within(0.5));
            assertThat(mice.high()).isCloseTo(138.286, within(0.5));
            Interval narrower =
                    Mean.of(Examples.MICE).orElseThrow().bootstrap(MANY, NINETY).orElseThrow();
            assertThat(narrower.low()).isCloseTo(52.286, within(0.5));
            assertThat(narrower.high()).isCloseTo(130.286, within(0.5));
        }

        /** scipy 1.17.1, BCa; its percentile limits are 0.425 and 1.625, so the correction is what is tested. */
        @Test
        void leansTowardsTheLongTail() {
            double[] skewed = {0.1, 0.2, 0.2, 0.3, 0.4, 0.5, 0.5, 0.7, 0.9, 1.3, 2.2, 4.0};
            Interval interval =
                    Mean.of(skewed).orElseThrow().bootstrap(MANY, NINETY_FIVE).orElseThrow();
            assertThat(interval.low()).isCloseTo(0.5083, within(0.01));
            assertThat(interval.high()).isCloseTo(1.9, within(0.02));
        }

        private double[] inches() {
            return Arrays.stream(Examples.DARWIN).map(eighths -> eighths / 8).toArray();
        }
    }

    @Nested
    class OfClusters {

        /**
         * Lohr (2010), Sampling: Design and Analysis, example 5.2: five suites of four students. The variance of the
         * suites' totals is 2.25568 and the error of the mean √(2.25568/5)/4, here without the factor for having drawn
         * them from a hundred.
         */
        @Test
        void givesThePublishedErrorForEqualClusters() {
            double[] grades = {
                3.08, 2.60, 3.44, 3.04, 2.36, 3.04, 3.28, 2.68, 2.00, 2.56, 2.52, 1.88, 3.00, 2.88, 3.44, 3.64, 2.68,
                1.92, 3.28, 3.20
            };
            Mean mean = Mean.of(grades, clustersOfSize(4, 4, 4, 4, 4)).orElseThrow();
            assertThat(mean.value()).isCloseTo(2.826, within(1e-12));
            assertThat(mean.clusters()).isEqualTo(5);
            assertThat(mean.items()).isEqualTo(20);
            assertThat(mean.standardError().orElseThrow()).isCloseTo(Math.sqrt(2.25568 / 5) / 4, within(1e-9));
        }

        /** numpy 2.4.6 for the error; scipy 1.17.1 for the limits ({@code bootstrap} of a paired ratio, BCa). */
        @Test
        void countsUnequalClustersByTheirSize() {
            Mean mean = passedOf(new int[] {3, 1, 4, 0, 6, 2, 9, 5}, new int[] {4, 2, 5, 3, 6, 4, 9, 8});
            assertThat(mean.value()).isCloseTo(30 / 41.0, within(1e-12));
            assertThat(mean.items()).isEqualTo(41);
            assertThat(mean.standardError().orElseThrow()).isCloseTo(0.10153837644764133, within(1e-12));
            Interval interval = mean.bootstrap(MANY, NINETY_FIVE).orElseThrow();
            assertThat(interval.low()).isCloseTo(0.5294, within(0.005));
            assertThat(interval.high()).isCloseTo(0.9024, within(0.005));
        }

        @Test
        void repeatingACaseAddsNoCertainty() {
            double[] once = {1, 0, 1, 1, 0, 1};
            double[] thrice = new double[18];
            List<String> keys = new ArrayList<>();
            for (int i = 0; i < 18; i++) {
                thrice[i] = once[i / 3];
                keys.add("case " + i / 3);
            }
            assertThat(Mean.of(thrice, Clusters.of(keys)).orElseThrow().interval(NINETY_FIVE))
                    .isEqualTo(Mean.of(once).orElseThrow().interval(NINETY_FIVE));
        }

        @Test
        void holdsTheTrueMeanAsOftenAsItClaims() {
            Random random = new Random(11);
            int held = 0;
            for (int round = 0; round < 2_000; round++) {
                Mean mean = randomClusters(random, 30);
                held += mean.interval(NINETY_FIVE).orElseThrow().contains(0) ? 1 : 0;
            }
            assertThat(held / 2_000.0).as("seed 11").isBetween(0.93, 0.97);
        }

        private Mean randomClusters(Random random, int clusters) {
            List<String> keys = new ArrayList<>();
            List<Double> values = new ArrayList<>();
            for (int cluster = 0; cluster < clusters; cluster++) {
                double shared = random.nextGaussian();
                for (int item = 0; item <= cluster % 4; item++) {
                    keys.add("cluster " + cluster);
                    values.add(shared + random.nextGaussian());
                }
            }
            double[] array = values.stream().mapToDouble(Double::doubleValue).toArray();
            return Mean.of(array, Clusters.of(keys)).orElseThrow();
        }
    }

    @Nested
    class Undefined {

        @Test
        void withoutItemsThereIsNoMean() {
            assertThat(Mean.of(new double[0])).isEmpty();
        }

        @Test
        void oneClusterHasAMeanButNoError() {
            Mean mean = Mean.of(new double[] {1, 2, 3}, Clusters.of(List.of("a", "a", "a")))
                    .orElseThrow();
            assertThat(mean.value()).isEqualTo(2);
            assertThat(mean.standardError()).isEmpty();
            assertThat(mean.interval(NINETY_FIVE)).isEmpty();
            assertThat(mean.bootstrap(Resampling.DEFAULT, NINETY_FIVE)).isEmpty();
        }

        @Test
        void valuesThatDoNotVaryHaveNoInterval() {
            Mean mean = Mean.of(Examples.each(10, 0.1)).orElseThrow();
            assertThat(mean.value()).isCloseTo(0.1, within(1e-15));
            assertThat(mean.interval(NINETY_FIVE)).isEmpty();
            assertThat(mean.bootstrap(Resampling.DEFAULT, NINETY_FIVE)).isEmpty();
        }

        @Test
        void clustersWithEqualMeansHaveNoInterval() {
            double[] values = {0.1, 0.2, 0.3, 0.2, 0.3, 0.1};
            Mean mean = Mean.of(values, clustersOfSize(3, 3)).orElseThrow();
            assertThat(mean.standardError()).hasValue(0);
            assertThat(mean.interval(NINETY_FIVE)).isEmpty();
            assertThat(mean.bootstrap(Resampling.DEFAULT, NINETY_FIVE)).isEmpty();
        }

        @Test
        void unknownValuesAreRefused() {
            assertThatThrownBy(() -> Mean.of(new double[] {1, Double.NaN})).hasMessageContaining("Value 1 is NaN");
            assertThatThrownBy(() -> Mean.of(new double[] {1, 2}, Clusters.singletons(3)))
                    .hasMessageContaining("Clusters of 3 items cannot group 2 values");
        }
    }

    @Test
    void theSameSeedGivesTheSameInterval() {
        Mean mean = Mean.of(Examples.MICE).orElseThrow();
        assertThat(mean.bootstrap(new Resampling(9, 1_000), NINETY_FIVE))
                .isEqualTo(mean.bootstrap(new Resampling(9, 1_000), NINETY_FIVE))
                .isNotEqualTo(mean.bootstrap(new Resampling(10, 1_000), NINETY_FIVE));
    }

    @Test
    void undecidedItemsWidenItToBounds() {
        Mean mean = Mean.of(new double[] {2, 4, 3}).orElseThrow();
        assertThat(mean.bounds(0, new Interval(0, 5))).isEqualTo(new Interval(3, 3));
        assertThat(mean.bounds(2, new Interval(0, 5))).isEqualTo(new Interval(9 / 5.0, 19 / 5.0));
        assertThatThrownBy(() -> mean.bounds(-1, new Interval(0, 5))).hasMessageContaining("-1");
    }

    @Test
    void isAsUncertainInAnyOrder() {
        double[] scores = {0, 5, 3, 4, 4, 1, 5, 2};
        double[] others = {4, 1, 0, 2, 5, 3, 5, 4};
        Clusters pairs = Clusters.of(List.of("a", "a", "b", "b", "c", "c", "d", "d"));
        assertThat(interval(others, Clusters.singletons(8))).isEqualTo(interval(scores, Clusters.singletons(8)));
        assertThat(interval(new double[] {5, 2, 4, 1, 3, 4, 0, 5}, pairs)).isEqualTo(interval(scores, pairs));
    }

    private static Interval interval(double[] values, Clusters clusters) {
        return Mean.of(values, clusters)
                .orElseThrow()
                .bootstrap(Resampling.DEFAULT, NINETY_FIVE)
                .orElseThrow();
    }

    private static Mean passedOf(int[] passed, int[] sizes) {
        double[] values = new double[Arrays.stream(sizes).sum()];
        int start = 0;
        for (int cluster = 0; cluster < sizes.length; cluster++) {
            Arrays.fill(values, start, start + passed[cluster], 1);
            start += sizes[cluster];
        }
        return Mean.of(values, clustersOfSize(sizes)).orElseThrow();
    }

    private static Clusters clustersOfSize(int... sizes) {
        List<String> keys = new ArrayList<>();
        for (int cluster = 0; cluster < sizes.length; cluster++) {
            for (int item = 0; item < sizes[cluster]; item++) {
                keys.add("cluster " + cluster);
            }
        }
        return Clusters.of(keys);
    }
}
