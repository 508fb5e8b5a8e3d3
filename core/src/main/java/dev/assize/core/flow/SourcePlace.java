package dev.assize.core.flow;

/**
 * Where a record stands in the user's data.
 *
 * @param file the file's name without its folders, so that results are the same on every machine
 * @param line the line on which it starts, from 1
 */
public record SourcePlace(String file, long line) {

    public SourcePlace {
        if (line < 1) {
            throw new IllegalArgumentException("Lines count from 1, got " + line);
        }
    }

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
