package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RateTest {

    /** Newcombe (1998), Two-sided confidence intervals for the single proportion, Stat. Med. 17:857–872, table I. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void givesThePublishedWilsonIntervals(long hits, long trials, double low, double high) {
        Interval interval =
                new Rate(hits, trials).wilson(Confidence.NINETY_FIVE).orElseThrow();
        assertThat(interval.low()).isCloseTo(low, within(5e-5));
        assertThat(interval.high()).isCloseTo(high, within(5e-5));
    }

    /** scipy 1.17.1: {@code binomtest(81, 263).proportion_ci(0.99, "wilson")}. */
    @Test
    void widensWithTheConfidence() {
        Interval interval = new Rate(81, 263).wilson(Confidence.NINETY_NINE).orElseThrow();
        assertThat(interval.low()).isCloseTo(0.24013690268760768, within(1e-12));
        assertThat(interval.high()).isCloseTo(0.3852825023182298, within(1e-12));
    }

    @Test
    void hasNeitherValueNorIntervalWithoutTrials() {
        assertThat(new Rate(0, 0).value()).isEmpty();
        assertThat(new Rate(0, 0).wilson(Confidence.NINETY_FIVE)).isEmpty();
    }

    @Test
    void endsExactlyAtZeroOrOneWhenNothingOrEverythingHit() {
        assertThat(new Rate(0, 7).wilson(Confidence.NINETY_FIVE).orElseThrow().low())
                .isZero();
        assertThat(new Rate(7, 7).wilson(Confidence.NINETY_FIVE).orElseThrow().high())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theIntervalHoldsTheRateAndMirrorsItsComplement(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            int trials = 1 + random.nextInt(1_000_000);
            int hits = random.nextInt(trials + 1);
            Rate rate = new Rate(hits, trials);
            Interval interval = rate.wilson(Confidence.NINETY_FIVE).orElseThrow();
            Interval mirrored = new Rate(trials - hits, trials)
                    .wilson(Confidence.NINETY_FIVE)
                    .orElseThrow();
            assertThat(interval.contains(rate.value().orElseThrow()))
                    .as("seed %s, %s", seed, rate)
                    .isTrue();
            assertThat(interval.low()).as("seed %s, %s", seed, rate).isCloseTo(1 - mirrored.high(), within(1e-12));
        }
    }

    @Test
    void refusesMoreHitsThanTrials() {
        assertThatThrownBy(() -> new Rate(3, 2)).hasMessageContaining("3 of 2");
        assertThatThrownBy(() -> new Rate(-1, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    /** At one half Wilson's half-width is z/(2√(n+z²)): n is z²/(4h²) − z², after Piegorsch (2004), Comput. Stat. Data Anal. 46:309–316. */
    @Test
    void tellsHowManyTrialsNarrowTheInterval() {
        assertThat(new Rate(5, 10).moreTrialsFor(0.05, Confidence.NINETY_FIVE)).hasValue(381 - 10);
        assertThat(new Rate(5, 10).moreTrialsFor(0.02, Confidence.NINETY_FIVE)).hasValue(2398 - 10);
        assertThat(new Rate(500, 1000).moreTrialsFor(0.05, Confidence.NINETY_FIVE))
                .hasValue(0);
    }

    @Test
    void cannotTellHowManyTrialsWithoutARate() {
        assertThat(new Rate(0, 0).moreTrialsFor(0.05, Confidence.NINETY_FIVE)).isEmpty();
        assertThatThrownBy(() -> new Rate(1, 2).moreTrialsFor(0, Confidence.NINETY_FIVE))
                .hasMessageContaining("0.02 is ±2 points");
    }
}
