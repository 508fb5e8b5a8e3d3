package dev.assize.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class ScoreRangeTest {

    @Test
    void knowsWhatLiesWithin() {
        ScoreRange range = ScoreRange.of("-25", "0");
        assertThat(range.contains(new BigDecimal("-25"))).isTrue();
        assertThat(range.contains(new BigDecimal("0.1"))).isFalse();
    }

    @Test
    void tellsHowFarUpAScoreStands() {
        assertThat(ScoreRange.of("-25", "0").share(new BigDecimal("-5"))).isEqualTo(0.8);
        assertThat(ScoreRange.of("0", "1").share(new BigDecimal("0.25"))).isEqualTo(0.25);
        assertThat(ScoreRange.of("-1", "1").middle()).isZero();
    }

    @Test
    void isWrittenWithBothEndsWhereTheLeastIsNegative() {
        assertThat(ScoreRange.upTo(5).behind()).isEqualTo("of 5");
        assertThat(ScoreRange.of("0", "0.5").behind()).isEqualTo("of 0.5");
        assertThat(ScoreRange.of("-25", "0").behind()).isEqualTo("of -25 to 0");
    }

    @Test
    void refusesARangeWithoutWidth() {
        assertThatThrownBy(() -> ScoreRange.of("1", "1")).isInstanceOf(IllegalArgumentException.class);
    }
}
