package dev.assize.law.be.court;

/** How far a name narrows down which court is meant. */
public enum CourtClass {
    /** The only court of its kind. */
    NATIONAL,
    /** A kind of court and a seat. */
    SPECIFIC,
    /** A kind of court alone. */
    GENERIC
}
