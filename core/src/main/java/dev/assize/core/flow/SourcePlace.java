package dev.assize.core.flow;

/**
 * Where a record stands in the user's data.
 *
 * @param file the file's name without its folders, so that results are the same on every machine; of a table, what the row is
 *     called
 * @param line the line on which it starts, from 1; 0 where there are no lines
 */
public record SourcePlace(String file, long line) {

    public SourcePlace {
        if (line < 0) {
            throw new IllegalArgumentException("Lines count from 1, got " + line);
        }
    }

    /** A row of a table, which has no lines. */
    public static SourcePlace ofRow(String name) {
        return new SourcePlace(name, 0);
    }

    public boolean hasLine() {
        return line > 0;
    }

    @Override
    public String toString() {
        return hasLine() ? file + ":" + line : file;
    }
}
