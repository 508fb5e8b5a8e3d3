package dev.assize.engine.judge;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.assize.core.catalog.JudgeProvider;
import org.junit.jupiter.api.Test;

class JudgeWarmUpTest {

    @Test
    void rehearsesEveryJudgeWithRulesAndWithAModel() {
        for (JudgeProvider provider : JudgeCatalog.installed().list()) {
            String name = provider.id().value();
            assertThatCode(() -> JudgeWarmUp.of(name)).as(name).doesNotThrowAnyException();
            assertThatCode(() -> JudgeWarmUp.asking(name)).as(name).doesNotThrowAnyException();
        }
    }

    @Test
    void leavesANameThatNobodyHasToTheRun() {
        assertThatCode(() -> JudgeWarmUp.asking("no-such-judge")).doesNotThrowAnyException();
    }
}
