package dev.assize.semantic;

import dev.assize.core.catalog.SecondReader;
import dev.assize.core.question.Answerer;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.testkit.SecondReaderContract;

class SemanticReaderTest extends SecondReaderContract {

    @Override
    protected SecondReader reader() {
        return new SemanticReader();
    }

    @Override
    protected Answerer rules() {
        return new EmbeddedCoverage();
    }
}
