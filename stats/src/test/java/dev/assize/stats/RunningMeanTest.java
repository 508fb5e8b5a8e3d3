package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RunningMeanTest {

    @Test
    void agreesWithTheMeanOfAllValuesAtOnce() {
        Random random = new Random(7);
        double[] values = random.doubles(500).toArray();
        RunningMean running = new RunningMean();
        for (double value : values) {
            running.add(value);
        }
        Mean mean = Mean.of(values).orElseThrow();
        Interval expected = mean.interval(Confidence.NINETY_FIVE).orElseThrow();
        Interval actual = running.interval(Confidence.NINETY_FIVE).orElseThrow();
        assertThat(running.value().orElseThrow()).isCloseTo(mean.value(), within(1e-12));
        assertThat(actual.low()).isCloseTo(expected.low(), within(1e-12));
        assertThat(actual.high()).isCloseTo(expected.high(), within(1e-12));
    }

    @Test
    void knowsNothingOfNothing() {
        RunningMean none = new RunningMean();
        assertThat(none.value()).isEmpty();
        assertThat(none.interval(Confidence.NINETY_FIVE)).isEmpty();
        none.add(3);
        assertThat(none.interval(Confidence.NINETY_FIVE)).isEmpty();
        none.add(3);
        assertThat(none.interval(Confidence.NINETY_FIVE)).isEmpty();
    }

    @Test
    void takesOnlyNumbers() {
        assertThatThrownBy(() -> new RunningMean().add(Double.NaN)).hasMessageContaining("NaN");
    }

    @Test
    void comesToTheSameInPieces() {
        RunningMean whole = new RunningMean();
        RunningMean pieces = new RunningMean();
        RunningMean piece = new RunningMean();
        for (int i = 0; i < 1000; i++) {
            double value = Math.sin(i) * i;
            whole.add(value);
            piece.add(value);
            if (i % 97 == 0) {
                pieces.add(piece.state());
                piece = new RunningMean();
            }
        }
        pieces.add(piece.state());
        pieces.add(new RunningMean().state());
        assertThat(pieces.count()).isEqualTo(1000);
        assertThat(pieces.value().orElseThrow()).isCloseTo(whole.value().orElseThrow(), within(1e-9));
        assertThat(pieces.state().squares()).isCloseTo(whole.state().squares(), within(1e-3));
    }
}
