package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairedScoresTest {

    private static final double[] NOTHING = Examples.zeros(Examples.DARWIN.length);

    /** Fisher (1935), The Design of Experiments, section 21: 2 × 863 of 32,768 sign patterns. */
    @Test
    void givesFishersExactValueForDarwinsPlants() {
        PairedScores plants = PairedScores.of(NOTHING, Examples.DARWIN);
        assertThat(plants.permutationP(Resampling.DEFAULT).orElseThrow()).isEqualTo(1726 / 32768.0);
    }

    @Test
    void roundingDoesNotHideEquallyExtremePatterns() {
        double[] inches =
                Arrays.stream(Examples.DARWIN).map(eighths -> eighths / 10).toArray();
        PairedScores plants = PairedScores.of(NOTHING, inches);
        assertThat(plants.permutationP(Resampling.DEFAULT).orElseThrow()).isEqualTo(1726 / 32768.0);
    }

    /** Thirty differing pairs, 10 against 20: the flips approach the exact value of McNemar's test. */
    @Test
    void randomRoundsApproachTheExactValueOfMcNemar() {
        double[] first = Examples.zeros(200);
        double[] second = Examples.zeros(200);
        Arrays.fill(first, 0, 10, 1);
        Arrays.fill(second, 10, 30, 1);
        double p = PairedScores.of(first, second)
                .permutationP(new Resampling(4, 100_000))
                .orElseThrow();
        assertThat(p).isCloseTo(0.09873714670538905, within(0.003));
    }

    @Test
    void casesWithoutADifferenceDoNotMakeItRandom() {
        double[] second = Arrays.copyOf(Examples.DARWIN, 500);
        PairedScores plants = PairedScores.of(Examples.zeros(500), second);
        assertThat(plants.permutationP(Resampling.DEFAULT).orElseThrow()).isEqualTo(1726 / 32768.0);
    }

    /** 97 signs against 113: scipy 1.17.1, {@code binomtest}. */
    @Test
    void everySignOfALongSeriesIsDrawnOnItsOwn() {
        double[] second = Examples.each(210, 1);
        Arrays.fill(second, 0, 97, -1);
        double p = PairedScores.of(Examples.zeros(210), second)
                .permutationP(new Resampling(6, 40_000))
                .orElseThrow();
        assertThat(p).isCloseTo(0.30061, within(0.008));
    }

    @Test
    void randomRoundsNeverGiveZero() {
        double p = PairedScores.of(Examples.zeros(50), Examples.each(50, 1))
                .permutationP(new Resampling(1, 999))
                .orElseThrow();
        assertThat(p).isEqualTo(1 / 1000.0);
    }

    @Test
    void equalRunsAreNotDifferent() {
        double[] scores = {1, 2, 3};
        PairedScores equal = PairedScores.of(scores, scores);
        assertThat(equal.permutationP(Resampling.DEFAULT)).hasValue(1);
        assertThat(equal.difference().orElseThrow().value()).isZero();
        assertThat(equal.difference().orElseThrow().interval(NINETY_FIVE)).isEmpty();
    }

    /** The limits of the differences' mean: scipy 1.17.1, {@code bootstrap(method="BCa")}, in eighths of an inch. */
    @Test
    void thePairedBootstrapIsThatOfTheDifferences() {
        Interval interval = PairedScores.of(NOTHING, Examples.DARWIN)
                .difference()
                .orElseThrow()
                .bootstrap(new Resampling(3, 200_000), NINETY_FIVE)
                .orElseThrow();
        assertThat(interval.low()).isCloseTo(8 * -0.2, within(0.4));
        assertThat(interval.high()).isCloseTo(8 * 4.5417, within(0.4));
    }

    @Test
    void aClusterChangesSignAsAWhole() {
        double[] second = Examples.each(12, 1);
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            keys.add("decision " + i / 4);
        }
        PairedScores clustered = PairedScores.of(Examples.zeros(12), second, Clusters.of(keys));
        // Three clusters have eight sign patterns, two of them with all signs equal.
        assertThat(clustered.permutationP(Resampling.DEFAULT)).hasValue(2 / 8.0);
        assertThat(PairedScores.of(Examples.zeros(12), second).permutationP(Resampling.DEFAULT))
                .hasValue(2 / 4096.0);
    }

    @Test
    void exchangingTheRunsTurnsTheDifferenceAndKeepsTheEvidence() {
        Random random = new Random(21);
        double[] first = random.doubles(40).toArray();
        double[] second = random.doubles(40).toArray();
        PairedScores forth = PairedScores.of(first, second);
        PairedScores back = PairedScores.of(second, first);
        assertThat(forth.difference().orElseThrow().value())
                .isCloseTo(-back.difference().orElseThrow().value(), within(1e-15));
        assertThat(forth.permutationP(Resampling.DEFAULT)).isEqualTo(back.permutationP(Resampling.DEFAULT));
    }

    @Test
    void isUndefinedWithoutCasesAndRefusesWhatIsNotPaired() {
        PairedScores none = PairedScores.of(new double[0], new double[0]);
        assertThat(none.difference()).isEmpty();
        assertThat(none.permutationP(Resampling.DEFAULT)).isEmpty();
        assertThatThrownBy(() -> PairedScores.of(new double[1], new double[2])).hasMessageContaining("got 1 and 2");
    }

    @Test
    void doesNotChangeTheScoresItWasGiven() {
        double[] first = {1, 2};
        PairedScores.of(first, new double[] {5, 5});
        assertThat(first).containsExactly(1, 2);
    }
}
