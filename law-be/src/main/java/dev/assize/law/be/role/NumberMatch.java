package dev.assize.law.be.role;

/** How two case numbers stand to one another. */
public enum NumberMatch {
    /** The same characters, once docket prefixes and case are set aside. */
    EXACT,
    /** The same number written differently: zeros, separators, short or long year, a part left out, one of several. */
    FUZZY,
    /** Another number. */
    NONE,
    /** One of both is absent or no case number at all. */
    NOT_COMPARABLE
}
