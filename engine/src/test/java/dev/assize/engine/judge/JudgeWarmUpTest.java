package dev.assize.engine.judge;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** It runs beside a command that must not notice: no judge may make it fail. */
class JudgeWarmUpTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reference-coverage",
                "citation-mapping",
                "brand-extraction",
                "provision-extraction",
                "faithfulness",
                "no-such-judge",
                "./no-such-file.yaml"
            })
    void leavesWhateverGoesWrongToTheRun(String judge) {
        assertThatCode(() -> JudgeWarmUp.of(judge)).doesNotThrowAnyException();
        assertThatCode(() -> JudgeWarmUp.asking(judge)).doesNotThrowAnyException();
    }
}
