package dev.assize.runs.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.Row;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Results brought together with the files of their cases, by the cases' ids. Both are in the order of the rows, so one
 * walk through each is enough; a result whose case is not there stays without one. Not shared between threads.
 */
public final class ResultsWithCases implements RecordedRun {

    private final RecordedRun results;
    private final List<DataSource> cases;
    private final FieldMap fields;
    private final ReadOptions reading;
    private @Nullable Map<String, Long> rows;

    /** @param fields where the cases keep the judge's fields, as when they were judged */
    public ResultsWithCases(RecordedRun results, List<DataSource> cases, FieldMap fields) {
        this(results, cases, fields, ReadOptions.USUAL);
    }

    /** @param reading how the cases were read when they were judged */
    public ResultsWithCases(RecordedRun results, List<DataSource> cases, FieldMap fields, ReadOptions reading) {
        this.reading = reading;
        this.results = results;
        this.cases = List.copyOf(cases);
        this.fields = fields;
    }

    @Override
    public String name() {
        return results.name();
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        Map<String, Long> last = rows == null ? lastRows() : rows;
        rows = last;
        try (Walk walk = new Walk()) {
            results.forEach(recorded -> {
                String id = recorded.result().id();
                // Without this look ahead a single unknown id would walk past all the others.
                ObjectNode record = last.getOrDefault(id, -1L) >= walk.row ? walk.to(id) : null;
                visitor.visit(
                        record == null ? recorded : new RecordedCase(recorded.ordinal(), record, recorded.result()));
            });
        }
    }

    private Map<String, Long> lastRows() throws IOException {
        Map<String, Long> last = new HashMap<>();
        try (Walk walk = new Walk()) {
            for (Optional<Row> row = walk.next(); row.isPresent(); row = walk.next()) {
                last.put(id(row.get(), walk.read(row.get())), walk.row - 1);
            }
        }
        return last;
    }

    /** The id that the case had when it was judged. */
    private static String id(Row row, @Nullable ObjectNode record) {
        return record == null ? row.place().toString() : CaseId.of(record, row.place());
    }

    /** One way through the cases. */
    private final class Walk implements AutoCloseable {
        private final Dataset dataset = new Dataset(cases, reading, InputStream.nullInputStream());
        private long row;

        Optional<Row> next() {
            Optional<Row> next = dataset.next();
            row++;
            return next;
        }

        /** The next case of that id; null when it is no record or none follows. */
        @Nullable
        ObjectNode to(String id) {
            for (Optional<Row> next = next(); next.isPresent(); next = next()) {
                ObjectNode record = read(next.get());
                if (id(next.get(), record).equals(id)) {
                    return record;
                }
            }
            return null;
        }

        @Nullable
        ObjectNode read(Row next) {
            try {
                return fields.apply(next.record());
            } catch (InvalidCase e) {
                return null;
            }
        }

        @Override
        public void close() throws IOException {
            dataset.close();
        }
    }
}
