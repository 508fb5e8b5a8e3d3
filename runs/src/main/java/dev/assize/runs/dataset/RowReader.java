package dev.assize.runs.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;

/** Yields the rows of one source, in their order. */
public interface RowReader extends Closeable {

    /** The next row; empty at the end. */
    Optional<Row> next() throws IOException;
}
