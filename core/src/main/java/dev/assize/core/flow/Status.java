package dev.assize.core.flow;

/** How the hearing of a case ended. */
public enum Status {
    /** There is a verdict. */
    JUDGED,
    /** The verdict hangs on questions that nobody answered. */
    UNDECIDED,
    /** The record is no case of this judge. */
    INVALID,
    /** The case could not be heard for a reason that is not in the record. */
    FAILED
}
