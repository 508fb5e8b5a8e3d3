package dev.assize.law.be.court;

/** How two courts stand to one another. */
public enum CourtAlignment {
    /** One court, in whatever language, under whatever of its names. */
    SAME_COURT,
    /** The same kind of court, and at least one of both names no seat. */
    SAME_TYPE,
    /** The same kind of court at another seat. */
    OTHER_SEAT,
    /** Another kind of court. */
    OTHER_TYPE,
    /** One of both could not be read, or its seat is in no list. */
    UNKNOWN
}
