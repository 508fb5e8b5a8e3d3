package dev.assize.spark.input;

import dev.assize.core.flow.SourcePlace;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.RowSequence;
import dev.assize.runs.dataset.TextFormat;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/** The rows of a part, read as a run on one machine reads them: the same places, the same refusals. One thread reads it. */
public final class PartRows implements RowSequence, Closeable {

    private final List<FileSlice> slices;
    private final ReadOptions reading;
    private final Configuration hadoop;
    private int opened;
    private @Nullable Dataset current;
    private long lines;

    /** @param reading of files that are read whole; those that are cut are lines of JSON in UTF-8 */
    public PartRows(List<FileSlice> slices, ReadOptions reading, Configuration hadoop) {
        this.slices = List.copyOf(slices);
        this.reading = reading;
        this.hadoop = hadoop;
    }

    @Override
    public Optional<Row> next() {
        while (current != null || opened < slices.size()) {
            Dataset reading = current != null ? current : open(slices.get(opened++));
            Optional<Row> row = reading.next();
            if (row.isPresent()) {
                return row.map(this::moved);
            }
            close();
        }
        return Optional.empty();
    }

    private Row moved(Row row) {
        SourcePlace place = row.place();
        return lines == 0
                ? row
                : new Row(
                        new SourcePlace(place.file(), place.line() + lines, place.nth()),
                        row.size(),
                        row.content(),
                        row.ofTable());
    }

    /** The rows of the current slice, for whoever looks at them before they are judged. */
    public Dataset open(FileSlice slice) {
        InputStream bytes = stream(slice);
        Dataset rows = new Dataset(
                List.of(new DataSource(slice.name(), null)),
                slice.whole() ? reading : ReadOptions.of(TextFormat.JSONL, reading.limit()),
                bytes);
        current = rows;
        return rows;
    }

    private InputStream stream(FileSlice slice) {
        try {
            Path path = new Path(slice.address());
            FSDataInputStream file = path.getFileSystem(hadoop).open(path);
            LineAlignedStream lined =
                    new LineAlignedStream(file, slice.start(), slice.whole() ? Long.MAX_VALUE : slice.end());
            lines = slice.lines() + (lined.skipped() ? 1 : 0);
            return lined;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        Dataset reading = current;
        current = null;
        if (reading != null) {
            try {
                reading.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
