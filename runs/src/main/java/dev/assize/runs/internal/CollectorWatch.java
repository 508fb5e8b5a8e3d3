package dev.assize.runs.internal;

import dev.assize.core.failure.RunHalt;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Notices when Java does little else than look for memory, which some collectors go on with for hours. One thread looks
 * every few seconds; where four times out of five went into collecting over most of a minute, the run is halted.
 */
final class CollectorWatch implements Runnable {

    private static final long INTERVAL_MILLIS = 5_000;
    private static final int SAMPLES = 8;
    private static final double TOO_MUCH = 0.80;

    /** @param collecting milliseconds spent collecting until then */
    record Sample(long millis, long collecting) {}

    private final Consumer<RunHalt> halt;
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final Deque<Sample> samples = new ArrayDeque<>();

    private CollectorWatch(Consumer<RunHalt> halt) {
        this.halt = halt;
    }

    /** Starts to watch; interrupting the thread ends it. */
    static Thread start(Consumer<RunHalt> halt) {
        Thread thread = new Thread(new CollectorWatch(halt), "assize-memory");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    @Override
    public void run() {
        try {
            while (true) {
                // The first look comes late, so that short runs do not pay for it.
                Thread.sleep(INTERVAL_MILLIS);
                if (look()) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            // The run is over.
            return;
        }
    }

    /** Whether the run was halted. Memory for a look may be lacking too: then the next one tells. */
    private boolean look() {
        try {
            samples.addLast(new Sample(System.nanoTime() / 1_000_000, collecting()));
            if (onlyCollects(samples)) {
                halt.accept(tooSmall(Runtime.getRuntime().maxMemory()));
                return true;
            }
            if (samples.size() > SAMPLES) {
                samples.removeFirst();
            }
        } catch (OutOfMemoryError e) {
            return false;
        }
        return false;
    }

    /** No classes are made for it, as they are for a stream, when memory is short already. */
    private long collecting() {
        long sum = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            sum += collector.getCollectionTime();
        }
        return sum;
    }

    /** Whether there are enough samples, and nearly all time between them went into collecting. */
    static boolean onlyCollects(Deque<Sample> samples) {
        if (samples.size() <= SAMPLES) {
            return false;
        }
        Sample first = samples.getFirst();
        Sample last = samples.getLast();
        return last.collecting() - first.collecting() > TOO_MUCH * (last.millis() - first.millis());
    }

    static RunHalt tooSmall(long maxMemory) {
        long megabytes = maxMemory / (1024 * 1024);
        long better = Math.max(1, Math.round(4.0 * megabytes / 1024));
        return new RunHalt(
                RunHalt.Reason.SETUP,
                "Java does little else than look for memory in its heap of " + megabytes + " MB; give it more with -Xmx"
                        + better + "g, or judge with fewer threads",
                null);
    }
}
