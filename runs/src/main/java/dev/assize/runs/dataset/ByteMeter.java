package dev.assize.runs.dataset;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes read so far. Threads share it: one reads the data while another shows how far it got. */
public final class ByteMeter {

    private final AtomicLong count = new AtomicLong();

    public long bytesRead() {
        return count.get();
    }

    InputStream over(InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                int unit = super.read();
                if (unit >= 0) {
                    count.incrementAndGet();
                }
                return unit;
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                int read = super.read(target, offset, length);
                if (read > 0) {
                    count.addAndGet(read);
                }
                return read;
            }
        };
    }
}
