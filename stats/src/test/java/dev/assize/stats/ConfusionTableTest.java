package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConfusionTableTest {

    @Test
    void countsTheFirstRaterInRowsAndTheSecondInColumns() {
        ConfusionTable table =
                ConfusionTable.of(List.of("pass", "fail", "fail", "pass"), List.of("pass", "pass", "fail", "pass"));
        assertThat(table.categories()).containsExactly("fail", "pass");
        assertThat(table.count(0, 0)).isEqualTo(1);
        assertThat(table.count(0, 1)).isEqualTo(1);
        assertThat(table.count(1, 0)).isZero();
        assertThat(table.count(1, 1)).isEqualTo(2);
        assertThat(table.rowTotal(0)).isEqualTo(2);
        assertThat(table.columnTotal(0)).isEqualTo(1);
        assertThat(table.total()).isEqualTo(4);
        assertThat(table.agreement()).isEqualTo(new Rate(3, 4));
    }

    @Test
    void keepsTheOrderOfAScaleAndItsUnusedCategories() {
        ConfusionTable table = ConfusionTable.of(List.of("low", "middle", "high"), List.of("low"), List.of("high"));
        assertThat(table.categories()).containsExactly("low", "middle", "high");
        assertThat(table.count(0, 2)).isEqualTo(1);
        assertThat(table.rowTotal(1)).isZero();
    }

    @Test
    void isNotChangedThroughTheCountsItWasGiven() {
        long[][] counts = {{1, 2}, {3, 4}};
        ConfusionTable table = ConfusionTable.ofCounts(List.of("a", "b"), counts);
        counts[0][0] = 99;
        assertThat(table.count(0, 0)).isEqualTo(1);
    }

    @Test
    void refusesWhatIsNotASquareTableOfCounts() {
        List<String> two = List.of("a", "b");
        assertThatThrownBy(() -> ConfusionTable.ofCounts(two, new long[][] {{1, 2}}))
                .hasMessageContaining("1 rows for 2 categories");
        assertThatThrownBy(() -> ConfusionTable.ofCounts(two, new long[][] {{1}, {2}}))
                .hasMessageContaining("row of 1 counts");
        assertThatThrownBy(() -> ConfusionTable.ofCounts(two, new long[][] {{1, 2}, {3, -4}}))
                .hasMessageContaining("-4");
        assertThatThrownBy(() -> ConfusionTable.of(List.of("a", "a"), List.of(), List.of()))
                .hasMessageContaining("listed twice");
        assertThatThrownBy(() -> ConfusionTable.of(two, List.of("c"), List.of("a")))
                .hasMessageContaining("\"c\"");
        assertThatThrownBy(() -> ConfusionTable.of(List.of("a"), List.of())).hasMessageContaining("got 1 and 0 labels");
    }

    @Test
    void refusesFreeTextAsCategories() {
        List<String> texts =
                IntStream.range(0, 1_001).mapToObj(i -> "text " + i).toList();
        assertThatThrownBy(() -> ConfusionTable.of(texts, texts))
                .hasMessageContaining("up to 1000 categories, got 1001");
    }
}
