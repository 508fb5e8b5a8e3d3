package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClustersTest {

    @Test
    void equalKeysAreOneClusterWhereverTheyStand() {
        Clusters clusters = Clusters.of(List.of("b", "a", "b", "c", "a", "b"));
        assertThat(clusters.count()).isEqualTo(3);
        assertThat(clusters.items()).isEqualTo(6);
        assertThat(clusters.sizes()).containsExactly(3, 2, 1);
        assertThat(clusters.sums(new double[] {1, 10, 2, 100, 20, 4})).containsExactly(7, 30, 100);
    }

    @Test
    void singletonsAreAsManyAsTheItems() {
        assertThat(Clusters.singletons(4).count()).isEqualTo(4);
        assertThat(Clusters.singletons(4).sizes()).containsExactly(1, 1, 1, 1);
    }
}
