package dev.assize.runs.dataset;

import java.util.Optional;

/** Rows in their order, whatever they come from. One thread takes them. */
@FunctionalInterface
public interface RowSequence {

    /** The next row; empty when there are no more. What cannot be read is a row too, which says so. */
    Optional<Row> next();
}
