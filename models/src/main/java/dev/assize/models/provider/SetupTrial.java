package dev.assize.models.provider;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Whether a set-up is known to work. A provider that says 400 may mean this request or every request; once any call has
 * succeeded it can only mean this one. Before that, a call that was told 400 waits for the others in flight: one of them
 * succeeds, or all of them were told the same.
 *
 * <p>Shared by all threads that call one model, guarded by its lock.
 */
final class SetupTrial {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition change = lock.newCondition();
    private int inFlight;
    private int accused;
    private boolean proven;

    void begin() {
        guarded(() -> inFlight++);
    }

    void end() {
        guarded(() -> inFlight--);
    }

    void succeed() {
        if (!isProven()) {
            guarded(() -> proven = true);
        }
    }

    private void guarded(Runnable step) {
        lock.lock();
        try {
            step.run();
            change.signalAll();
        } finally {
            lock.unlock();
        }
    }

    boolean isProven() {
        lock.lock();
        try {
            return proven;
        } finally {
            lock.unlock();
        }
    }

    /** Waits for the other calls in flight and says whether the set-up works after all. Called between begin and end. */
    boolean awaitProof() throws InterruptedException {
        lock.lockInterruptibly();
        accused++;
        change.signalAll();
        try {
            while (!proven && inFlight > accused) {
                change.await();
            }
            return proven;
        } finally {
            accused--;
            lock.unlock();
        }
    }
}
