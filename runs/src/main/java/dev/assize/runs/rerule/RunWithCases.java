package dev.assize.runs.rerule;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Results from which the records are missing, put together again with the data they were made from. Results stand in the
 * order of their cases, so one row after the other is looked at and none is kept.
 */
public final class RunWithCases implements RecordedRun {

    private final RecordedRun results;
    private final List<DataSource> sources;
    private final FieldMap fields;

    public RunWithCases(RecordedRun results, List<DataSource> sources, FieldMap fields) {
        this.results = results;
        this.sources = List.copyOf(sources);
        this.fields = fields;
    }

    @Override
    public String name() {
        return results.name();
    }

    /** Throws {@link DatasetException} when a case is not in the data, or not in this order. */
    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        try (Dataset rows = new Dataset(sources, null, Dataset.DEFAULT_LIMIT, InputStream.nullInputStream())) {
            results.forEach(recorded -> visitor.visit(new RecordedCase(
                    recorded.ordinal(), record(rows, recorded.result().id()), recorded.result())));
        }
    }

    private @Nullable ObjectNode record(Dataset rows, String id) {
        for (Optional<Row> row = rows.next(); row.isPresent(); row = rows.next()) {
            ObjectNode record = read(row.get());
            String found = record == null
                    ? row.get().place().toString()
                    : CaseId.of(record, row.get().place());
            if (found.equals(id)) {
                return record;
            }
        }
        throw new DatasetException(
                "the case \"" + id + "\" of " + results.name() + " is not in "
                        + String.join(
                                ", ", sources.stream().map(DataSource::name).toList())
                        + ", or not in the order of the results; give the data that was judged, with its fields mapped as they were then");
    }

    private @Nullable ObjectNode read(Row row) {
        try {
            return fields.apply(row.record());
        } catch (InvalidCase e) {
            return null;
        }
    }
}
