package org.example.wordlimit;

import dev.assize.core.Judge;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.question.Answerer;
import dev.assize.testkit.JudgeContract;
import dev.assize.testkit.JudgeProviderContract;
import org.junit.jupiter.api.Nested;

/** What holds for every judge holds for this one. */
class WordLimitTest {

    @Nested
    class AsAProvider extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new WordLimitProvider();
        }
    }

    @Nested
    class AsAJudge extends JudgeContract {
        @Override
        protected Judge<?> judge() {
            return new WordLimit();
        }

        @Override
        protected Answerer embedded() {
            return new EmbeddedWordLimit();
        }
    }
}
