package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class StatedTreesTest {

    /** A text that has more of a statement may not count as stating it less. */
    @Test
    void neverFallWhenMoreOfAStatementIsThere() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            double[] some = random.doubles(Signals.NAMES.size(), 0, 4).toArray();
            double before = Signals.STATED.sum(some);
            int signal = random.nextInt(some.length);
            some[signal] += random.nextDouble();
            if (Signals.speaksFor(signal)) {
                assertThat(Signals.STATED.sum(some))
                        .as("seed %d, more of %s", seed, Signals.NAMES.get(signal))
                        .isGreaterThanOrEqualTo(before - 1e-9);
            }
        }
    }
}
