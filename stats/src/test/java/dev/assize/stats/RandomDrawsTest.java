package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RandomDrawsTest {

    /** Rosetta Code, "Pseudo-random numbers/Splitmix64", seed 1234567. */
    @Test
    void givesThePublishedSequence() {
        RandomDraws draws = new RandomDraws(1234567);
        assertThat(Long.toUnsignedString(draws.nextBits())).isEqualTo("6457827717110365317");
        assertThat(Long.toUnsignedString(draws.nextBits())).isEqualTo("3203168211198807973");
        assertThat(Long.toUnsignedString(draws.nextBits())).isEqualTo("9817491932198370423");
        assertThat(Long.toUnsignedString(draws.nextBits())).isEqualTo("4593380528125082431");
        assertThat(Long.toUnsignedString(draws.nextBits())).isEqualTo("16408922859458223821");
    }

    @Test
    void drawsEveryUnitAboutEquallyOften() {
        RandomDraws draws = new RandomDraws(5);
        int[] counts = new int[7];
        for (int i = 0; i < 70_000; i++) {
            counts[draws.nextBelow(7)]++;
        }
        for (int count : counts) {
            assertThat((double) count).isCloseTo(10_000, within(400.0));
        }
    }

    @Test
    void resamplingRefusesTooFewRounds() {
        assertThatThrownBy(() -> new Resampling(1, 99)).hasMessageContaining("at least 100 rounds, got 99");
    }
}
