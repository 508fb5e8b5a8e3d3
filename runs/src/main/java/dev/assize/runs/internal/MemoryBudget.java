package dev.assize.runs.internal;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * So much memory, in kilobytes, for what is under way at the same time. Threads share it, guarded by one lock. What is
 * larger than all of it is let through alone, so nobody waits for ever.
 */
public final class MemoryBudget {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition free = lock.newCondition();
    private final long kilobytes;
    private long used;
    private boolean lifted;

    MemoryBudget(long kilobytes) {
        if (kilobytes < 1) {
            throw new IllegalArgumentException("A budget is at least one kilobyte, got " + kilobytes);
        }
        this.kilobytes = kilobytes;
    }

    /** A part of the memory that Java may take. */
    public static MemoryBudget ofHeap(double part) {
        return new MemoryBudget(Math.max(1, (long) (Runtime.getRuntime().maxMemory() / 1024.0 * part)));
    }

    /** Waits until there is room for so much, or nothing else is under way. */
    public void take(long amount) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!lifted && used > 0 && used + amount > kilobytes) {
                free.await();
            }
            used += amount;
        } finally {
            lock.unlock();
        }
    }

    /** Takes so much without waiting, where it is already there; whoever comes next waits the longer. */
    public void add(long amount) {
        lock.lock();
        try {
            used += amount;
        } finally {
            lock.unlock();
        }
    }

    /** Lets everybody through from now on, for what is over and only has to end. */
    public void lift() {
        lock.lock();
        try {
            lifted = true;
            free.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public void giveBack(long amount) {
        lock.lock();
        try {
            used -= amount;
            free.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
