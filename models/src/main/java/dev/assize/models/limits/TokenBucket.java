package dev.assize.models.limits;

import java.util.concurrent.TimeUnit;

/**
 * So much per minute, evenly: at most a second's worth is saved up, so that no minute sees more than a second's worth
 * above the rate. What is larger than that is let through when the bucket is full, and paid off afterwards.
 *
 * <p>Not safe for several threads; {@link RateLimiter} guards it.
 */
final class TokenBucket {

    private static final double MINUTE = TimeUnit.MINUTES.toNanos(1);

    private final double perNano;
    private final double capacity;
    private double level;
    private long last;

    TokenBucket(long perMinute, long now) {
        this.perNano = perMinute / MINUTE;
        this.capacity = Math.max(1, perMinute / 60.0);
        this.level = capacity;
        this.last = now;
    }

    /** How long until so much can be taken; 0 when it can be now. */
    long nanosUntil(double amount, long now) {
        fill(now);
        double missing = Math.min(amount, capacity) - level;
        return missing <= 0 ? 0 : (long) Math.ceil(missing / perNano);
    }

    /** Takes so much, even if that leaves a debt; a negative amount is given back. */
    void take(double amount, long now) {
        fill(now);
        level = Math.min(capacity, level - amount);
    }

    private void fill(long now) {
        level = Math.min(capacity, level + (now - last) * perNano);
        last = now;
    }
}
