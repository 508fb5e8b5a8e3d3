package dev.assize.law.be.role;

/** What sort of thing was given as a case number. */
public enum NumberKind {
    /** Nothing, or a word that says so. */
    ABSENT,
    /** A number on a court's roll, or the number of a decision. */
    ROLE,
    /** A reference to a law report: "Pas. 2004, I, n° 68". */
    PUBLICATION,
    /** A number in the repertory of a registry. */
    REPERTORY,
    /** A number under which a public prosecutor keeps a file. */
    NOTICE,
    /** Words without a number. */
    UNREADABLE
}
