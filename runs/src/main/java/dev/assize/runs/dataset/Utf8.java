package dev.assize.runs.dataset;

import dev.assize.core.failure.InvalidCase;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Text from bytes that must be UTF-8. */
final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    /** Throws {@link InvalidCase} naming the first byte that is no UTF-8. */
    static String decode(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        // The quick decoder hides what it cannot read behind this character, which may also be meant.
        if (text.indexOf(REPLACEMENT) >= 0) {
            requireValid(bytes);
        }
        return text;
    }

    /**
     * The same into an array that has room for as many characters as there are bytes. Returns how many there are, or -1 where the bytes
     * hold anything but characters of one to three bytes: {@link #decode(byte[])} then tells.
     */
    static int decode(byte[] bytes, char[] units) {
        int length = 0;
        int at = 0;
        while (at < bytes.length) {
            int first = bytes[at];
            int size = first >= 0 ? 1 : (first & 0xE0) == 0xC0 ? 2 : 3;
            if (size == 1) {
                units[length++] = (char) first;
            } else {
                int unit = at + size <= bytes.length ? unit(bytes, at, size) : -1;
                if (unit < 0) {
                    return -1;
                }
                units[length++] = (char) unit;
            }
            at += size;
        }
        return length;
    }

    /** A character of two or three bytes; -1 where there is none, or it takes fewer, or is half of a pair. */
    private static int unit(byte[] bytes, int at, int size) {
        int second = bytes[at + 1];
        if ((second & 0xC0) != 0x80) {
            return -1;
        }
        if (size == 2) {
            int unit = (bytes[at] & 0x1F) << 6 | (second & 0x3F);
            return unit < 0x80 ? -1 : unit;
        }
        int third = bytes[at + 2];
        if ((bytes[at] & 0xF0) != 0xE0 || (third & 0xC0) != 0x80) {
            return -1;
        }
        int unit = (bytes[at] & 0x0F) << 12 | (second & 0x3F) << 6 | (third & 0x3F);
        return unit < 0x800 || Character.isSurrogate((char) unit) ? -1 : unit;
    }

    private static void requireValid(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CoderResult result = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .decode(in, CharBuffer.allocate(bytes.length), true);
        if (result.isError()) {
            throw new InvalidCase(
                    "",
                    String.format(
                            "the byte 0x%02X at position %d of the record",
                            bytes[in.position()] & 0xFF, in.position() + 1),
                    "UTF-8; name the encoding that the file has, such as windows-1252, or convert it");
        }
    }
}
