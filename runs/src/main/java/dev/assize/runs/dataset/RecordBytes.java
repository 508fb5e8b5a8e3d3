package dev.assize.runs.dataset;

/**
 * The bytes of one record as they stand in the source.
 *
 * @param line the line it starts on
 * @param length how many bytes it has, which is more than {@code bytes} when it was too long to keep
 */
record RecordBytes(long line, byte[] bytes, long length) {

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
