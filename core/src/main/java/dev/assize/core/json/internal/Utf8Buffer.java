package dev.assize.core.json.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Bytes of UTF-8 that are written one after the other, texts of JSON among them. Half a surrogate pair has no UTF-8 form; in JSON it can
 * only stand in a text, where it is escaped. A text that is written again is copied from where it stands: a result quotes the same few
 * sentences for most of its answers. For one thread.
 */
final class Utf8Buffer {

    /** Some machines make no larger array. */
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    /** The most bytes that are written of one unit of a text: an escape such as {@code \u001F}. */
    private static final int WIDEST = 6;

    /** A shorter text is written again as fast as it is looked for. */
    private static final int SHORTEST_COPIED = 8;

    private static final int COPIED = 256;

    private static final String HEX = "0123456789ABCDEF";

    /** For each of the first characters whether it stands in a text as it is. */
    private static final boolean[] PLAIN = plain();

    private byte[] bytes;
    private int size;

    // The texts that were written last, and where each stands between its quotes.
    private final @Nullable String[] texts = new String[COPIED];
    private final int[] textStarts = new int[COPIED];
    private final int[] textEnds = new int[COPIED];

    Utf8Buffer(int expected) {
        this.bytes = new byte[expected];
    }

    private static boolean[] plain() {
        boolean[] plain = new boolean[0x80];
        Arrays.fill(plain, ' ', plain.length, true);
        plain['"'] = false;
        plain['\\'] = false;
        return plain;
    }

    /** All that was written. */
    byte[] written() {
        return Arrays.copyOf(bytes, size);
    }

    /** @param unit of ASCII */
    void add(char unit) {
        ensure(1);
        put(unit);
    }

    void add(byte[] more) {
        ensure(more.length);
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
    }

    /** @param more of ASCII alone */
    void add(String more) {
        ensure(more.length());
        put(more);
    }

    /** A text between its quotes. */
    void addText(String text) {
        ensure(2);
        put('"');
        if (text.length() < SHORTEST_COPIED) {
            write(text);
        } else {
            writeOrCopy(text);
        }
        put('"');
    }

    /** Whether it is the same text as before is told by the object: to compare letters would take as long as to write them. */
    @SuppressWarnings("ReferenceEquality")
    private void writeOrCopy(String text) {
        int length = text.length();
        int place = (31 * text.charAt(length - 1) + 7 * text.charAt(length / 2) + length) & (COPIED - 1);
        if (texts[place] == text) {
            int copied = textEnds[place] - textStarts[place];
            ensure(copied + 1);
            System.arraycopy(bytes, textStarts[place], bytes, size, copied);
            size += copied;
        } else {
            texts[place] = text;
            textStarts[place] = size;
            write(text);
            textEnds[place] = size;
        }
    }

    /** Leaves room for the quote behind it. */
    private void write(String text) {
        int length = text.length();
        int at = 0;
        while (at < length) {
            // Most of most texts is plain. One unit that is not may need more room than it takes.
            ensure(length - at + WIDEST + 1);
            at = writePlain(text, at, length);
            if (at < length) {
                at += writeOther(text, at);
            }
        }
    }

    /** Where something else stands. */
    private int writePlain(String text, int from, int length) {
        byte[] target = bytes;
        int to = size;
        int at = from;
        while (at < length) {
            char unit = text.charAt(at);
            if (unit >= PLAIN.length || !PLAIN[unit]) {
                break;
            }
            target[to] = (byte) unit;
            to++;
            at++;
        }
        size = to;
        return at;
    }

    /** How many units were written. */
    private int writeOther(String text, int at) {
        char unit = text.charAt(at);
        if (unit < 0x80) {
            escape(unit);
        } else if (unit < 0x800) {
            put(0xC0 | (unit >> 6));
            put(0x80 | (unit & 0x3F));
        } else if (!Character.isSurrogate(unit)) {
            put(0xE0 | (unit >> 12));
            put(0x80 | ((unit >> 6) & 0x3F));
            put(0x80 | (unit & 0x3F));
        } else {
            int point = text.codePointAt(at);
            if (point == unit) {
                put("\\u" + Integer.toHexString(unit));
                return 1;
            }
            put(0xF0 | (point >> 18));
            put(0x80 | ((point >> 12) & 0x3F));
            put(0x80 | ((point >> 6) & 0x3F));
            put(0x80 | (point & 0x3F));
            return 2;
        }
        return 1;
    }

    private void escape(char unit) {
        switch (unit) {
            case '"' -> put("\\\"");
            case '\\' -> put("\\\\");
            case '\b' -> put("\\b");
            case '\t' -> put("\\t");
            case '\n' -> put("\\n");
            case '\f' -> put("\\f");
            case '\r' -> put("\\r");
            default -> {
                put("\\u00");
                put(HEX.charAt(unit >> 4));
                put(HEX.charAt(unit & 0xF));
            }
        }
    }

    private void put(int unit) {
        bytes[size] = (byte) unit;
        size++;
    }

    private void put(String few) {
        for (int i = 0; i < few.length(); i++) {
            put(few.charAt(i));
        }
    }

    /** Makes room. */
    private void ensure(int more) {
        if (more > bytes.length - size) {
            grow(more);
        }
    }

    private void grow(int more) {
        long needed = (long) size + more;
        if (needed > LARGEST) {
            throw new OutOfMemoryError("A text of JSON has more than " + LARGEST + " bytes");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(LARGEST, Math.max(needed, bytes.length * 2L)));
    }
}
