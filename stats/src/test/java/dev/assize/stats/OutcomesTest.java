package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class OutcomesTest {

    @Test
    void undecidedCasesMakeTheRateARange() {
        Outcomes outcomes = new Outcomes(60, 30, 10);
        assertThat(outcomes.decided()).isEqualTo(new Rate(60, 90));
        assertThat(outcomes.bounds()).contains(new Interval(0.6, 0.7));
    }

    /** The Wilson limits of 60 and of 70 in 100: scipy 1.17.1, {@code binomtest(…).proportion_ci(0.95, "wilson")}. */
    @Test
    void theIntervalReachesFromTheLowestToTheHighestWilsonLimit() {
        Interval interval = new Outcomes(60, 30, 10).interval(NINETY_FIVE).orElseThrow();
        assertThat(interval.low()).isCloseTo(0.5020025867910618, within(1e-9));
        assertThat(interval.high()).isCloseTo(0.7810511470506725, within(1e-9));
    }

    @Test
    void withoutUndecidedCasesItIsThePlainRate() {
        Outcomes outcomes = new Outcomes(7, 3, 0);
        assertThat(outcomes.bounds()).contains(new Interval(0.7, 0.7));
        assertThat(outcomes.interval(NINETY_FIVE)).isEqualTo(new Rate(7, 10).wilson(NINETY_FIVE));
    }

    @Test
    void isUndefinedWithoutCasesAndRefusesNegativeCounts() {
        assertThat(new Outcomes(0, 0, 0).bounds()).isEmpty();
        assertThat(new Outcomes(0, 0, 0).interval(NINETY_FIVE)).isEmpty();
        assertThat(new Outcomes(0, 0, 3).bounds()).contains(new Interval(0, 1));
        assertThatThrownBy(() -> new Outcomes(1, 1, -1)).hasMessageContaining("-1 undecided");
    }
}
