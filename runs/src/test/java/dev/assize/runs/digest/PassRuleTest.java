package dev.assize.runs.digest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.assize.core.JudgeInfo;
import dev.assize.runs.PointsJudge;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PassRuleTest {

    private static final JudgeInfo JUDGE = new PointsJudge().info();

    @Test
    void isWhatTheJudgeSays() {
        PassRule rule = PassRule.of(JUDGE).orElseThrow();
        assertThat(rule.passes(Optional.of("PASS"), Optional.empty())).isTrue();
        assertThat(rule.passes(Optional.of("FAIL"), Optional.empty())).isFalse();
        assertThat(rule.passes(Optional.empty(), Optional.of(BigDecimal.TEN))).isFalse();
        assertThat(rule.written()).isEqualTo("PASS");
    }

    @Test
    void mayBeLabelsOrPoints() {
        assertThat(PassRule.parse("pass, FAIL", JUDGE).written()).isEqualTo("PASS,FAIL");
        PassRule points = PassRule.parse("score >= 3.5", JUDGE);
        assertThat(points.written()).isEqualTo("score>=3.5");
        assertThat(points.passes(Optional.empty(), Optional.of(new BigDecimal("3.50"))))
                .isTrue();
        assertThat(points.passes(Optional.empty(), Optional.of(new BigDecimal("3.4"))))
                .isFalse();
    }

    @Test
    void namesWhatThereIsWhenItCannotBeRead() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PassRule.parse("GOOD", JUDGE))
                .withMessage("\"GOOD\" is no label of points; it has [PASS, FAIL]; or say 'score>=N', N from 0 to 5");
    }
}
