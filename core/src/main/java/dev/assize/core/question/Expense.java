package dev.assize.core.question;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What answers cost.
 *
 * @param calls requests that were answered, and so may be charged
 * @param cost in US dollars; a lower bound while there are unpriced calls
 * @param unpriced calls to models whose price nobody knows
 * @param waited the time spent waiting for answers, one call after the other
 * @param receipts what was paid for, in the words of whoever keeps it, so that nothing is counted twice; not written down
 */
public record Expense(
        long calls,
        long inputTokens,
        long outputTokens,
        BigDecimal cost,
        long unpriced,
        Duration waited,
        List<String> receipts) {

    public static final Expense NONE = new Expense(0, 0, 0, BigDecimal.ZERO, 0, Duration.ZERO);

    public Expense {
        if (calls < 0 || inputTokens < 0 || outputTokens < 0 || cost.signum() < 0 || unpriced < 0) {
            throw new IllegalArgumentException("An expense is not negative, got " + calls + " calls, " + inputTokens
                    + " + " + outputTokens + " tokens, " + cost + ", " + unpriced + " unpriced");
        }
        cost = cost.stripTrailingZeros();
        receipts = List.copyOf(receipts);
    }

    /** An expense of which nobody keeps what was paid for. */
    public Expense(long calls, long inputTokens, long outputTokens, BigDecimal cost, long unpriced, Duration waited) {
        this(calls, inputTokens, outputTokens, cost, unpriced, waited, List.of());
    }

    public Expense with(List<String> paidFor) {
        return new Expense(calls, inputTokens, outputTokens, cost, unpriced, waited, paidFor);
    }

    public Expense plus(Expense other) {
        return new Expense(
                calls + other.calls,
                inputTokens + other.inputTokens,
                outputTokens + other.outputTokens,
                cost.add(other.cost),
                unpriced + other.unpriced,
                waited.plus(other.waited),
                both(receipts, other.receipts));
    }

    private static List<String> both(List<String> some, List<String> more) {
        if (more.isEmpty()) {
            return some;
        }
        return some.isEmpty()
                ? more
                : Stream.concat(some.stream(), more.stream()).toList();
    }

    /** Expenses are equal when they come to the same, whatever was paid for. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Expense expense
                && calls == expense.calls
                && inputTokens == expense.inputTokens
                && outputTokens == expense.outputTokens
                && cost.equals(expense.cost)
                && unpriced == expense.unpriced
                && waited.equals(expense.waited);
    }

    @Override
    public int hashCode() {
        return Objects.hash(calls, inputTokens, outputTokens, cost, unpriced, waited);
    }

    public boolean isNone() {
        return equals(NONE);
    }
}
