package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JudgeStarterTest {

    @ParameterizedTest
    @EnumSource
    void passesItsOwnTests(JudgeStarter starter) {
        JudgeFile file = JudgeFile.parse("judge.yaml", starter.text("mine"), JudgeFile.Siblings.none());
        JudgeTest test = new JudgeTest(file);
        assertThat(file.id()).isEqualTo("mine");
        assertThat(test.run().problems()).isEmpty();
        assertThat(test.examples()).isPositive();
        assertThat(test.fuzz(200, 11)).isEmpty();
    }
}
