package dev.assize.runs.dataset;

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

    boolean isBlank() {
        for (byte unit : bytes) {
            if (unit != ' ' && unit != '\t' && unit != '\r' && unit != '\n') {
                return false;
            }
        }
        return true;
    }
}
