package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerConfidenceTest {

    @Test
    void isTheSameHoweverItIsWritten() {
        assertThat(AnswerConfidence.parse(" 0.900 ")).isEqualTo(AnswerConfidence.parse("0.9"));
        assertThat(AnswerConfidence.parse("1.0")).hasToString("1");
        assertThat(new AnswerConfidence(new BigDecimal("0E-7"))).hasToString("0");
    }

    @Test
    void isKeptToThreeDecimals() {
        assertThat(AnswerConfidence.parse("0.66666")).hasToString("0.667");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e999999999", "1e-999999999", "-0.1", "1.01", "90", "", "high", "NaN"})
    void isFromZeroToOne(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> AnswerConfidence.parse(text));
    }

    @Test
    void isNeverCertainForBeingAlwaysRightSoFar() {
        assertThat(AnswerConfidence.of(98, 98)).hasToString("0.99");
    }

    @Test
    void isBelowAThresholdOnlyWhenLess() {
        AnswerConfidence threshold = AnswerConfidence.parse("0.9");
        assertThat(AnswerConfidence.parse("0.9").isBelow(threshold)).isFalse();
        assertThat(AnswerConfidence.parse("0.899").isBelow(threshold)).isTrue();
    }
}
