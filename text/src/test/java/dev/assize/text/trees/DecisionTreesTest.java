package dev.assize.text.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    void endAtTheLeafThatEveryForkLeadsTo() {
        DecisionTrees trees = new DecisionTrees(
                SIGNALS, List.of("COVERED<0.5 COVERED<0.2 1 NEARBY<0.9 2 4 NEARBY<0.3 8 COVERED<0.8 16 32", "64"));

        assertThat(trees.sum(new double[] {0.1, 0, 0})).isEqualTo(64 + 1);
        assertThat(trees.sum(new double[] {0.2, 0, 0})).isEqualTo(64 + 2);
        assertThat(trees.sum(new double[] {0.8, 0, 0})).isEqualTo(64 + 8);
        assertThat(trees.sum(new double[] {0.8, 0.3, 0})).isEqualTo(64 + 32);
    }

    @Test
    void areEmptyWhereNoSignalCounts() {
        assertThat(new DecisionTrees(SIGNALS, List.of("0")).isEmpty()).isTrue();
        assertThat(new DecisionTrees(SIGNALS, List.of("0", "LENGTH<3 0.125 0")).isEmpty())
                .isFalse();
    }

    @Test
    void nameWhatCannotBeRead() {
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("COVERED<0.5 1")))
                .hasMessageContaining("ends before its leaves");
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("COVERED<0.5 1 2 3")))
                .hasMessageContaining("more nodes than it leads to");
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("WISDOM<0.5 1 2")))
                .hasMessageContaining("No signal is called WISDOM");
        assertThatThrownBy(() -> new DecisionTrees(SIGNALS, List.of("COVERED<0.5 1 ".repeat(32) + "2")))
                .hasMessageContaining("more than 32 leaves");
    }
}
