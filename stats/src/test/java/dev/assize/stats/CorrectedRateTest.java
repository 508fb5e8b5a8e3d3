package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CorrectedRateTest {

    /** Lang and Reiczigel (2014), examples 1, 2 and 4, with the limits repeated in R package asht ({@code prevSeSp}). */
    @ParameterizedTest
    @CsvSource({
        "4060, 11284, 178, 179, 358, 359, 0.349, 0.372, 5.1e-4",
        "51, 2971, 32, 33, 20, 20, 0, 0.053, 5.1e-4",
        "259, 509, 84, 127, 96, 109, 0.58, 0.87, 5.1e-3",
        "51, 509, 23, 41, 187, 195, 0.037, 0.195, 5.1e-4"
    })
    void givesThePublishedIntervals(
            long seen,
            long cases,
            long truePass,
            long pass,
            long trueFail,
            long fail,
            double low,
            double high,
            double tolerance) {
        CorrectedRate rate =
                new CorrectedRate(new Rate(seen, cases), new Rate(truePass, pass), new Rate(trueFail, fail));
        Interval interval = rate.interval(NINETY_FIVE).orElseThrow();
        assertThat(interval.low()).isCloseTo(low, within(tolerance));
        assertThat(interval.high()).isCloseTo(high, within(tolerance));
    }

    /** (0.30 + 0.95 − 1) / (0.90 + 0.95 − 1), the formula of Rogan and Gladen (1978). */
    @Test
    void solvesForTheRateBehindTheObservedOne() {
        CorrectedRate rate = new CorrectedRate(new Rate(30, 100), new Rate(90, 100), new Rate(95, 100));
        assertThat(rate.value().orElseThrow()).isCloseTo(0.25 / 0.85, within(1e-12));
    }

    @Test
    void aPerfectJudgeNeedsNoCorrection() {
        CorrectedRate rate = new CorrectedRate(new Rate(30, 100), new Rate(50, 50), new Rate(50, 50));
        assertThat(rate.value().orElseThrow()).isCloseTo(0.3, within(1e-12));
    }

    @Test
    void staysBetweenZeroAndOne() {
        Rate good = new Rate(90, 100);
        assertThat(new CorrectedRate(new Rate(1, 100), good, good).value()).isEqualTo(OptionalDouble.of(0));
        assertThat(new CorrectedRate(new Rate(99, 100), good, good).value()).isEqualTo(OptionalDouble.of(1));
    }

    @Test
    void isUndefinedForAJudgeNoBetterThanChanceOrNeverChecked() {
        Rate observed = new Rate(30, 100);
        assertUndefined(new CorrectedRate(observed, new Rate(40, 100), new Rate(60, 100)));
        assertUndefined(new CorrectedRate(observed, new Rate(0, 0), new Rate(60, 100)));
        assertUndefined(new CorrectedRate(observed, new Rate(60, 100), new Rate(0, 0)));
        assertUndefined(new CorrectedRate(new Rate(0, 0), new Rate(90, 100), new Rate(90, 100)));
    }

    private static void assertUndefined(CorrectedRate rate) {
        assertThat(rate.value()).isEmpty();
        assertThat(rate.interval(NINETY_FIVE)).isEmpty();
        assertThat(rate.moreLabelsFor(0.02, NINETY_FIVE)).isEmpty();
    }

    @Test
    void tellsHowManyLabelsNarrowTheInterval() {
        CorrectedRate now = new CorrectedRate(new Rate(70_000, 100_000), new Rate(45, 50), new Rate(40, 50));
        long more = now.moreLabelsFor(0.02, NINETY_FIVE).orElseThrow();
        double growth = (100.0 + more) / 100;
        CorrectedRate then =
                new CorrectedRate(now.observed(), grown(now.sensitivity(), growth), grown(now.specificity(), growth));
        assertThat(then.interval(NINETY_FIVE).orElseThrow().halfWidth()).isCloseTo(0.02, within(1e-4));
        assertThat(then.moreLabelsFor(0.021, NINETY_FIVE)).hasValue(0);
    }

    @Test
    void aHandfulOfLabelsGivesAValueButNoInterval() {
        CorrectedRate rate = new CorrectedRate(new Rate(995_000, 1_000_000), new Rate(1, 1), new Rate(1, 100));
        assertThat(rate.value()).isPresent();
        assertThat(rate.interval(NINETY_FIVE)).isEmpty();
        assertThat(rate.moreLabelsFor(0.2, NINETY_FIVE).orElseThrow()).isPositive();
    }

    @Test
    void noNumberOfLabelsMakesUpForTooFewCases() {
        CorrectedRate few = new CorrectedRate(new Rate(70, 100), new Rate(45, 50), new Rate(40, 50));
        assertThat(few.moreLabelsFor(0.02, NINETY_FIVE)).isEmpty();
        assertThatThrownBy(() -> few.moreLabelsFor(0, NINETY_FIVE)).hasMessageContaining("above zero");
    }

    @Test
    void holdsTheTrueRateAsOftenAsItClaims() {
        Random random = new Random(17);
        int held = 0;
        for (int round = 0; round < 2_000; round++) {
            CorrectedRate rate = new CorrectedRate(
                    draw(random, 800, 0.6 * 0.9 + 0.4 * 0.15), draw(random, 60, 0.9), draw(random, 40, 0.85));
            held += rate.interval(NINETY_FIVE).orElseThrow().contains(0.6) ? 1 : 0;
        }
        assertThat(held / 2_000.0).as("seed 17").isBetween(0.93, 0.98);
    }

    private static Rate draw(Random random, int trials, double probability) {
        return new Rate(
                random.doubles(trials).filter(each -> each < probability).count(), trials);
    }

    private static Rate grown(Rate rate, double growth) {
        return new Rate(Math.round(rate.hits() * growth), Math.round(rate.trials() * growth));
    }
}
