package dev.assize.runs.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.Row;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Result lines that {@code assize judge -o FILE} wrote: JSONL or a JSON list. They hold no case records. */
public final class ResultsFile implements RecordedRun {

    private final DataSource source;

    public ResultsFile(DataSource source) {
        this.source = source;
    }

    @Override
    public String name() {
        return source.name();
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        try (Dataset lines = open()) {
            long ordinal = 0;
            for (Optional<Row> row = lines.next(); row.isPresent(); row = lines.next()) {
                visitor.visit(new RecordedCase(ordinal++, null, read(row.get())));
            }
        }
    }

    /** The first result; empty when there is none. */
    public Optional<RecordedCase> first() throws IOException {
        try (Dataset lines = open()) {
            return lines.next().map(row -> new RecordedCase(0, null, read(row)));
        }
    }

    private Dataset open() {
        return Dataset.again(List.of(source), ReadOptions.USUAL);
    }

    private static RecordedResult read(Row row) {
        try {
            ObjectNode line = row.record();
            return RecordedResult.read(line);
        } catch (InvalidCase | IllegalArgumentException e) {
            throw new DatasetException(row.place() + ": no result line: " + e.getMessage());
        }
    }
}
