package dev.assize.spark.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.hadoop.fs.FSDataInputStream;

/**
 * The lines that begin between two bytes of a file, the last one to its end. What the file system fails at is thrown unchecked:
 * a machine that is gone is no property of the data, and the task is to be tried again.
 */
final class LineAlignedStream extends InputStream {

    private final FSDataInputStream file;
    private final long end;
    private final boolean skipped;
    private long at;
    private boolean over;

    /** Begins with the first line that begins at {@code start} or later. */
    LineAlignedStream(FSDataInputStream file, long start, long end) throws IOException {
        this.file = file;
        this.end = end;
        boolean inside = start > 0;
        if (inside) {
            file.seek(start - 1);
            at = start - 1;
            this.skipped = !pass(file, start);
        } else {
            this.skipped = false;
        }
        over = at >= end;
    }

    /** Goes on behind the next line end; whether that was the very first byte. */
    private boolean pass(FSDataInputStream in, long start) throws IOException {
        byte[] buffer = new byte[8 * 1024];
        while (true) {
            int count = in.read(buffer, 0, buffer.length);
            if (count < 0) {
                return false;
            }
            for (int i = 0; i < count; i++) {
                if (buffer[i] == '\n') {
                    at += i + 1L;
                    in.seek(at);
                    return at == start;
                }
            }
            at += count;
        }
    }

    /** Whether the slice begins in the middle of a line, which belongs to the one before. */
    boolean skipped() {
        return skipped;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        if (over) {
            return -1;
        }
        if (length == 0) {
            return 0;
        }
        try {
            int count = file.read(target, offset, length);
            if (count < 0) {
                over = true;
                return -1;
            }
            return kept(target, offset, count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many of the bytes belong to lines that begin before the end. */
    private int kept(byte[] target, int offset, int count) {
        long from = at;
        at += count;
        if (at < end) {
            return count;
        }
        for (int i = (int) Math.max(0, end - 1 - from); i < count; i++) {
            if (target[offset + i] == '\n') {
                over = true;
                return i + 1;
            }
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
