package dev.assize.law.be.court;

/** Where a court stands in the judicial order. */
public enum CourtLevel {
    SUPREME,
    APPEAL,
    FIRST_INSTANCE,
    ADMINISTRATIVE,
    NON_JUDICIAL
}
