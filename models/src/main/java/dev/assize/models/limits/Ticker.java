package dev.assize.models.limits;

import java.util.concurrent.locks.Condition;

/** Time, and waiting for it. */
public interface Ticker {

    /** Nanoseconds since some moment. */
    long nanos();

    /** Waits for a signal, at most so long. The condition's lock is held. */
    void await(Condition signal, long nanos) throws InterruptedException;

    static Ticker system() {
        return new Ticker() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            @SuppressWarnings("WaitNotInLoop") // its callers look again
            public void await(Condition signal, long nanos) throws InterruptedException {
                long unused = signal.awaitNanos(nanos);
            }
        };
    }
}
