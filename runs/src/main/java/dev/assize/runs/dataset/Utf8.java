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
