package dev.assize.models.chat;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.question.Expense;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A call without a reply. {@link FailureKind#PROVIDER_BUSY} may work later, {@link FailureKind#PROVIDER_REFUSED} never
 * will for this request, {@link FailureKind#SETUP} will for no request until the set-up changes.
 */
public final class ChatFailure extends RuntimeException {

    private final FailureKind kind;
    private final boolean overload;
    private final boolean unreadable;
    private final @Nullable Duration after;

    /** A failure that says nothing about the number of calls. */
    public ChatFailure(FailureKind kind, String message, @Nullable Duration after, @Nullable Throwable cause) {
        this(kind, false, false, message, after, cause);
    }

    /**
     * @param overload whether the provider means that there are too many calls
     * @param after how long the provider asks to wait; null when it does not say
     */
    public ChatFailure(
            FailureKind kind, boolean overload, String message, @Nullable Duration after, @Nullable Throwable cause) {
        this(kind, overload, false, message, after, cause);
    }

    private ChatFailure(
            FailureKind kind,
            boolean overload,
            boolean unreadable,
            String message,
            @Nullable Duration after,
            @Nullable Throwable cause) {
        super(message, cause);
        this.unreadable = unreadable;
        this.kind = kind;
        this.overload = overload;
        this.after = after;
    }

    /** Whether fewer calls at once would help; a call that broke down by chance is only sent again. */
    public boolean isOverload() {
        return overload;
    }

    /** A response that came and makes no sense: tried once more, since the next one will hardly be better. */
    public static ChatFailure unreadable(String message, @Nullable Throwable cause) {
        return new ChatFailure(FailureKind.PROVIDER_BUSY, false, true, message, null, cause);
    }

    /** Whether there was a response that nobody can read. */
    public boolean isUnreadable() {
        return unreadable;
    }

    public FailureKind kind() {
        return kind;
    }

    /**
     * What it means for a run: where the set-up must change first the run stops, anything else is one case's failure.
     *
     * @param paid what earlier calls for the case cost
     */
    public RuntimeException forRun(Expense paid) {
        String message = String.valueOf(getMessage());
        return kind == FailureKind.SETUP
                ? new RunHalt(RunHalt.Reason.SETUP, message, this)
                : new CaseFailure(kind, message, this).after(paid);
    }

    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(after);
    }
}
