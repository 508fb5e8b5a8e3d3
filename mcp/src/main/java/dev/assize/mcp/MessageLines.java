package dev.assize.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Messages, one on each line. Memory is bounded: of a line that is too long nothing is kept. */
final class MessageLines {

    /** Room for a case of some tens of megabytes. */
    static final int LONGEST = 64 * 1024 * 1024;

    /** @param tooLong whether it had more than {@link #LONGEST} bytes; then the text is empty */
    record Line(String text, boolean tooLong) {}

    private final InputStream in;
    private final byte[] buffer = new byte[64 * 1024];
    private int at;
    private int filled;

    MessageLines(InputStream in) {
        this.in = in;
    }

    /** The next line, waited for; empty at the end. What stands before the end without a line break is a line too. */
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long length = 0;
        boolean any = false;
        while (at < filled || fill()) {
            any = true;
            int end = at;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            length += end - at;
            if (length <= LONGEST) {
                line.write(buffer, at, end - at);
            } else {
                line = new ByteArrayOutputStream();
            }
            at = end;
            if (end < filled) {
                at++;
                break;
            }
        }
        return any ? Optional.of(new Line(line.toString(StandardCharsets.UTF_8), length > LONGEST)) : Optional.empty();
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, in.read(buffer));
        return filled > 0;
    }
}
