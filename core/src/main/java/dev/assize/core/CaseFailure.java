package dev.assize.core;

import org.jspecify.annotations.Nullable;

/** A case that could not be judged, with the kind of reason. */
public class CaseFailure extends RuntimeException {

    private final FailureKind kind;

    public CaseFailure(FailureKind kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public FailureKind kind() {
        return kind;
    }
}
