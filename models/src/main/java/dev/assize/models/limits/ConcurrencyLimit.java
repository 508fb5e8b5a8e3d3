package dev.assize.models.limits;

/**
 * How many calls may be in flight, found by trying.
 *
 * <p>It begins with as many as the user allows. Calls are looked at in windows of about one round trip, and of a window
 * only one thing counts: how many of its calls the provider refused for being too many. A call that broke down for a
 * reason of its own is sent again and says nothing about their number.
 *
 * <p>Up to a fifth of refusals is borne: some providers refuse a few calls at any number of them, and a limit that gives
 * way to those ends at next to nothing (the square-root law of TCP under random loss: Mathis et al. 1997). A provider
 * that takes only so many refuses nearly all that come on top, which is far more than a fifth, because what was refused
 * at once makes room for the next. So a window with more lowers the limit: by a quarter at most, and by half at most
 * while the windows before it had the same trouble. A window without trouble raises a lowered limit: by a quarter up to
 * where the trouble was, and by a twentieth from there. Calls that were already in flight when the limit was lowered do
 * not count again.
 *
 * <p>Not safe for several threads; {@link RateLimiter} guards it.
 */
final class ConcurrencyLimit {

    private static final int SMALLEST_WINDOW = 30;
    private static final double BORNE = 0.20;
    private static final double MOSTLY = 0.50;

    private final int max;
    private double limit;
    private double troubleAt;
    private boolean troubled;
    private int window;
    private int ended;
    private int refused;

    ConcurrencyLimit(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("At least one call may be in flight, got " + max);
        }
        this.max = max;
        this.limit = max;
        this.troubleAt = max;
    }

    int calls() {
        return (int) limit;
    }

    /** Of which window a call that starts now will be. */
    int window() {
        return window;
    }

    /** Whether the provider refuses most of what it is sent at present, so that sending more is no use. */
    boolean isRefusedMostly() {
        return troubled && calls() == 1;
    }

    /** @param overloaded whether the provider refused the call for being one too many */
    void ended(int startedIn, boolean overloaded) {
        if (startedIn < window) {
            return;
        }
        ended++;
        if (overloaded) {
            refused++;
        }
        int size = Math.max(SMALLEST_WINDOW, calls());
        if (refused > size * MOSTLY) {
            lower(1);
        } else if (ended >= size) {
            double share = refused / (double) ended;
            if (share > BORNE) {
                lower(share);
            } else {
                raise();
            }
        }
    }

    private void lower(double share) {
        double least = troubled ? 0.5 : 0.75;
        troubleAt = limit;
        troubled = true;
        limit = Math.max(1, limit * Math.max(least, 1 - (share - BORNE / 2)));
        window++;
        begin();
    }

    private void raise() {
        troubled = false;
        double step = limit < troubleAt * 0.9 ? limit / 4 : limit / 20;
        limit = Math.min(max, limit + Math.max(1, step));
        begin();
    }

    private void begin() {
        ended = 0;
        refused = 0;
    }
}
