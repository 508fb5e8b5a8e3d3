package dev.assize.models.limits;

/**
 * How many calls may be in flight, found by trying: additive growth, multiplicative decrease.
 *
 * <p>It begins with as many as the user allows. Calls are looked at in windows of about one round trip. A window without
 * trouble raises a lowered limit by a twentieth. A window in which more than a twentieth of the calls failed lowers it by the excess, and one with more than a tenth halves it. So much is
 * tolerated because providers also fail a few calls for reasons of their own, and a limit that halves at every one of
 * those ends at next to nothing (the square-root law of TCP under random loss: Mathis et al. 1997). Calls that were already in flight when the
 * limit was halved do not count again.
 *
 * <p>Not safe for several threads; {@link RateLimiter} guards it.
 */
final class ConcurrencyLimit {

    private static final int SMALLEST_WINDOW = 20;
    private static final double HALVED_ABOVE = 0.10;
    private static final double TOLERATED = 0.05;

    private final int max;
    private double limit;
    private int window;
    private int ended;
    private int failed;

    ConcurrencyLimit(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("At least one call may be in flight, got " + max);
        }
        this.max = max;
        this.limit = max;
    }

    int calls() {
        return (int) limit;
    }

    /** Of which window a call that starts now will be. */
    int window() {
        return window;
    }

    /** @param overloaded whether the provider failed the call for being busy */
    void ended(int startedIn, boolean overloaded) {
        if (startedIn < window) {
            return;
        }
        ended++;
        if (overloaded) {
            failed++;
        }
        int size = Math.max(SMALLEST_WINDOW, calls());
        if (failed > size * HALVED_ABOVE) {
            limit = Math.max(1, limit / 2);
            next();
        } else if (ended >= size) {
            double excess = failed / (double) size - TOLERATED;
            limit = excess <= 0 ? Math.min(max, limit + Math.max(1, limit / 20)) : Math.max(1, limit * (1 - excess));
            ended = 0;
            failed = 0;
        }
    }

    private void next() {
        window++;
        ended = 0;
        failed = 0;
    }
}
