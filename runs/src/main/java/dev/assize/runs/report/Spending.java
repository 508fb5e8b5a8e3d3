package dev.assize.runs.report;

import dev.assize.core.question.Expense;
import java.util.Arrays;

/** What a run cost and how long its cases waited for answers. Not shared between threads. */
public final class Spending {

    private final Sample waits = new Sample(false);
    private Expense total = Expense.NONE;
    private double[] sorted = {};

    void add(Expense expense) {
        if (!expense.isNone()) {
            total = total.plus(expense);
            waits.add((double) expense.waited().toMillis(), "");
        }
    }

    void close() {
        sorted = waits.values();
        Arrays.sort(sorted);
    }

    public Expense total() {
        return total;
    }

    /** How many cases cost something. */
    public long cases() {
        return sorted.length;
    }

    /** The milliseconds that cases waited, shortest first; only of those that cost something. */
    public double[] waits() {
        return sorted.clone();
    }

    /** The wait, in milliseconds, that a share of the cases did not exceed (the nearest rank); 0 without any. */
    public long waited(double share) {
        return sorted.length == 0 ? 0 : (long) sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
