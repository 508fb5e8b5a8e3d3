package dev.assize.runs.dataset;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Unpacks gzip data (RFC 1952): one member or several after another, each held against its checksum and its length. The
 * stream of the platform takes whatever follows the first member and is no member for the end of the data, so that half
 * of a file would be missing without a word. Zeros at the end are padding, as {@code tar} and tapes leave it.
 */
final class GzipMembers extends InputStream {

    private static final int FIRST = 0x1F;
    private static final int SECOND = 0x8B;
    private static final int DEFLATE = 8;
    private static final int HEADER_CHECKSUM = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xE0;

    private final InputStream in;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private final byte[] packed = new byte[64 * 1024];
    private int at;
    private int filled;
    private int member;
    private boolean inside;
    private boolean finished;
    private boolean ended;

    /** Reads nothing yet. */
    GzipMembers(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (!ended) {
            if (!inside) {
                begin();
                continue;
            }
            int count = inflate(target, offset, length);
            checksum.update(target, offset, count);
            if (inflater.finished() && !finished) {
                finished = true;
                giveBack();
            }
            if (count > 0) {
                return count;
            }
            end();
        }
        return -1;
    }

    private int inflate(byte[] target, int offset, int length) throws IOException {
        try {
            int count = inflater.inflate(target, offset, length);
            while (count == 0 && !inflater.finished()) {
                if (inflater.needsDictionary()) {
                    throw new ZipException("compressed data of another kind in member " + member);
                }
                if (at == filled && !fill()) {
                    throw new EOFException("the compressed data ends inside member " + member);
                }
                inflater.setInput(packed, at, filled - at);
                at = filled;
                count = inflater.inflate(target, offset, length);
            }
            return count;
        } catch (DataFormatException e) {
            throw new ZipException("broken compressed data in member " + member);
        }
    }

    /** What the inflater was given and did not need belongs to what follows. */
    private void giveBack() {
        at = filled - inflater.getRemaining();
    }

    private void begin() throws IOException {
        member++;
        int first = next();
        while (member > 1 && first == 0) {
            first = next();
        }
        if (first < 0 && member > 1) {
            ended = true;
            return;
        }
        if (first != FIRST || next() != SECOND) {
            throw new ZipException(
                    member == 1
                            ? "not gzip data, though its name says so"
                            : "something other than gzip data after member " + (member - 1));
        }
        header();
        inflater.reset();
        checksum.reset();
        finished = false;
        inside = true;
    }

    private void header() throws IOException {
        int method = required();
        int flags = required();
        if (method != DEFLATE || (flags & RESERVED) != 0) {
            throw new ZipException("an unknown kind of compression in member " + member);
        }
        skip(6);
        if ((flags & EXTRA) != 0) {
            skip(required() | required() << 8);
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        if ((flags & HEADER_CHECKSUM) != 0) {
            skip(2);
        }
    }

    private void end() throws IOException {
        long sum = number();
        long length = number();
        if (sum != checksum.getValue() || length != (inflater.getBytesWritten() & 0xFFFFFFFFL)) {
            throw new ZipException("a checksum that does not fit in member " + member);
        }
        inside = false;
    }

    private long number() throws IOException {
        long number = required();
        number |= (long) required() << 8;
        number |= (long) required() << 16;
        return number | (long) required() << 24;
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            required();
        }
    }

    private void skipText() throws IOException {
        int unit = required();
        while (unit != 0) {
            unit = required();
        }
    }

    private int required() throws IOException {
        int unit = next();
        if (unit < 0) {
            throw new EOFException("the compressed data ends inside member " + member);
        }
        return unit;
    }

    private int next() throws IOException {
        return at < filled || fill() ? packed[at++] & 0xFF : -1;
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, in.read(packed));
        return filled > 0;
    }

    /** Nothing: whoever was given bytes should have them before the next read tells of a broken member. */
    @Override
    public int available() {
        return 0;
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        in.close();
    }
}
