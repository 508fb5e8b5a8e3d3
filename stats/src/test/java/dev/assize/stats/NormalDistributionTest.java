package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Expected values: scipy 1.17.1, {@code scipy.stats.norm}. */
class NormalDistributionTest {

    private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);

    @ParameterizedTest
    @CsvSource({
        "-37, 5.7255712225239266e-300",
        "-10, 7.61985302416047e-24",
        "-5, 2.866515718791933e-07",
        "-2.6, 0.004661188023718747",
        "-2.4, 0.008197535924596131",
        "-1, 0.15865525393145707",
        "0, 0.5",
        "0.5, 0.6914624612740131",
        "1.96, 0.9750021048517795",
        "3, 0.9986501019683699",
        "8, 0.9999999999999993"
    })
    void givesTheProbabilityUpToAValue(double x, double expected) {
        assertThat(NormalDistribution.cumulative(x)).isCloseTo(expected, TWELVE_DIGITS);
    }

    @ParameterizedTest
    @CsvSource({
        "1e-300, -37.0470962993612",
        "1e-20, -9.262340089798409",
        "1e-5, -4.264890793922825",
        "0.005, -2.575829303548901",
        "0.025, -1.9599639845400545",
        "0.3, -0.5244005127080409",
        "0.975, 1.959963984540054",
        "0.9995, 3.2905267314919255"
    })
    void givesTheValueBelowWhichAShareLies(double p, double expected) {
        assertThat(NormalDistribution.quantile(p)).isCloseTo(expected, TWELVE_DIGITS);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void quantileUndoesCumulative(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 1000; round++) {
            double x = -Math.abs(random.nextGaussian() * 2);
            assertThat(NormalDistribution.quantile(NormalDistribution.cumulative(x)))
                    .as("seed %s, x %s", seed, x)
                    .isCloseTo(x, within(1e-9));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, -0.1, 1.1, Double.NaN})
    void refusesAShareOutsideTheOpenUnitInterval(double p) {
        assertThatThrownBy(() -> NormalDistribution.quantile(p)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aConfidenceKnowsItsNumberOfStandardErrors() {
        assertThat(Confidence.NINETY_FIVE.z()).isCloseTo(1.959963984540054, within(1e-12));
        assertThat(Confidence.NINETY.z()).isCloseTo(1.6448536269514722, within(1e-12));
        assertThat(Confidence.NINETY_NINE.z()).isCloseTo(2.5758293035489004, within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, 95, -0.5, Double.NaN})
    void aConfidenceIsAShareAndNotAPercentage(double level) {
        assertThatThrownBy(() -> new Confidence(level)).hasMessageContaining("write 0.95 for 95 %");
    }
}
