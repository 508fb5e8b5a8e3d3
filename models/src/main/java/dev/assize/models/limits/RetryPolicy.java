package dev.assize.models.limits;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How often and how long a busy provider is tried again.
 *
 * @param attempts calls for one request, the first included
 * @param total from the first call on; no further call is begun after it
 * @param first the longest pause before the second call; it doubles with each further one
 * @param longest the longest pause, unless the provider itself asks for more
 */
public record RetryPolicy(int attempts, Duration total, Duration first, Duration longest) {

    /** Ten calls within ten minutes. */
    public static final RetryPolicy USUAL =
            new RetryPolicy(10, Duration.ofMinutes(10), Duration.ofMillis(500), Duration.ofSeconds(60));

    public RetryPolicy {
        if (attempts < 1 || total.isNegative() || first.isNegative() || longest.compareTo(first) < 0) {
            throw new IllegalArgumentException("At least one attempt and pauses of some length are needed, got "
                    + attempts + ", " + total + ", " + first + ", " + longest);
        }
    }

    /**
     * A pause by chance, anything up to the full backoff, so that calls which failed together do not return together. A
     * provider that says how long to wait gets that, and the chance on top is at most the first pause.
     *
     * @param failures calls that failed so far, 1 or more
     */
    Duration pause(int failures, Duration asked, RandomGenerator random) {
        Duration doubled = first.multipliedBy(1L << Math.min(failures - 1, 20));
        Duration most = doubled.compareTo(longest) > 0 ? longest : doubled;
        Duration chance = asked.isZero() ? most : first;
        return asked.plusNanos((long) (random.nextDouble() * chance.toNanos()));
    }
}
