package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.stats.KappaAgreement.Weighting;
import dev.assize.stats.KrippendorffAlpha.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is put in, a figure is finite or absent: an {@link Interval} refuses anything else by itself. */
class HostileInputTest {

    private static final Resampling FEW = new Resampling(1, 100);
    private static final double[] AWKWARD = {0, -0.0, 1, 0.1, 5e149, -5e149, 1e-320, 1 + 1e-16, 1e16, -7};

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void seriesGiveFiniteFiguresOrNone(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            int length = random.nextInt(7);
            double[] first = awkward(random, length);
            double[] second = awkward(random, length);
            Clusters clusters = Clusters.of(keys(random, length));
            Correlation.pearson(first, second).ifPresent(HostileInputTest::check);
            Correlation.spearman(first, second).ifPresent(HostileInputTest::check);
            Mean.of(first, clusters).ifPresent(HostileInputTest::check);
            PairedScores paired = PairedScores.of(first, second, clusters);
            paired.difference().ifPresent(HostileInputTest::check);
            checkProbability(paired.permutationP(FEW));
            PredictionPoweredMean.of(first, second, awkward(random, 4)).ifPresent(HostileInputTest::check);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void countsAndRatingsGiveFiniteFiguresOrNone(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            Rate rate = rate(random);
            CorrectedRate corrected = new CorrectedRate(rate, rate(random), rate(random));
            checkProbability(corrected.value());
            checkInside(corrected.interval(NINETY_FIVE), 0, 1);
            corrected.moreLabelsFor(0.02, NINETY_FIVE);
            checkInside(rate.wilson(NINETY_FIVE), 0, 1);
            PairedOutcomes outcomes = new PairedOutcomes(count(random), count(random), count(random), count(random));
            checkProbability(OptionalDouble.of(outcomes.exactP()));
            checkProbability(OptionalDouble.of(outcomes.midP()));
            checkInside(outcomes.interval(NINETY_FIVE), -1, 1);
            for (Weighting weighting : Weighting.values()) {
                KappaAgreement.of(table(random), weighting).ifPresent(HostileInputTest::check);
            }
            for (Scale scale : Scale.values()) {
                KrippendorffAlpha.of(units(random), scale).ifPresent(HostileInputTest::check);
            }
        }
    }

    private static void check(Correlation correlation) {
        checkInside(correlation.interval(NINETY_FIVE), -1, 1);
    }

    private static void check(Mean mean) {
        assertThat(mean.value()).isFinite();
        mean.standardError().ifPresent(error -> assertThat(error).isFinite().isNotNegative());
        mean.interval(NINETY_FIVE)
                .ifPresent(
                        interval -> assertThat(interval.contains(mean.value())).isTrue());
        mean.bootstrap(FEW, NINETY_FIVE);
    }

    private static void check(PredictionPoweredMean mean) {
        assertThat(mean.value()).isFinite();
        assertThat(mean.weight()).isBetween(0.0, 1.0);
        assertThat(mean.standardError()).isFinite().isNotNegative();
        mean.interval(NINETY_FIVE);
        mean.moreLabelsFor(0.02, NINETY_FIVE);
    }

    private static void check(KappaAgreement kappa) {
        assertThat(kappa.value()).isFinite().isLessThanOrEqualTo(1);
        assertThat(kappa.standardError()).isFinite().isNotNegative();
        kappa.interval(NINETY_FIVE);
    }

    private static void check(KrippendorffAlpha alpha) {
        assertThat(alpha.value()).isFinite().isLessThanOrEqualTo(1);
        alpha.bootstrap(FEW, NINETY_FIVE);
    }

    private static void checkProbability(OptionalDouble probability) {
        probability.ifPresent(value -> assertThat(value).isBetween(0.0, 1.0));
    }

    private static void checkInside(Optional<Interval> interval, double low, double high) {
        interval.ifPresent(found -> {
            assertThat(found.low()).isBetween(low, high);
            assertThat(found.high()).isBetween(low, high);
        });
    }

    private static double[] awkward(Random random, int length) {
        return random.ints(length, 0, AWKWARD.length)
                .mapToDouble(i -> AWKWARD[i])
                .toArray();
    }

    private static List<String> keys(Random random, int length) {
        return random.ints(length, 0, 4).mapToObj(Integer::toString).toList();
    }

    private static long count(Random random) {
        return random.nextInt(3) == 0 ? random.nextInt(1_000_000_000) : random.nextInt(3);
    }

    private static Rate rate(Random random) {
        long hits = count(random);
        return new Rate(hits, hits + count(random));
    }

    private static ConfusionTable table(Random random) {
        long[][] counts = new long[3][3];
        for (long[] row : counts) {
            row[random.nextInt(3)] = count(random);
        }
        return ConfusionTable.ofCounts(List.of("a", "b", "c"), counts);
    }

    private static List<double[]> units(Random random) {
        List<double[]> units = new ArrayList<>();
        for (int unit = random.nextInt(6); unit > 0; unit--) {
            units.add(awkward(random, random.nextInt(4)));
        }
        return units;
    }
}
