package dev.assize.runs.dataset;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes of one record as they stand in the source. Whoever is handed the bytes owns them. */
final class RecordBytes {

    private final long line;
    private final byte[] bytes;
    private final long length;
    private final @Nullable OutOfMemoryError unaffordable;

    /**
     * @param line the line it starts on
     * @param length how many bytes it has, which is more than {@code bytes} when it was too long to keep
     * @param unaffordable why it could not be kept; null when it could
     */
    RecordBytes(long line, byte[] bytes, long length, @Nullable OutOfMemoryError unaffordable) {
        this.line = line;
        this.bytes = bytes;
        this.length = length;
        this.unaffordable = unaffordable;
    }

    @Nullable
    OutOfMemoryError unaffordable() {
        return unaffordable;
    }

    long line() {
        return line;
    }

    byte[] bytes() {
        return bytes;
    }

    long length() {
        return length;
    }

    boolean tooLong() {
        return length > bytes.length;
    }

    /** Nobody knows it of a record that was not kept. */
    boolean isBlank() {
        return isBlankBut(new byte[0]);
    }

    /** Whether there is nothing but blanks and what separates the cells of a table: a row of a spreadsheet in which nobody wrote. */
    boolean isBlankBut(byte[] separator) {
        if (tooLong()) {
            return false;
        }
        int at = 0;
        while (at < bytes.length) {
            int next = at + separator.length;
            if (separator.length > 0
                    && next <= bytes.length
                    && Arrays.equals(bytes, at, next, separator, 0, separator.length)) {
                at = next;
            } else if (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\r' || bytes[at] == '\n') {
                at++;
            } else {
                return false;
            }
        }
        return true;
    }
}
