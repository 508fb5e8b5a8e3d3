package dev.assize.judges;

import dev.assize.core.catalog.StatementReader;
import dev.assize.judges.coverage.CoverageStatements;
import dev.assize.testkit.StatementReaderContract;

class StandardStatementsTest extends StatementReaderContract {

    @Override
    protected StatementReader reader() {
        return new CoverageStatements();
    }
}
