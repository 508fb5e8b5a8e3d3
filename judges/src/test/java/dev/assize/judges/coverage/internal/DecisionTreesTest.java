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
    void endAtTheLeafThatEveryForkLeadsTo() {
        DecisionTrees trees = new DecisionTrees(
                List.of("COVERED<0.5 COVERED<0.2 1 NEARBY<0.9 2 4 NEARBY<0.3 8 COVERED<0.8 16 32", "64"));

        assertThat(trees.sum(signals("COVERED", 0.1))).isEqualTo(64 + 1);
        assertThat(trees.sum(signals("COVERED", 0.2))).isEqualTo(64 + 2);
        assertThat(trees.sum(signals("COVERED", 0.8))).isEqualTo(64 + 8);
        double[] more = signals("COVERED", 0.8);
        more[Signals.NAMES.indexOf("NEARBY")] = 0.3;
        assertThat(trees.sum(more)).isEqualTo(64 + 32);
    }

    @Test
    void nameWhatCannotBeRead() {
        assertThatThrownBy(() -> new DecisionTrees(List.of("COVERED<0.5 1")))
                .hasMessageContaining("ends before its leaves");
        assertThatThrownBy(() -> new DecisionTrees(List.of("COVERED<0.5 1 2 3")))
                .hasMessageContaining("more nodes than it leads to");
        assertThatThrownBy(() -> new DecisionTrees(List.of("WISDOM<0.5 1 2")))
                .hasMessageContaining("No signal is called WISDOM");
        assertThatThrownBy(() -> new DecisionTrees(List.of("COVERED<0.5 1 ".repeat(32) + "2")))
                .hasMessageContaining("more than 32 leaves");
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
