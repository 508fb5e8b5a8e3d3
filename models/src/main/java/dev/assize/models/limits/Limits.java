package dev.assize.models.limits;

import org.jspecify.annotations.Nullable;

/**
 * What a user allows.
 *
 * @param maxConcurrency most calls in flight
 * @param requestsPerMinute null for no limit
 * @param tokensPerMinute read and written together; null for no limit
 */
public record Limits(
        int maxConcurrency,
        @Nullable Long requestsPerMinute,
        @Nullable Long tokensPerMinute) {

    public Limits {
        positive("calls in flight", (long) maxConcurrency);
        positive("requests per minute", requestsPerMinute);
        positive("tokens per minute", tokensPerMinute);
    }

    public static Limits ofConcurrency(int max) {
        return new Limits(max, null, null);
    }

    private static void positive(String what, @Nullable Long number) {
        if (number != null && number < 1) {
            throw new IllegalArgumentException("At least 1 is needed of " + what + ", got " + number);
        }
    }
}
