package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PredictionPoweredMeanTest {

    private static final double[] HUMAN = {1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1};
    private static final double[] JUDGE = {1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1};

    /** The formulas of Python package ppi_py ({@code ppi_mean_ci}), variances by n−1, evaluated with numpy 2.4.6. */
    @Test
    void givesTheFiguresOfPpiForPassAndFail() {
        PredictionPoweredMean mean =
                PredictionPoweredMean.of(HUMAN, JUDGE, passes(60, 100)).orElseThrow();
        assertThat(mean.weight()).isCloseTo(0.562105007292173, within(1e-12));
        assertThat(mean.value()).isCloseTo(0.6291929995138551, within(1e-12));
        assertThat(mean.standardError()).isCloseTo(0.11470174100767307, within(1e-12));
        Interval interval = mean.interval(NINETY_FIVE).orElseThrow();
        assertThat(interval.low()).isCloseTo(0.40438171817477486, within(1e-9));
        assertThat(interval.high()).isCloseTo(0.8540042808529353, within(1e-9));
    }

    /** The same, for scores from 1 to 5. */
    @Test
    void givesTheFiguresOfPpiForScores() {
        double[] human = {3.5, 4, 2, 5, 1.5, 3, 4.5, 2.5};
        double[] judge = {3, 4.2, 2.5, 4.8, 1, 3.3, 4, 3.1};
        double[] rest =
                IntStream.rangeClosed(0, 40).mapToDouble(i -> 1 + i / 10.0).toArray();
        PredictionPoweredMean mean =
                PredictionPoweredMean.of(human, judge, rest).orElseThrow();
        assertThat(mean.weight()).isCloseTo(0.7900716869769668, within(1e-12));
        assertThat(mean.value()).isCloseTo(3.0623579743429707, within(1e-12));
        assertThat(mean.standardError()).isCloseTo(0.23325381187674604, within(1e-12));
    }

    @Test
    void aJudgeThatRunsAgainstTheLabelsIsLeftOut() {
        double[] opposite = Arrays.stream(HUMAN).map(label -> 1 - label).toArray();
        PredictionPoweredMean mean =
                PredictionPoweredMean.of(HUMAN, opposite, passes(60, 100)).orElseThrow();
        Mean labelsAlone = Mean.of(HUMAN).orElseThrow();
        assertThat(mean.weight()).isZero();
        assertThat(mean.value()).isCloseTo(labelsAlone.value(), within(1e-12));
        assertThat(mean.standardError()).isCloseTo(labelsAlone.standardError().orElseThrow(), within(1e-12));
    }

    @Test
    void aJudgeThatNeverVariesIsLeftOut() {
        PredictionPoweredMean mean = PredictionPoweredMean.of(HUMAN, Examples.each(12, 1), passes(60, 100))
                .orElseThrow();
        assertThat(mean.weight()).isZero();
    }

    @Test
    void isUndefinedWithFewerThanTwoOfEitherKind() {
        assertThat(PredictionPoweredMean.of(new double[] {1}, new double[] {1}, passes(1, 2)))
                .isEmpty();
        assertThat(PredictionPoweredMean.of(HUMAN, JUDGE, new double[] {1})).isEmpty();
        assertThatThrownBy(() -> PredictionPoweredMean.of(HUMAN, passes(1, 3), passes(1, 2)))
                .hasMessageContaining("got 12 and 3");
    }

    @Test
    void labelsThatDoNotVaryGiveNoInterval() {
        PredictionPoweredMean mean = PredictionPoweredMean.of(Examples.each(5, 1), passes(4, 5), passes(60, 100))
                .orElseThrow();
        assertThat(mean.value()).isEqualTo(1);
        assertThat(mean.interval(NINETY_FIVE)).isEmpty();
        assertThat(mean.moreLabelsFor(0.02, NINETY_FIVE)).isEmpty();
    }

    /** T·σ²(1−ρ²) / (T·e² − ρ²σ²) labels in all, as in ppi_py's {@code ppi_power}: 1486.3 and 228.7 less the twelve. */
    @Test
    void tellsHowManyLabelsNarrowTheInterval() {
        PredictionPoweredMean mean =
                PredictionPoweredMean.of(HUMAN, JUDGE, passes(12_000, 19_988)).orElseThrow();
        assertThat(mean.moreLabelsFor(0.02, NINETY_FIVE)).hasValue(1475);
        assertThat(mean.moreLabelsFor(0.05, NINETY_FIVE)).hasValue(217);
        assertThat(mean.moreLabelsFor(0.5, NINETY_FIVE)).hasValue(0);
    }

    @Test
    void noNumberOfLabelsMakesUpForTooFewCases() {
        PredictionPoweredMean mean =
                PredictionPoweredMean.of(HUMAN, JUDGE, passes(1_200, 2_000)).orElseThrow();
        assertThat(mean.moreLabelsFor(0.02, NINETY_FIVE)).isEmpty();
        assertThat(mean.moreLabelsFor(0.05, NINETY_FIVE)).hasValue(233);
    }

    @Test
    void holdsTheTrueMeanAsOftenAsItClaims() {
        Random random = new Random(23);
        int held = 0;
        for (int round = 0; round < 2_000; round++) {
            double[] human = verdicts(random, 100);
            PredictionPoweredMean mean = PredictionPoweredMean.of(
                            human, judged(random, human), judged(random, verdicts(random, 1_000)))
                    .orElseThrow();
            held += mean.interval(NINETY_FIVE).orElseThrow().contains(0.7) ? 1 : 0;
        }
        assertThat(held / 2_000.0).as("seed 23").isBetween(0.93, 0.97);
    }

    private static double[] verdicts(Random random, int count) {
        return random.doubles(count).map(each -> each < 0.7 ? 1 : 0).toArray();
    }

    /** A lenient judge: passes 95 % of what humans pass and 30 % of what they fail. */
    private static double[] judged(Random random, double[] verdicts) {
        return Arrays.stream(verdicts)
                .map(verdict -> random.nextDouble() < (verdict == 1 ? 0.95 : 0.3) ? 1 : 0)
                .toArray();
    }

    private static double[] passes(int passed, int cases) {
        double[] verdicts = new double[cases];
        Arrays.fill(verdicts, 0, passed, 1);
        return verdicts;
    }
}
