package dev.assize.models.price;

import dev.assize.core.failure.RunHalt;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What a run may cost. Each call sets its estimate aside before it starts and pays what it really cost when it ends; a
 * call for which nothing is left halts the run. Threads share it: one lock guards the sums. A call that would fit if those
 * under way turned out cheaper waits for one of them.
 */
public final class Budget {

    private final @Nullable BigDecimal limit;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition settled = lock.newCondition();
    private BigDecimal spent = BigDecimal.ZERO;
    private BigDecimal aside = BigDecimal.ZERO;
    private long calls;
    private boolean resumed;

    private Budget(@Nullable BigDecimal limit) {
        this.limit = limit;
    }

    /** @param limit in US dollars */
    public static Budget of(BigDecimal limit) {
        if (limit.signum() <= 0) {
            throw new IllegalArgumentException("A budget is more than nothing, got " + limit);
        }
        return new Budget(limit);
    }

    public static Budget unlimited() {
        return new Budget(null);
    }

    /** In US dollars; empty when there is none. */
    public Optional<BigDecimal> limit() {
        return Optional.ofNullable(limit);
    }

    /** What the calls that have ended cost, in US dollars. */
    public BigDecimal spent() {
        lock.lock();
        try {
            return spent;
        } finally {
            lock.unlock();
        }
    }

    /** Counts what earlier calls of the same run cost, when it goes on after a stop. */
    public void addSpent(BigDecimal cost) {
        lock.lock();
        try {
            spent = spent.add(cost);
            resumed |= cost.signum() > 0;
        } finally {
            lock.unlock();
        }
    }

    /** Sets money aside; throws {@link RunHalt} when what is left is less. */
    void reserve(BigDecimal estimate) {
        if (limit == null) {
            return;
        }
        lock.lock();
        try {
            while (spent.add(aside).add(estimate).compareTo(limit) > 0) {
                if (aside.signum() == 0 || spent.add(estimate).compareTo(limit) > 0) {
                    throw exhausted(limit, estimate);
                }
                settled.await();
            }
            aside = aside.add(estimate);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw exhausted(limit, estimate);
        } finally {
            lock.unlock();
        }
    }

    /** The call has ended: its estimate is free again, and it cost this. */
    void settle(BigDecimal estimate, BigDecimal cost, boolean charged) {
        lock.lock();
        try {
            if (limit != null) {
                aside = aside.subtract(estimate);
            }
            spent = spent.add(cost);
            calls += charged ? 1 : 0;
            settled.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private RunHalt exhausted(BigDecimal limit, BigDecimal estimate) {
        return new RunHalt(
                RunHalt.Reason.BUDGET,
                "the budget of " + dollars(limit) + " does not cover the next call, which needs about "
                        + dollars(estimate) + "; spent so far: " + dollars(spent) + " for " + calls
                        + (calls == 1 ? " call" : " calls") + (resumed ? " and those before the run went on" : "")
                        + "; raise the budget to go on",
                null);
    }

    private static String dollars(BigDecimal amount) {
        int decimals = Math.max(2, Math.min(amount.stripTrailingZeros().scale(), 6));
        return "$" + amount.setScale(decimals, RoundingMode.HALF_UP).toPlainString();
    }
}
