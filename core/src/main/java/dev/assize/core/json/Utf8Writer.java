package dev.assize.core.json;

import java.io.Writer;
import java.util.Arrays;

/**
 * JSON text as bytes of UTF-8, without a string in between. Half a surrogate pair has no UTF-8 form; in JSON text it can only stand
 * in a string, where it is escaped.
 */
final class Utf8Writer extends Writer {

    /** Some machines make no larger array. */
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    private byte[] bytes = new byte[4096];
    private int size;

    /** The first half of a pair, while nobody knows whether the second follows; 0 for none. */
    private char high;

    /** All that was written. */
    byte[] written() {
        return Arrays.copyOf(bytes, size);
    }

    @Override
    public void write(char[] text, int from, int length) {
        int end = from + length;
        int at = from;
        while (at < end) {
            if (high == 0) {
                at = writeAscii(text, at, end);
            }
            if (at < end) {
                writeOther(text[at]);
                at++;
            }
        }
    }

    /** Most of most texts; where something else stands. */
    private int writeAscii(char[] text, int from, int end) {
        ensure(end - from);
        byte[] target = bytes;
        int to = size;
        int at = from;
        while (at < end && text[at] < 0x80) {
            target[to] = (byte) text[at];
            to++;
            at++;
        }
        size = to;
        return at;
    }

    private void writeOther(char unit) {
        char first = high;
        high = 0;
        if (first != 0 && Character.isLowSurrogate(unit)) {
            int point = Character.toCodePoint(first, unit);
            add(0xF0 | (point >> 18));
            add(0x80 | ((point >> 12) & 0x3F));
            add(0x80 | ((point >> 6) & 0x3F));
            add(0x80 | (point & 0x3F));
            return;
        }
        if (first != 0) {
            escape(first);
        }
        if (Character.isHighSurrogate(unit)) {
            high = unit;
        } else if (Character.isLowSurrogate(unit)) {
            escape(unit);
        } else if (unit < 0x80) {
            add(unit);
        } else if (unit < 0x800) {
            add(0xC0 | (unit >> 6));
            add(0x80 | (unit & 0x3F));
        } else {
            add(0xE0 | (unit >> 12));
            add(0x80 | ((unit >> 6) & 0x3F));
            add(0x80 | (unit & 0x3F));
        }
    }

    private void escape(char half) {
        String escaped = "\\u" + Integer.toHexString(half);
        for (int i = 0; i < escaped.length(); i++) {
            add(escaped.charAt(i));
        }
    }

    private void add(int unit) {
        ensure(1);
        bytes[size] = (byte) unit;
        size++;
    }

    private void ensure(int more) {
        if (more <= bytes.length - size) {
            return;
        }
        long needed = (long) size + more;
        if (needed > LARGEST) {
            throw new OutOfMemoryError("A text of JSON has more than " + LARGEST + " bytes");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(LARGEST, Math.max(needed, bytes.length * 2L)));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
