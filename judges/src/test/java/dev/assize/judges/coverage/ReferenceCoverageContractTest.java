package dev.assize.judges.coverage;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;
import dev.assize.testkit.JudgeContract;

class ReferenceCoverageContractTest extends JudgeContract {

    @Override
    protected Judge<?> judge() {
        return new ReferenceCoverage();
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedCoverage();
    }
}
