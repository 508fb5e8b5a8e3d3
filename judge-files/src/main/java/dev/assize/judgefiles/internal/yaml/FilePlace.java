package dev.assize.judgefiles.internal.yaml;

/** A place in a file, both counted from 1. */
public record FilePlace(int line, int column) implements Comparable<FilePlace> {

    @Override
    public int compareTo(FilePlace other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
