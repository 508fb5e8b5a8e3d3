package dev.assize.spark.input;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.RowSequence;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;

/**
 * The rows of a part of a table. A row that has an id is known by it, and one that has none by what is in it, so that results
 * are the same however the table is cut. One thread reads it.
 */
public final class TableRows implements RowSequence {

    private static final double MEGABYTE = 1024.0 * 1024.0;

    private final Iterator<org.apache.spark.sql.Row> rows;
    private final int limit;
    private final String table;

    /**
     * @param limit the most bytes a record may have
     * @param table what results call it
     */
    public TableRows(Iterator<org.apache.spark.sql.Row> rows, int limit, String table) {
        this.rows = rows;
        this.limit = limit;
        this.table = table;
    }

    @Override
    public Optional<Row> next() {
        return rows.hasNext() ? Optional.of(row(rows.next())) : Optional.empty();
    }

    private Row row(org.apache.spark.sql.Row row) {
        long size = size(row);
        if (size > limit) {
            return Row.broken(SourcePlace.ofRow(table), tooLong(size));
        }
        try {
            ObjectNode record = TableRecord.of(row);
            return new Row(SourcePlace.ofRow(TableRecord.nameOf(record)), (int) size, () -> record);
        } catch (OutOfMemoryError e) {
            CaseFailure failure = CaseFailure.ofMemory(e);
            return new Row(SourcePlace.ofRow(table), 0, () -> {
                throw failure;
            });
        }
    }

    private InvalidCase tooLong(long size) {
        return new InvalidCase(
                "",
                String.format(Locale.ROOT, "a record of %.1f MB", size / MEGABYTE),
                String.format(Locale.ROOT, "at most %.1f MB (split the record, or allow more)", limit / MEGABYTE));
    }

    /** About how many bytes its texts have; the rest is small. */
    private static long size(org.apache.spark.sql.Row row) {
        long size = 0;
        for (int i = 0; i < row.length(); i++) {
            Object value = row.get(i);
            size += value instanceof String text ? text.length() : value instanceof byte[] bytes ? bytes.length : 8;
        }
        return size;
    }
}
