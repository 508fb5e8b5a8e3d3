package dev.assize.judges.citation;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;
import dev.assize.testkit.JudgeContract;

class CitationMappingContractTest extends JudgeContract {

    @Override
    protected Judge<?> judge() {
        return new CitationMapping();
    }

    @Override
    protected Answerer embedded() {
        return new EmbeddedCitation();
    }
}
