package dev.assize.runs.dataset;

import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The rows of several sources, one after the other. One thread reads it. */
public final class Dataset implements RowSequence, Closeable {

    /** Larger than any case that is meant, small enough that a few fit into memory. */
    public static final int DEFAULT_LIMIT = 32 * 1024 * 1024;

    private final List<DataSource> sources;
    private final ReadOptions options;
    private final InputStream standardInput;
    private final ByteMeter meter = new ByteMeter();
    private final List<Row> ahead = new ArrayList<>();
    private int taken;
    private int opened;
    private @Nullable RowReader current;
    private final List<SourceWatch> watches = new ArrayList<>();
    private SourcePlace last = new SourcePlace("", 1);

    /**
     * @param format null to go by each source's name, then by how it begins
     * @param limit the most bytes a record may have
     */
    public Dataset(List<DataSource> sources, @Nullable DataFormat format, int limit, InputStream standardInput) {
        this(sources, ReadOptions.of(format, limit), standardInput);
    }

    public Dataset(List<DataSource> sources, ReadOptions options, InputStream standardInput) {
        this.sources = List.copyOf(sources);
        this.options = options;
        this.standardInput = standardInput;
    }

    /** For what is read more than once: throws {@link DatasetException} for standard input, pipes and devices. */
    public static Dataset again(List<DataSource> sources, ReadOptions options) {
        sources.forEach(DataSource::requireReadAgain);
        return ofFiles(sources, options);
    }

    /** For what is read beside the cases: throws {@link DatasetException} for the standard input. */
    public static Dataset ofFiles(List<DataSource> sources, ReadOptions options) {
        if (sources.stream().anyMatch(source -> source.file().isEmpty())) {
            throw new DatasetException("standard input cannot be read here; write it to a file, and name that");
        }
        return new Dataset(sources, options, InputStream.nullInputStream());
    }

    public ByteMeter meter() {
        return meter;
    }

    /** How many bytes there are in all; empty where nobody can tell. */
    public OptionalLong size() {
        long sum = 0;
        for (DataSource source : sources) {
            OptionalLong size = source.size();
            if (size.isEmpty()) {
                return OptionalLong.empty();
            }
            sum += size.getAsLong();
        }
        return OptionalLong.of(sum);
    }

    /**
     * What happened to files while they were read, a sentence for each; empty when nothing did. Whoever has read a dataset
     * asks for it, since a file that was shortened looks like one that ended.
     */
    public List<String> changes() {
        return watches.stream().flatMap(watch -> watch.change().stream()).toList();
    }

    /** A row that comes later, without taking it: 0 is the next one. Empty when there are not so many. */
    public Optional<Row> peek(int index) {
        while (ahead.size() <= index) {
            Optional<Row> row = read();
            if (row.isEmpty()) {
                return Optional.empty();
            }
            ahead.add(row.get());
        }
        return Optional.of(ahead.get(index));
    }

    /**
     * The next row; empty at the end of the last source. A source that breaks off, or is a file of another kind, ends with
     * a row that says so, and one that memory does not suffice for likewise.
     */
    @Override
    public Optional<Row> next() {
        if (taken < ahead.size()) {
            Row row = ahead.get(taken);
            taken++;
            if (taken == ahead.size()) {
                ahead.clear();
                taken = 0;
            }
            return Optional.of(row);
        }
        return read();
    }

    private Optional<Row> read() {
        while (current != null || opened < sources.size()) {
            try {
                RowReader reader = current != null ? current : open();
                Optional<Row> row = reader.next();
                if (row.isPresent()) {
                    last = row.get().place();
                    return row;
                }
                close();
            } catch (IOException e) {
                closeQuietly();
                return Optional.of(Row.broken(last, brokenOff(e)));
            } catch (InvalidCase e) {
                closeQuietly();
                return Optional.of(Row.broken(last, e));
            } catch (OutOfMemoryError e) {
                // What was read of the record is free again; where the next one begins nobody knows.
                closeQuietly();
                return Optional.of(Row.unaffordable(last, e));
            }
        }
        return Optional.empty();
    }

    private RowReader open() throws IOException {
        DataSource source = sources.get(opened++);
        last = new SourcePlace(source.name(), 1);
        watches.add(SourceWatch.of(source));
        RowReader reader = source.open(options, meter, standardInput);
        current = reader;
        return reader;
    }

    private static InvalidCase brokenOff(IOException e) {
        return new InvalidCase(
                "",
                "data that breaks off after this line (" + reason(e) + ")",
                "a whole file; the rest of it is not read");
    }

    private static String reason(IOException e) {
        return e.getMessage() == null ? "it cannot be read" : e.getMessage();
    }

    private void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            current = null;
        }
    }

    @Override
    public void close() throws IOException {
        RowReader reader = current;
        current = null;
        if (reader != null) {
            reader.close();
        }
    }
}
