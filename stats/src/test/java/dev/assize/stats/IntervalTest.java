package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class IntervalTest {

    @Test
    void includesItsEnds() {
        Interval interval = new Interval(0.25, 0.75);
        assertThat(interval.contains(0.25)).isTrue();
        assertThat(interval.contains(0.75)).isTrue();
        assertThat(interval.contains(0.76)).isFalse();
        assertThat(interval.contains(Double.NaN)).isFalse();
        assertThat(interval.halfWidth()).isEqualTo(0.25);
    }

    @Test
    void isCutToItsLimits() {
        assertThat(new Interval(-0.5, 1.5).within(0, 1)).isEqualTo(new Interval(0, 1));
        assertThat(new Interval(1.2, 1.5).within(0, 1)).isEqualTo(new Interval(1, 1));
    }

    @Test
    void refusesEndsThatAreUnknownInfiniteOrReversed() {
        assertThatThrownBy(() -> new Interval(Double.NaN, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Interval(0, Double.POSITIVE_INFINITY))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Interval(2, 1)).hasMessageContaining("low <= high");
    }
}
