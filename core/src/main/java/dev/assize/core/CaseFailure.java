package dev.assize.core;

import org.jspecify.annotations.Nullable;

/** A case that could not be judged, with the kind of reason and what had been paid for it by then. */
public class CaseFailure extends RuntimeException {

    private final FailureKind kind;
    private final Expense paid;

    public CaseFailure(FailureKind kind, String message, @Nullable Throwable cause) {
        this(kind, message, cause, Expense.NONE);
    }

    private CaseFailure(FailureKind kind, String message, @Nullable Throwable cause, Expense paid) {
        super(message, cause);
        this.kind = kind;
        this.paid = paid;
    }

    public FailureKind kind() {
        return kind;
    }

    /** What the answers that came before the failure cost. */
    public Expense paid() {
        return paid;
    }

    /** The same failure, seen by who had paid this as well. */
    public CaseFailure after(Expense earlier) {
        return costing(paid.plus(earlier));
    }

    /** The same failure with this as all that was paid. */
    public CaseFailure costing(Expense all) {
        return all.equals(paid) ? this : new CaseFailure(kind, String.valueOf(getMessage()), this, all);
    }
}
