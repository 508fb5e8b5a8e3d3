package dev.assize.core.flow;

/**
 * Where a record stands in the user's data.
 *
 * @param file the file's name without its folders, so that results are the same on every machine; of a table, what the row is
 *     called
 * @param line the line on which it starts, from 1; 0 where there are no lines
 * @param nth the how-manieth of the records that start on this line, from 1: a JSON list may stand on one line
 */
public record SourcePlace(String file, long line, long nth) {

    public SourcePlace {
        if (line < 0) {
            throw new IllegalArgumentException("Lines count from 1, got " + line);
        }
    }

    /** The first record of a line. */
    public SourcePlace(String file, long line) {
        this(file, line, 1);
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
        if (!hasLine()) {
            return file;
        }
        return nth > 1 ? file + ":" + line + "#" + nth : file + ":" + line;
    }
}
