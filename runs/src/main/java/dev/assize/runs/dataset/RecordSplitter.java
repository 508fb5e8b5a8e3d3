package dev.assize.runs.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of bytes into records at line ends. In a table a line end inside a quoted cell belongs to the record, and a
 * carriage return alone is a line end too. Memory is bounded: of a record over the limit only the beginning is kept, the
 * rest is passed over.
 */
final class RecordSplitter implements Closeable {

    /** How much is kept of a record that is too long: enough to show where it begins. */
    private static final int KEPT = 256;

    private static final int SMALL = 8 * 1024;

    private final InputStream in;
    private final @Nullable CellQuotes quotes;
    private final int limit;
    private final byte[] buffer = new byte[64 * 1024];
    private int at;
    private int filled;
    private long line = 1;
    private byte[] record = new byte[SMALL];
    private @Nullable OutOfMemoryError unaffordable;

    /** Whether the record before ended with a carriage return, to which a line feed may belong. */
    private boolean returned;

    /** @param quotes of a table; null where quotation marks mean nothing */
    RecordSplitter(InputStream in, @Nullable CellQuotes quotes, int limit) {
        this.in = in;
        this.quotes = quotes;
        this.limit = limit;
    }

    /** The next record, without the line end behind it; empty at the end of the stream. */
    Optional<RecordBytes> next() throws IOException {
        if (returned && (at < filled || fill()) && buffer[at] == '\n') {
            at++;
        }
        returned = false;
        long start = line;
        long length = 0;
        boolean any = false;
        if (quotes != null) {
            quotes.begin();
        }
        while (at < filled || fill()) {
            any = true;
            int end = quotes == null ? endOfLine() : endOfRow(quotes);
            keep(at, end, length);
            length += end - at;
            at = end;
            if (end < filled) {
                at++;
                break;
            }
        }
        return any ? Optional.of(record(start, length)) : Optional.empty();
    }

    /** Where the line ends, as far as it is in the buffer. */
    private int endOfLine() {
        int end = at;
        while (end < filled && buffer[end] != '\n') {
            end++;
        }
        line += end < filled ? 1 : 0;
        return end;
    }

    /** Where the row of a table ends, as far as it is in the buffer. */
    private int endOfRow(CellQuotes cells) {
        for (int end = at; end < filled; end++) {
            byte unit = buffer[end];
            line += unit == '\n' ? 1 : 0;
            if (!cells.inside() && unit == '\n') {
                return end;
            }
            if (!cells.inside() && unit == '\r') {
                line++;
                returned = true;
                return end;
            }
            cells.see(unit);
        }
        return filled;
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, in.read(buffer));
        return filled > 0;
    }

    private void keep(int from, int to, long length) {
        int room = (int) Math.max(0, limit - length);
        int count = Math.min(to - from, room);
        if (count <= 0 || unaffordable != null) {
            return;
        }
        int needed = (int) length + count;
        if (needed > record.length && !grow(needed)) {
            return;
        }
        System.arraycopy(buffer, from, record, (int) length, count);
    }

    /** False when there is no memory for the record: the rest of it is passed over, and the next one can be read. */
    private boolean grow(int needed) {
        try {
            record = Arrays.copyOf(record, (int) Math.min(limit, Math.max(needed, record.length * 2L)));
            return true;
        } catch (OutOfMemoryError e) {
            unaffordable = e;
            record = new byte[SMALL];
            return false;
        }
    }

    private RecordBytes record(long start, long length) {
        OutOfMemoryError reason = unaffordable;
        unaffordable = null;
        int kept = length > limit || reason != null ? Math.min(KEPT, limit) : (int) length;
        byte[] bytes;
        try {
            bytes = Arrays.copyOf(record, kept);
        } catch (OutOfMemoryError e) {
            reason = e;
            bytes = new byte[0];
        }
        if (record.length > 1024 * 1024) {
            record = new byte[SMALL];
        }
        return new RecordBytes(start, bytes, length, reason);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
