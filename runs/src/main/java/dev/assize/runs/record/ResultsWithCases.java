package dev.assize.runs.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.Row;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Results brought together with the files of their cases, by the cases' ids. Both are in the order of the rows, so one
 * walk through each is enough; a result whose case is not there stays without one, unless all are required. Not shared
 * between threads.
 */
public final class ResultsWithCases implements RecordedRun {

    private final RecordedRun results;
    private final List<DataSource> cases;
    private final FieldMap fields;
    private final ReadOptions reading;
    private final boolean required;
    private @Nullable Map<String, Long> rows;
    private long visited;
    private long unmatched;

    /** @param fields where the cases keep the judge's fields, as when they were judged */
    public ResultsWithCases(RecordedRun results, List<DataSource> cases, FieldMap fields) {
        this(results, cases, fields, ReadOptions.USUAL);
    }

    /** @param reading how the cases were read when they were judged */
    public ResultsWithCases(RecordedRun results, List<DataSource> cases, FieldMap fields, ReadOptions reading) {
        this(results, cases, fields, reading, false);
    }

    private ResultsWithCases(
            RecordedRun results, List<DataSource> cases, FieldMap fields, ReadOptions reading, boolean required) {
        this.reading = reading;
        this.results = results;
        this.cases = List.copyOf(cases);
        this.fields = fields;
        this.required = required;
    }

    /** With the case of every result: looking at them throws {@link DatasetException} for one that is not there in this order. */
    public static ResultsWithCases all(RecordedRun results, List<DataSource> cases, FieldMap fields) {
        return new ResultsWithCases(results, cases, fields, ReadOptions.USUAL, true);
    }

    @Override
    public String name() {
        return results.name();
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        Map<String, Long> last = required ? Map.of() : rows == null ? lastRows() : rows;
        rows = last;
        visited = 0;
        unmatched = 0;
        try (Walk walk = new Walk()) {
            results.forEach(recorded -> {
                String id = recorded.result().id();
                // Without this look ahead a single unknown id would walk past all the others.
                boolean found = (required || last.getOrDefault(id, -1L) >= walk.row) && walk.to(id);
                if (required && !found) {
                    throw missing(id);
                }
                visited++;
                unmatched += found ? 0 : 1;
                ObjectNode record = found ? walk.record : null;
                visitor.visit(
                        record == null ? recorded : new RecordedCase(recorded.ordinal(), record, recorded.result()));
            });
        }
    }

    /**
     * What results have no case there, as a sentence; empty when each has one. Known once all were looked at. Throws {@link DatasetException}
     * when none of them has one: then these are other cases, or cannot be read.
     */
    public Optional<String> unmatched() {
        String there = String.join(", ", cases.stream().map(DataSource::name).toList());
        if (unmatched > 0 && unmatched == visited) {
            throw new DatasetException("no result of " + results.name() + " has its case in " + there
                    + ": these are other cases, or they cannot be read; name the cases that were judged");
        }
        return unmatched == 0
                ? Optional.empty()
                : Optional.of(unmatched + " of " + visited + " results of " + results.name() + " have no case in "
                        + there + ", or not in their order; they are shown without their texts");
    }

    private DatasetException missing(String id) {
        return new DatasetException(
                "the case \"" + id + "\" of " + results.name() + " is not in "
                        + String.join(", ", cases.stream().map(DataSource::name).toList())
                        + ", or not in the order of the results; give the data that was judged, with its fields mapped as they were then");
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
        private final Dataset dataset = Dataset.again(cases, reading);
        private long row;

        /** Of the case that was gone to; null when it is no record. */
        private @Nullable ObjectNode record;

        Optional<Row> next() {
            Optional<Row> next = dataset.next();
            row++;
            return next;
        }

        /** Goes to the next case of that id; false when none follows. */
        boolean to(String id) {
            for (Optional<Row> next = next(); next.isPresent(); next = next()) {
                record = read(next.get());
                if (id(next.get(), record).equals(id)) {
                    return true;
                }
            }
            return false;
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
