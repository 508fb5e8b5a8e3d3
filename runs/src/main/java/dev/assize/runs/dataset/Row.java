package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;

/**
 * One record of a dataset, not yet parsed: that is left to whoever judges it, on a thread of their own.
 *
 * @param size about how many bytes it holds
 * @param ofTable whether it is of a table, which a spreadsheet may have written
 */
public record Row(SourcePlace place, int size, Content content, boolean ofTable) {

    /** A row of something else than a table. */
    public Row(SourcePlace place, int size, Content content) {
        this(place, size, content, false);
    }

    /** What stands in the row. */
    @FunctionalInterface
    public interface Content {

        /** The record; throws {@link InvalidCase} when there is none. */
        ObjectNode read();
    }

    /** A row that holds no case, and why. */
    public static Row broken(SourcePlace place, InvalidCase reason) {
        return new Row(place, 0, () -> {
            throw reason;
        });
    }

    /** A row that is too large for the memory there is. */
    static Row unaffordable(SourcePlace place, OutOfMemoryError reason) {
        CaseFailure failure = CaseFailure.ofMemory(reason);
        return new Row(place, 0, () -> {
            throw failure;
        });
    }

    /** Throws {@link InvalidCase} when the row holds no record, and {@link CaseFailure} when there is no memory for it. */
    public ObjectNode record() {
        return content.read();
    }
}
