package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeriesTest {

    /** scipy 1.17.1: {@code rankdata([3, 1, 3, 2, 3, 1])}. */
    @Test
    void tiesShareTheMeanOfTheirRanks() {
        assertThat(Series.ranks(new double[] {3, 1, 3, 2, 3, 1})).containsExactly(5, 1.5, 5, 3, 5, 1.5);
    }

    @Test
    void aLongSumKeepsItsDigits() {
        assertThat(Series.sum(Examples.each(1_000_000, 0.1))).isEqualTo(100_000);
    }

    @Test
    void aSeriesWithoutValuesIsConstant() {
        assertThat(Series.isConstant(new double[0])).isTrue();
        assertThat(Series.isConstant(new double[] {2, 2})).isTrue();
        assertThat(Series.isConstant(new double[] {2, 2, 3})).isFalse();
    }
}
