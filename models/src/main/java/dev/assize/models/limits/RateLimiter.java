package dev.assize.models.limits;

import dev.assize.core.failure.RunHalt;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The calls to one provider: how many are in flight, and how fast they start. All threads share it, guarded by one lock;
 * who waits is served in the order of arrival. Once it is halted nobody waits any more.
 */
public final class RateLimiter {

    /** What a reply is taken to be long before any reply was seen, in tokens. */
    private static final double FIRST_GUESS = 250;

    /** How long everybody waits at most when a provider refuses even single calls and says for how long. */
    private static final Duration LONGEST_QUIET = Duration.ofMinutes(1);

    private final Ticker ticker;
    private final ConcurrencyLimit limit;
    private final @Nullable TokenBucket requests;
    private final @Nullable TokenBucket tokens;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition halting = lock.newCondition();
    private final Deque<Condition> queue = new ArrayDeque<>();
    private int inFlight;
    private long quietUntil;
    private long retries;
    private boolean succeeded;
    private String trouble = "";
    private double usualReply = FIRST_GUESS;
    private @Nullable RunHalt halt;

    public RateLimiter(Limits limits, Ticker ticker) {
        this.ticker = ticker;
        this.quietUntil = ticker.nanos();
        this.limit = new ConcurrencyLimit(limits.maxConcurrency());
        this.requests = bucket(limits.requestsPerMinute(), ticker);
        this.tokens = bucket(limits.tokensPerMinute(), ticker);
    }

    private static @Nullable TokenBucket bucket(@Nullable Long perMinute, Ticker ticker) {
        return perMinute == null ? null : new TokenBucket(perMinute, ticker.nanos());
    }

    /** A call that was let through; exactly one of its methods is called, once. */
    final class Pass {
        private final double reserved;
        private final int window;

        private Pass(double reserved, int window) {
            this.reserved = reserved;
            this.window = window;
        }

        void succeeded(long inputTokens, long outputTokens) {
            counted(() -> succeeded = true);
            leave(null, (double) (inputTokens + outputTokens), outputTokens);
        }

        /**
         * The provider refused the call for being one too many.
         *
         * @param after how long it asks to wait; zero when it does not say
         */
        void overloaded(Duration after) {
            leave(after, 0, -1);
        }

        /** There is no reply, for a reason that has nothing to do with the number of calls. */
        void failed() {
            leave(null, 0, -1);
        }

        private void leave(@Nullable Duration refusedFor, double used, long reply) {
            lock.lock();
            try {
                inFlight--;
                limit.ended(window, refusedFor != null);
                if (refusedFor != null && limit.isRefusedMostly()) {
                    Duration quiet = refusedFor.compareTo(LONGEST_QUIET) > 0 ? LONGEST_QUIET : refusedFor;
                    quietUntil = Math.max(quietUntil, ticker.nanos() + quiet.toNanos());
                }
                if (tokens != null) {
                    tokens.take(used - reserved, ticker.nanos());
                }
                if (reply >= 0) {
                    usualReply += (reply - usualReply) / 16;
                }
                wakeFirst();
            } finally {
                lock.unlock();
            }
        }
    }

    /**
     * Waits until one more call may start. Throws the {@link RunHalt} when there will be no more calls.
     *
     * @param inputTokens what the call will read, estimated
     */
    Pass enter(long inputTokens) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            Condition turn = lock.newCondition();
            queue.addLast(turn);
            try {
                while (true) {
                    throwIfHalted();
                    long wait = queue.peekFirst() == turn ? nanosUntilFree(inputTokens) : Long.MAX_VALUE;
                    if (wait == 0) {
                        return start(inputTokens + usualReply);
                    }
                    if (wait == Long.MAX_VALUE) {
                        turn.await();
                    } else {
                        ticker.await(turn, wait);
                    }
                }
            } finally {
                queue.remove(turn);
                wakeFirst();
            }
        } finally {
            lock.unlock();
        }
    }

    private Pass start(double amount) {
        long now = ticker.nanos();
        if (requests != null) {
            requests.take(1, now);
        }
        if (tokens != null) {
            tokens.take(amount, now);
        }
        inFlight++;
        return new Pass(amount, limit.window());
    }

    private long nanosUntilFree(long inputTokens) {
        if (inFlight >= limit.calls()) {
            return Long.MAX_VALUE;
        }
        long now = ticker.nanos();
        long forQuiet = Math.max(0, quietUntil - now);
        long forRequests = Math.max(forQuiet, requests == null ? 0 : requests.nanosUntil(1, now));
        return Math.max(forRequests, tokens == null ? 0 : tokens.nanosUntil(inputTokens + usualReply, now));
    }

    private void wakeFirst() {
        Condition first = queue.peekFirst();
        if (first != null) {
            first.signal();
        }
    }

    /** Waits before another try, unless halted: then it throws. */
    void pause(long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            retries++;
            long until = ticker.nanos() + nanos;
            for (long left = nanos; left > 0; left = until - ticker.nanos()) {
                throwIfHalted();
                ticker.await(halting, left);
            }
            throwIfHalted();
        } finally {
            lock.unlock();
        }
    }

    /** Lets no further call start; who waits, and who comes later, is told so. The first reason stands, and is returned. */
    public RunHalt halt(RunHalt reason) {
        lock.lock();
        try {
            RunHalt first = halt == null ? reason : halt;
            halt = first;
            halting.signalAll();
            queue.forEach(Condition::signal);
            return first;
        } finally {
            lock.unlock();
        }
    }

    private void throwIfHalted() {
        if (halt != null) {
            throw halt;
        }
    }

    long nanos() {
        return ticker.nanos();
    }

    /** How many calls are in flight. */
    public int inFlight() {
        return counted(() -> inFlight);
    }

    /** Notes why a call failed that is tried again. */
    void trouble(String message) {
        counted(() -> trouble = message);
    }

    /** Why a call that was tried again failed last; empty when none was. */
    public Optional<String> trouble() {
        return Optional.of(counted(() -> trouble)).filter(message -> !message.isEmpty());
    }

    /** Whether any call has had a reply. */
    boolean hasSucceeded() {
        return counted(() -> succeeded);
    }

    /** How many calls were tried again so far. */
    public long retries() {
        return counted(() -> retries);
    }

    private <T> T counted(Supplier<T> count) {
        lock.lock();
        try {
            return count.get();
        } finally {
            lock.unlock();
        }
    }
}
