package dev.assize.judgefiles;

import dev.assize.core.catalog.JudgeProvider;
import dev.assize.testkit.JudgeProviderContract;
import org.junit.jupiter.api.Nested;

class ReadyProvidersTest {

    @Nested
    class OfExact extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new ExactJudge();
        }
    }

    @Nested
    class OfClaims extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new FaithfulnessJudge();
        }
    }

    @Nested
    class OfPairs extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new PairwiseJudge();
        }
    }

    @Nested
    class OfRubrics extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new RubricJudge();
        }
    }

    @Nested
    class OfSimilarity extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new SimilarityJudge();
        }
    }
}
