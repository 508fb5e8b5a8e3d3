package dev.assize.models.limits;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import java.time.Duration;
import java.util.SortedMap;
import java.util.random.RandomGenerator;

/**
 * A chat that waits its turn and tries again while the provider is busy. A set-up that cannot work halts all calls
 * with a {@link RunHalt}; every other end without a reply is a {@link CaseFailure}.
 *
 * <p>Safe for all threads: the limiter guards itself, and chance is drawn under a lock.
 */
public final class RetryingChat implements Chat {

    private static final int CHARACTERS_PER_TOKEN = 4;
    private static final int MOST_UNREADABLE = 2;

    private final Chat chat;
    private final RateLimiter rateLimiter;
    private final RetryPolicy retryPolicy;
    private final RandomGenerator random;

    /** @param rateLimiter shared by all chats with the same provider and key */
    public RetryingChat(Chat chat, RateLimiter rateLimiter, RetryPolicy retryPolicy, RandomGenerator random) {
        this.chat = chat;
        this.rateLimiter = rateLimiter;
        this.retryPolicy = retryPolicy;
        this.random = random;
    }

    @Override
    public String name() {
        return chat.name();
    }

    @Override
    public SortedMap<String, String> settings() {
        return chat.settings();
    }

    @Override
    public ChatReply send(ChatRequest request) {
        long start = rateLimiter.nanos();
        try {
            for (int attempt = 1; ; attempt++) {
                RateLimiter.Pass pass = rateLimiter.enter(tokens(request));
                try {
                    return sendOnce(request, pass);
                } catch (ChatFailure e) {
                    long pause = nanosBeforeNext(e, attempt, rateLimiter.nanos() - start);
                    rateLimiter.trouble(String.valueOf(e.getMessage()));
                    rateLimiter.pause(pause);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CaseFailure(FailureKind.PROVIDER_BUSY, name() + " was given no more time: interrupted", e);
        }
    }

    private ChatReply sendOnce(ChatRequest request, RateLimiter.Pass pass) {
        try {
            ChatReply reply = chat.send(request);
            pass.succeeded(reply.inputTokens(), reply.outputTokens());
            return reply;
        } catch (ChatFailure e) {
            if (e.isOverload()) {
                pass.overloaded(e.retryAfter().orElse(Duration.ZERO));
            } else {
                pass.failed();
            }
            throw e;
        } catch (RuntimeException | Error e) {
            pass.failed();
            throw e;
        }
    }

    /** How long to wait after a failure; throws when there is nothing to wait for. */
    private long nanosBeforeNext(ChatFailure failure, int attempts, long nanosSpent) {
        String message = String.valueOf(failure.getMessage());
        if (failure.kind() == FailureKind.SETUP) {
            throw rateLimiter.halt(new RunHalt(RunHalt.Reason.SETUP, message, failure));
        }
        if (failure.kind() != FailureKind.PROVIDER_BUSY) {
            throw new CaseFailure(failure.kind(), message, failure);
        }
        if (failure.isUnreadable() && attempts >= MOST_UNREADABLE && !rateLimiter.hasSucceeded()) {
            // Nothing has ever come back from there that could be read, so nothing will for the other cases.
            throw rateLimiter.halt(
                    new RunHalt(RunHalt.Reason.SETUP, message + " (tried " + attempts + " times)", failure));
        }
        Duration pause = pause(failure, attempts);
        if (attempts >= (failure.isUnreadable() ? MOST_UNREADABLE : retryPolicy.attempts())
                || nanosSpent + pause.toNanos() > retryPolicy.total().toNanos()) {
            String tried = attempts == 1 ? "once" : attempts + " times";
            throw new CaseFailure(
                    FailureKind.PROVIDER_BUSY,
                    message + " (tried " + tried + " in "
                            + Duration.ofNanos(nanosSpent).toMillis() + " ms"
                            + failure.retryAfter()
                                    .map(after -> "; it asks to wait " + after.toSeconds() + " s")
                                    .orElse("")
                            + ")",
                    failure);
        }
        return pause.toNanos();
    }

    private Duration pause(ChatFailure failure, int attempts) {
        synchronized (random) {
            return retryPolicy.pause(attempts, failure.retryAfter().orElse(Duration.ZERO), random);
        }
    }

    private static long tokens(ChatRequest request) {
        int form = request.schema().map(schema -> schema.toString().length()).orElse(0);
        return ((long) request.instructions().length() + request.material().length() + form) / CHARACTERS_PER_TOKEN;
    }
}
