package dev.assize.judges.provision;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;
import dev.assize.testkit.JudgeContract;

class ProvisionExtractionContractTest extends JudgeContract {

    @Override
    protected Judge<?> judge() {
        return new ProvisionExtraction();
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedDisputes();
    }
}
