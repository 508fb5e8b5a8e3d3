package dev.assize.core.flow;

import java.util.Locale;

/** How the hearing of a case ended. */
public enum Status {
    /** There is a verdict. */
    JUDGED,
    /** The verdict hangs on questions that nobody answered. */
    UNDECIDED,
    /** The record is no case of this judge. */
    INVALID,
    /** The case could not be heard for a reason that is not in the record. */
    FAILED;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** As results and people have it: {@code judged}. */
    public String word() {
        return word;
    }
}
