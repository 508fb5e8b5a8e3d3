package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assize.stats.KrippendorffAlpha.Scale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KrippendorffAlphaTest {

    private static final double MISSING = Double.NaN;

    /** Krippendorff (2011), Computing Krippendorff's alpha-reliability, section C: four observers, twelve units. */
    private static final List<double[]> KRIPPENDORFF = units(
            new double[] {1, 2, 3, 3, 2, 1, 4, 1, 2, MISSING, MISSING, MISSING},
            new double[] {1, 2, 3, 3, 2, 2, 4, 1, 2, 5, MISSING, 3},
            new double[] {MISSING, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, MISSING},
            new double[] {1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, MISSING});

    /** Wikipedia, "Krippendorff's alpha", the computational example: three coders, fifteen units. */
    private static final List<double[]> WIKIPEDIA = units(
            new double[] {MISSING, MISSING, MISSING, MISSING, MISSING, 3, 4, 1, 2, 1, 1, 3, 3, MISSING, 3},
            new double[] {1, MISSING, 2, 1, 3, 3, 4, 3, MISSING, MISSING, MISSING, MISSING, MISSING, MISSING, MISSING},
            new double[] {MISSING, MISSING, 2, 1, 3, 4, 4, MISSING, 2, 1, 1, 3, 3, MISSING, 4});

    @ParameterizedTest
    @CsvSource({"NOMINAL, 0.743", "ORDINAL, 0.815", "INTERVAL, 0.849"})
    void givesKrippendorffsOwnValues(Scale scale, double expected) {
        KrippendorffAlpha alpha = KrippendorffAlpha.of(KRIPPENDORFF, scale).orElseThrow();
        assertThat(alpha.value()).isCloseTo(expected, within(5e-4));
        assertThat(alpha.units()).isEqualTo(11);
        assertThat(alpha.ratings()).isEqualTo(40);
    }

    /** Python package krippendorff, test_krippendorff.py: 0.691358 and 0.810845. */
    @ParameterizedTest
    @CsvSource({"NOMINAL, 0.691358", "INTERVAL, 0.810845"})
    void givesTheValuesOfTheWikipediaExample(Scale scale, double expected) {
        assertThat(KrippendorffAlpha.of(WIKIPEDIA, scale).orElseThrow().value()).isCloseTo(expected, within(5e-7));
    }

    @Test
    void takesLabelsAsWellAsCodes() {
        List<List<String>> labels = KRIPPENDORFF.stream()
                .map(unit -> Arrays.stream(unit)
                        .mapToObj(rating -> "label " + (9 - rating))
                        .toList())
                .toList();
        assertThat(KrippendorffAlpha.ofLabels(labels).orElseThrow().value())
                .isCloseTo(0.743421052631579, within(1e-12));
    }

    /** R package icr, README: 0.435 to 1.000 from 1,000 rounds; by numpy with 6,000 rounds 0.415 to 1. */
    @Test
    void givesThePublishedBootstrapInterval() {
        Interval interval = KrippendorffAlpha.of(KRIPPENDORFF, Scale.NOMINAL)
                .orElseThrow()
                .bootstrap(new Resampling(2, 20_000), NINETY_FIVE)
                .orElseThrow();
        assertThat(interval.low()).isCloseTo(0.415, within(0.02));
        assertThat(interval.high()).isEqualTo(1);
    }

    /** numpy 2.4.6, the textbook formula over 6,000 draws: 0.455 to 1. */
    @Test
    void ranksAreTakenAnewInEveryDraw() {
        Interval interval = KrippendorffAlpha.of(KRIPPENDORFF, Scale.ORDINAL)
                .orElseThrow()
                .bootstrap(new Resampling(2, 20_000), NINETY_FIVE)
                .orElseThrow();
        assertThat(interval.low()).isCloseTo(0.455, within(0.02));
    }

    @ParameterizedTest
    @EnumSource(Scale.class)
    void equalsTheSumOverAllPairs(Scale scale) {
        for (long seed = 1; seed <= 200; seed++) {
            List<double[]> units = randomUnits(new Random(seed));
            double expected = overAllPairs(units, scale);
            double actual = KrippendorffAlpha.of(units, scale).orElseThrow().value();
            assertThat(actual).as("seed %s", seed).isCloseTo(expected, within(1e-9));
        }
    }

    @ParameterizedTest
    @EnumSource(Scale.class)
    void isUndefinedWithoutPairsOrWithoutVariety(Scale scale) {
        assertThat(KrippendorffAlpha.of(List.of(), scale)).isEmpty();
        assertThat(KrippendorffAlpha.of(List.of(new double[] {1}, new double[] {2}), scale))
                .isEmpty();
        assertThat(KrippendorffAlpha.of(List.of(new double[] {0.1, 0.1, 0.1}, new double[] {0.1, 0.1}), scale))
                .isEmpty();
        assertThat(KrippendorffAlpha.of(List.of(new double[] {0.0, -0.0}, new double[] {0, 0}), scale))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Scale.class)
    void perfectAgreementIsOneWithoutAnInterval(Scale scale) {
        KrippendorffAlpha alpha = KrippendorffAlpha.of(
                        List.of(new double[] {0.1, 0.1, 0.1}, new double[] {0.7, 0.7, 0.7}), scale)
                .orElseThrow();
        assertThat(alpha.value()).isEqualTo(1);
        assertThat(alpha.bootstrap(Resampling.DEFAULT, NINETY_FIVE)).isEmpty();
    }

    @Test
    void hasNoIntervalWhenTooManyDrawsAreUndefined() {
        List<double[]> oneOddUnit = List.of(new double[] {1, 1}, new double[] {1, 1}, new double[] {1, 2});
        KrippendorffAlpha alpha =
                KrippendorffAlpha.of(oneOddUnit, Scale.NOMINAL).orElseThrow();
        assertThat(alpha.bootstrap(Resampling.DEFAULT, NINETY_FIVE)).isEmpty();
    }

    @Test
    void refusesAnUnknownRating() {
        assertThatThrownBy(() -> KrippendorffAlpha.of(List.of(new double[] {1, Double.NaN}), Scale.INTERVAL))
                .hasMessageContaining("Value 1 is NaN");
    }

    private static List<double[]> units(double[]... raters) {
        List<double[]> units = new ArrayList<>();
        for (int unit = 0; unit < raters[0].length; unit++) {
            int place = unit;
            units.add(Arrays.stream(raters)
                    .mapToDouble(rater -> rater[place])
                    .filter(rating -> !Double.isNaN(rating))
                    .toArray());
        }
        return units;
    }

    private static List<double[]> randomUnits(Random random) {
        List<double[]> units = new ArrayList<>();
        units.add(new double[] {1, 2});
        for (int unit = 0; unit < 12; unit++) {
            units.add(random.ints(random.nextInt(5), -2, 4).asDoubleStream().toArray());
        }
        return units;
    }

    /** The definition as printed, with no shortcut: pairs within units against pairs of all pairable ratings. */
    private static double overAllPairs(List<double[]> units, Scale scale) {
        List<double[]> pairable = units.stream().filter(unit -> unit.length > 1).toList();
        double[] all = pairable.stream().flatMapToDouble(Arrays::stream).toArray();
        double observed = 0;
        for (double[] unit : pairable) {
            observed += distances(unit, all, scale) / (unit.length - 1);
        }
        return 1 - (all.length - 1) * observed / distances(all, all, scale);
    }

    private static double distances(double[] ratings, double[] all, Scale scale) {
        double sum = 0;
        for (double one : ratings) {
            for (double other : ratings) {
                sum += distance(one, other, all, scale);
            }
        }
        return sum;
    }

    private static double distance(double one, double other, double[] all, Scale scale) {
        return switch (scale) {
            case NOMINAL -> one == other ? 0 : 1;
            case INTERVAL -> (one - other) * (one - other);
            case ORDINAL -> {
                double low = Math.min(one, other);
                double high = Math.max(one, other);
                double between = 0;
                for (double each : all) {
                    between += low <= each && each <= high ? 1 : 0;
                    between -= each == low ? 0.5 : 0;
                    between -= each == high ? 0.5 : 0;
                }
                yield between * between;
            }
        };
    }
}
