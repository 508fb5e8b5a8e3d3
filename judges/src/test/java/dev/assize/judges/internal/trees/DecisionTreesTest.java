package dev.assize.judges.internal.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionTreesTest {

    private static final List<String> SIGNALS = List.of("COVERED", "NEARBY", "LENGTH");

    @Test
    void addWhatTheirLeavesSay() {
        DecisionTrees trees =
                new DecisionTrees(SIGNALS, List.of("-0.5", "COVERED<0.5 -1 NEARBY<0.9 0.25 2", "LENGTH<3 0.125 0"));

        assertThat(trees.sum(new double[] {0.4, 0, 0})).isEqualTo(-0.5 - 1 + 0.125);
        assertThat(trees.sum(new double[] {0.5, 0, 0})).isEqualTo(-0.5 + 0.25 + 0.125);
        assertThat(trees.sum(new double[] {0.5, 0.9, 3})).isEqualTo(-0.5 + 2);
    }

    @Test
    void nameWhatCannotBeRead() {
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("COVERED<0.5 1")))
                .hasMessageContaining("ends before its leaves");
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("COVERED<0.5 1 2 3")))
                .hasMessageContaining("more nodes than it leads to");
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("WISDOM<0.5 1 2")))
                .hasMessageContaining("No signal is called WISDOM");
        assertThatThrownBy(() -> new DecisionTrees(Collections.nCopies(255, "COVERED"), List.of("1")))
                .hasMessageContaining("At most 254 signals");
    }
}
