package dev.assize.core;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * What answers cost.
 *
 * @param calls requests that were answered, and so may be charged
 * @param cost in US dollars; a lower bound while there are unpriced calls
 * @param unpriced calls to models whose price nobody knows
 * @param waited the time spent waiting for answers, one call after the other
 */
public record Expense(
        long calls, long inputTokens, long outputTokens, BigDecimal cost, long unpriced, Duration waited) {

    public static final Expense NONE = new Expense(0, 0, 0, BigDecimal.ZERO, 0, Duration.ZERO);

    public Expense {
        if (calls < 0 || inputTokens < 0 || outputTokens < 0 || cost.signum() < 0 || unpriced < 0) {
            throw new IllegalArgumentException("An expense is not negative, got " + calls + " calls, " + inputTokens
                    + " + " + outputTokens + " tokens, " + cost + ", " + unpriced + " unpriced");
        }
        cost = cost.stripTrailingZeros();
    }

    public Expense plus(Expense other) {
        return new Expense(
                calls + other.calls,
                inputTokens + other.inputTokens,
                outputTokens + other.outputTokens,
                cost.add(other.cost),
                unpriced + other.unpriced,
                waited.plus(other.waited));
    }

    public boolean isNone() {
        return equals(NONE);
    }
}
