package dev.assize.judgefiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judgefiles.judge.JudgeTest;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The judge files that ship with Assize. */
class ReadyJudgesTest {

    static List<ReadyJudge> judges() {
        return List.of(
                new FaithfulnessJudge(),
                new RubricJudge(),
                new PairwiseJudge(),
                new ExactJudge(),
                new SimilarityJudge());
    }

    @ParameterizedTest
    @MethodSource("judges")
    void passTheirOwnTests(ReadyJudge judge) {
        JudgeTest test = new JudgeTest(judge.file());
        assertThat(test.run().problems()).isEmpty();
        assertThat(test.fuzz(200, 3)).isEmpty();
        assertThat(judge.file().id()).isEqualTo(judge.id().value());
        assertThat(judge.file().title()).isEqualTo(judge.title());
    }
}
