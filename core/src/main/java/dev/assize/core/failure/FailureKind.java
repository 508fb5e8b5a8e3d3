package dev.assize.core.failure;

/** What went wrong, for whoever must decide on it: retries, exit codes and wording follow the kind. */
public enum FailureKind {
    /** The user's file. */
    INPUT,
    /** Options, keys, files that are not there. */
    SETUP,
    /** A provider that may answer later. */
    PROVIDER_BUSY,
    /** A provider that will not answer. */
    PROVIDER_REFUSED,
    /** Our mistake. */
    INTERNAL
}
