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
    public Outcome read(String statement, String text, String question) {
        if (statement.isBlank() || text.isBlank()) {
            return new Found(false, "", "there is nothing to read");
        }
        RoundLanguage language = RoundLanguage.of(text, statement, question);
        if (language.missing().isPresent()) {
            return new Declined(language.missing().get());
        }
        List<OutputReader> readers =
                OutputReader.inEveryLanguage(language.texts(), text, question, statement, List.of());
        List<Reading> readings =
                readers.stream().map(reader -> reader.statement(statement)).toList();
        Optional<String> unclear = language.check(statement, false, text, readers.get(0), readings);
        if (unclear.isPresent()) {
            return new Declined(unclear.get());
        }
        Reading reading = readings.get(0);
        String quote = reading.quote().map(span -> span.in(text)).orElse("");
        return new Found(reading.stated(), quote, reading.reason());
    }
}
