package dev.assize.runs.probe;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.flow.SourcePlace;

/**
 * Rows that hold no record.
 *
 * @param first where the first of them is and what is wrong with it; empty when there is none
 */
public record UnreadRows(long count, String first) {

    public static final UnreadRows NONE = new UnreadRows(0, "");

    UnreadRows and(SourcePlace place, CaseFailure reason) {
        return new UnreadRows(count + 1, count == 0 ? place + ": " + reason.getMessage() : first);
    }
}
