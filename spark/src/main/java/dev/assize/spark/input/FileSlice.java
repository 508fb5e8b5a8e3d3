package dev.assize.spark.input;

import java.io.Serializable;

/**
 * Some lines of a file, or all of it.
 *
 * @param address where Hadoop finds the file
 * @param name what results call it: without folders
 * @param start the first byte; a line belongs to the slice in which its first byte is
 * @param end after the last byte
 * @param lines how many line ends come before {@code start}
 * @param whole whether it is all of the file, in whatever format it is
 */
public record FileSlice(String address, String name, long start, long end, long lines, boolean whole)
        implements Serializable {

    FileSlice after(long count) {
        return new FileSlice(address, name, start, end, count, whole);
    }

    long bytes() {
        return end - start;
    }
}
