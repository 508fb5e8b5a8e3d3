package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BootstrapDistributionTest {

    /** n√n for n from 43 down to 1. */
    private static final BootstrapDistribution CURVED = BootstrapDistribution.ofValues(
            IntStream.range(0, 43).mapToDouble(i -> Math.pow(43 - i, 1.5)).toArray());

    /** numpy 2.4.6: {@code percentile(v, [2.5, 97.5])}. */
    @Test
    void percentileLimitsLieBetweenNeighbours() {
        Interval interval = CURVED.percentile(NINETY_FIVE);
        assertThat(interval.low()).isCloseTo(2.9468133896442126, within(1e-9));
        assertThat(interval.high()).isCloseTo(271.7079585532109, within(1e-9));
    }

    /** The formulas of Efron and Tibshirani (1993), section 14.3, evaluated with scipy 1.17.1 and numpy 2.4.6. */
    @ParameterizedTest
    @CsvSource({
        "76.36753236814714, 0.08, 2.3628778698517885, 266.1262252305542",
        "100, -0.1, 1.4607350870170044, 259.16446013491134",
        "-5, 0.05, 1.000000322628659, 1.3862971937428594"
    })
    void biasCorrectedLimitsFollowBiasAndAcceleration(double estimate, double acceleration, double low, double high) {
        Interval interval = CURVED.biasCorrected(NINETY_FIVE, estimate, acceleration);
        assertThat(interval.low()).isCloseTo(low, within(1e-9));
        assertThat(interval.high()).isCloseTo(high, within(1e-9));
    }

    @Test
    void anAccelerationPastThePoleReachesTheEnd() {
        assertThat(CURVED.biasCorrected(NINETY_FIVE, 100, 0.9).high()).isCloseTo(Math.pow(43, 1.5), within(1e-9));
        assertThat(CURVED.biasCorrected(NINETY_FIVE, 100, -0.9).low()).isEqualTo(1);
    }

    @Test
    void anEstimateEqualButForRoundingIsATie() {
        double third = 0.1 + 0.2;
        BootstrapDistribution even = BootstrapDistribution.ofValues(new double[] {0.1, 0.3, 0.3, 0.5});
        assertThat(even.biasCorrected(NINETY_FIVE, third, 0)).isEqualTo(even.biasCorrected(NINETY_FIVE, 0.3, 0));
    }

    @Test
    void needsTwoUnitsAndNineTenthsOfTheDraws() {
        assertThat(BootstrapDistribution.of(drawn -> OptionalDouble.of(1), 1, Resampling.DEFAULT))
                .isEmpty();
        assertThat(BootstrapDistribution.of(definedUnless(0, 0), 2, Resampling.DEFAULT))
                .as("a quarter of the draws undefined")
                .isEmpty();
        assertThat(BootstrapDistribution.of(definedUnless(0, 0, 0, 0), 4, Resampling.DEFAULT))
                .as("one draw in 256 undefined")
                .isPresent();
    }

    private static BootstrapDistribution.Figure definedUnless(int... undefined) {
        return drawn -> Arrays.equals(drawn, undefined) ? OptionalDouble.empty() : OptionalDouble.of(drawn[0]);
    }
}
