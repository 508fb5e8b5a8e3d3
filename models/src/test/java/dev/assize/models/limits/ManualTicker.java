package dev.assize.models.limits;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;

/** Time that passes when somebody waits for it, at once. */
final class ManualTicker implements Ticker {

    private long now = 1_000_000;
    private final List<Long> waits = new ArrayList<>();

    @Override
    public synchronized long nanos() {
        return now;
    }

    @Override
    public synchronized void await(Condition signal, long nanos) {
        waits.add(nanos);
        now += nanos;
    }

    synchronized void pass(long nanos) {
        now += nanos;
    }

    synchronized long waited() {
        return waits.stream().mapToLong(Long::longValue).sum();
    }

    synchronized List<Long> waits() {
        return List.copyOf(waits);
    }
}
