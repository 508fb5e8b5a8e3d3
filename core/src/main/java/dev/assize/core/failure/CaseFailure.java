package dev.assize.core.failure;

import dev.assize.core.question.Expense;
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

    /** A case that needs more memory than there is. What it had taken is free again; the other cases can go on. */
    public static CaseFailure ofMemory(OutOfMemoryError cause) {
        long megabytes = Runtime.getRuntime().maxMemory() / (1024 * 1024);
        return new CaseFailure(
                FailureKind.SETUP,
                "the case needs more than the " + megabytes + " MB of memory that Java has; give it more with -Xmx",
                cause);
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
