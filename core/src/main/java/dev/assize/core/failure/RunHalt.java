package dev.assize.core.failure;

import org.jspecify.annotations.Nullable;

/**
 * No case can be judged any more: a refused key, a spent budget. Unlike a {@link CaseFailure} it is no case's result;
 * whoever runs the cases stops, keeps what is finished, and can go on later.
 */
public final class RunHalt extends RuntimeException {

    /** Why a run stops. */
    public enum Reason {
        /** The set-up must change first. */
        SETUP,
        /** What the user allowed to spend is spent. */
        BUDGET,
        /** A person who is asked wants to end. */
        PERSON
    }

    private final Reason reason;

    public RunHalt(Reason reason, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
