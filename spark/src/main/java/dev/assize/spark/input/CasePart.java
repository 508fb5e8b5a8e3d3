package dev.assize.spark.input;

import java.io.Serializable;
import java.util.List;

/**
 * The cases that one task judges.
 *
 * @param number its place among all parts, from 0
 */
public record CasePart(int number, List<FileSlice> slices) implements Serializable {

    public CasePart {
        slices = List.copyOf(slices);
    }
}
