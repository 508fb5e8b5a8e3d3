package dev.assize.judges.coverage.internal;

/** Which of two acts. */
enum Doer {
    FIRST,
    SECOND,
    UNKNOWN
}
