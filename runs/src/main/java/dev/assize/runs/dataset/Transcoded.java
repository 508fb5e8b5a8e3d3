package dev.assize.runs.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Text of another encoding as UTF-8, which is all that readers know. Bytes that the encoding does not have end it. */
final class Transcoded extends InputStream {

    private static final int UNITS = 8 * 1024;

    private final Reader text;
    private final Charset encoding;
    private final CharsetEncoder encoder = StandardCharsets.UTF_8
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final CharBuffer units = CharBuffer.allocate(UNITS).flip();
    private final ByteBuffer bytes = ByteBuffer.allocate(4 * UNITS).flip();
    private boolean ended;

    Transcoded(InputStream in, Charset encoding) {
        this.encoding = encoding;
        this.text = new InputStreamReader(
                in,
                encoding.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT));
    }

    @Override
    public int read() throws IOException {
        return bytes.hasRemaining() || fill() ? bytes.get() & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!bytes.hasRemaining() && !fill()) {
            return -1;
        }
        int count = Math.min(length, bytes.remaining());
        bytes.get(target, offset, count);
        return count;
    }

    @Override
    public int available() {
        return bytes.remaining();
    }

    /** False at the end. */
    private boolean fill() throws IOException {
        bytes.clear();
        while (bytes.position() == 0 && !ended) {
            units.compact();
            int count;
            try {
                count = text.read(units);
            } catch (CharacterCodingException e) {
                throw new IOException("bytes that are no " + encoding.name(), e);
            }
            units.flip();
            ended = count < 0;
            CoderResult result = encoder.encode(units, bytes, ended);
            if (result.isError()) {
                result.throwException();
            }
        }
        bytes.flip();
        return bytes.hasRemaining();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
