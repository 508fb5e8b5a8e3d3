package dev.assize.judges.coverage;

import dev.assize.core.catalog.StatementReader;
import dev.assize.judges.coverage.internal.OutputReader;
import dev.assize.judges.coverage.internal.Reading;
import java.util.List;
import java.util.Optional;

/** The rules by which this judge reads whether an output states a fact, for judges that ask the same of other texts. */
public final class CoverageStatements implements StatementReader {

    @Override
    public String version() {
        return EmbeddedCoverage.RULES;
    }

    @Override
    public Optional<Found> read(String statement, String text, String question) {
        if (statement.isBlank() || text.isBlank()) {
            return Optional.of(new Found(false, "", "there is nothing to read"));
        }
        Reading reading = OutputReader.of(text, question, statement, List.of()).statement(statement);
        String quote = reading.quote().map(span -> span.in(text)).orElse("");
        return Optional.of(new Found(reading.stated(), quote, reading.reason()));
    }
}
