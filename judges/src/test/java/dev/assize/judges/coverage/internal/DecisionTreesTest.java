package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DecisionTreesTest {

    private static double[] signals(String name, double number) {
        double[] signals = new double[Signals.NAMES.size()];
        signals[Signals.NAMES.indexOf(name)] = number;
        return signals;
    }

    @Test
    void addWhatTheirLeavesSay() {
        DecisionTrees trees =
                new DecisionTrees(List.of("-0.5", "COVERED<0.5 -1 NEARBY<0.9 0.25 2", "LENGTH<3 0.125 0"));

        assertThat(trees.sum(signals("COVERED", 0.4))).isEqualTo(-0.5 - 1 + 0.125);
        assertThat(trees.sum(signals("COVERED", 0.5))).isEqualTo(-0.5 + 0.25 + 0.125);
    }

    @Test
    void nameWhatCannotBeRead() {
        assertThatThrownBy(() -> new DecisionTrees(List.of("COVERED<0.5 1")))
                .hasMessageContaining("ends before its leaves");
        assertThatThrownBy(() -> new DecisionTrees(List.of("COVERED<0.5 1 2 3")))
                .hasMessageContaining("more nodes than it leads to");
        assertThatThrownBy(() -> new DecisionTrees(List.of("WISDOM<0.5 1 2")))
                .hasMessageContaining("No signal is called WISDOM");
    }

    /** Those that ship: a text that has more of a statement may not count as stating it less. */
    @Test
    void neverFallWhenMoreOfAStatementIsThere() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            double[] some = random.doubles(Signals.NAMES.size(), 0, 4).toArray();
            double before = DecisionTrees.STANDARD.sum(some);
            int signal = random.nextInt(some.length);
            some[signal] += random.nextDouble();
            if (Signals.speaksFor(signal)) {
                assertThat(DecisionTrees.STANDARD.sum(some))
                        .as("seed %d, more of %s", seed, Signals.NAMES.get(signal))
                        .isGreaterThanOrEqualTo(before - 1e-9);
            }
        }
    }
}
