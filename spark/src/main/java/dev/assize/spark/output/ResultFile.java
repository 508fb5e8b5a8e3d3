package dev.assize.spark.output;

import java.io.Closeable;
import java.io.IOException;
import org.apache.spark.sql.Row;

/** One file of results that is being written, by one thread. */
interface ResultFile extends Closeable {

    /** @param row the columns, the result line among them */
    void write(Row row) throws IOException;

    /** Writes a result of which the line is all that is wanted, the line break included. */
    default void writeLine(byte[] line) throws IOException {
        throw new IllegalStateException("a file of columns takes columns");
    }
}
