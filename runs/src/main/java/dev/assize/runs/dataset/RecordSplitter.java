package dev.assize.runs.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of bytes into records at line ends, where a line end inside quotes may belong to the record. Memory
 * is bounded: of a record over the limit only the beginning is kept, the rest is passed over.
 */
final class RecordSplitter implements Closeable {

    /** Whether a line end between two quotation marks ends the record. */
    enum Quotes {
        MEAN_NOTHING,
        HOLD_LINES_TOGETHER
    }

    /** How much is kept of a record that is too long: enough to show where it begins. */
    private static final int KEPT = 256;

    private static final int SMALL = 8 * 1024;

    private final InputStream in;
    private final Quotes quotes;
    private final int limit;
    private final byte[] buffer = new byte[64 * 1024];
    private int at;
    private int filled;
    private long line = 1;
    private byte[] record = new byte[SMALL];
    private @Nullable OutOfMemoryError unaffordable;

    RecordSplitter(InputStream in, Quotes quotes, int limit) {
        this.in = in;
        this.quotes = quotes;
        this.limit = limit;
    }

    /** The next record, without the line end behind it; empty at the end of the stream. */
    Optional<RecordBytes> next() throws IOException {
        long start = line;
        long length = 0;
        boolean quoted = false;
        boolean any = false;
        while (at < filled || fill()) {
            any = true;
            int end = at;
            boolean ended = false;
            while (end < filled) {
                byte unit = buffer[end];
                if (unit == '"' && quotes == Quotes.HOLD_LINES_TOGETHER) {
                    quoted = !quoted;
                } else if (unit == '\n') {
                    line++;
                    if (!quoted) {
                        ended = true;
                        break;
                    }
                }
                end++;
            }
            keep(at, end, length);
            length += end - at;
            at = ended ? end + 1 : end;
            if (ended) {
                break;
            }
        }
        return any ? Optional.of(record(start, length)) : Optional.empty();
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
