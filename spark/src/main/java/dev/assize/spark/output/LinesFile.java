package dev.assize.spark.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.spark.sql.Row;

/** The result lines, one below the other. */
final class LinesFile implements ResultFile {

    private static final int LINE = ResultColumns.SCHEMA.fieldIndex("result");

    private final OutputStream out;

    /** @param out is closed with it */
    LinesFile(OutputStream out) {
        this.out = new BufferedOutputStream(out, 256 * 1024);
    }

    @Override
    public void write(Row row) throws IOException {
        out.write(row.getString(LINE).getBytes(StandardCharsets.UTF_8));
        out.write('\n');
    }

    @Override
    public void writeLine(byte[] line) throws IOException {
        out.write(line);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
