package dev.assize.runs.internal;

import dev.assize.core.failure.RunHalt;
import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Does work on several threads and hands what comes of it on in the order in which it was given: what judging, auditing and
 * ruling again have in common.
 *
 * <p>The calling thread gives work and queues it; workers take it up at once, whatever the work before it does; one more
 * thread takes outcomes from the head of the queue, so an outcome is handed on as soon as it and all before it are ready,
 * even while the next work is slow to come. The queue is bounded in pieces of work and in bytes, so memory does not grow
 * with them. Three kinds of threads share it; what they share is safe for them.
 *
 * @param <R> what comes of a piece of work
 */
public final class OrderedWork<R> {

    /** Of the memory there is: for work that waits and outcomes that wait for those before them. */
    private static final double QUEUED_PART = 0.25;

    /** How long work that was halted for lack of memory may take to end what is under way. */
    private static final long LAST_MILLIS = 10_000;

    /** Gives all work there is, unless it {@link #isOver}. */
    @FunctionalInterface
    public interface Giver {
        void give() throws IOException, InterruptedException;
    }

    /** Takes what came of one piece of work after the other. */
    @FunctionalInterface
    public interface Taker<R> {

        /** False once nothing more is wanted. What it throws ends all work. */
        boolean take(R outcome) throws IOException;
    }

    /** Work in the order it was given; every piece takes some room, the end of the queue takes none. */
    private record Queued<R>(Future<R> work, long kilobytes) {
        boolean isEnd() {
            return kilobytes == 0;
        }
    }

    private final Taker<R> taker;
    private final boolean awaitsAll;
    private final ExecutorService pool;
    private final BlockingQueue<Queued<R>> queue;
    private final MemoryBudget waiting = MemoryBudget.ofHeap(QUEUED_PART);
    private volatile boolean over;
    private volatile boolean halted;
    private volatile @Nullable Throwable failure;

    /** @param awaitsAll whether work under way is ended, for what it leaves behind, when nothing more is taken */
    public OrderedWork(ExecutorService pool, int window, boolean awaitsAll, Taker<R> taker) {
        this.taker = taker;
        this.awaitsAll = awaitsAll;
        this.pool = pool;
        this.queue = new ArrayBlockingQueue<>(window);
    }

    /**
     * Returns when all outcomes were taken. What the giver, a piece of work or the taker throws ends it early: nothing
     * further is begun, and the taker has the outcomes up to the first that is missing.
     */
    public void run(Giver giver) throws IOException, InterruptedException {
        Thread writer = new Thread(this::handOn, "assize-writer");
        writer.setDaemon(true);
        writer.start();
        Thread watch = CollectorWatch.start(this::halt);
        try {
            giver.give();
        } catch (IOException | RuntimeException | Error e) {
            end(e);
        } finally {
            close(writer);
            watch.interrupt();
            pool.shutdownNow();
        }
        rethrow();
    }

    /** Whether no more work is wanted. */
    public boolean isOver() {
        return over;
    }

    /** Waits while too much is under way. */
    public void add(long bytes, Callable<R> work) throws InterruptedException {
        long kilobytes = 1 + bytes / 1024;
        waiting.take(kilobytes);
        queue.put(new Queued<>(pool.submit(() -> done(work)), kilobytes));
    }

    /** An outcome takes so much room until it was taken. Nobody waits for it: what is there is there. */
    public void hold(long kilobytes) {
        waiting.add(kilobytes);
    }

    public void release(long kilobytes) {
        waiting.giveBack(kilobytes);
    }

    private R done(Callable<R> work) throws Exception {
        if (over) {
            throw new CancellationException("the work is over");
        }
        try {
            return work.call();
        } catch (RuntimeException | Error e) {
            end(e);
            throw e;
        }
    }

    /** Lets the writer end. Where memory is lacking it may never do so by itself. */
    private void close(Thread writer) throws InterruptedException {
        Queued<R> end = new Queued<>(new CompletableFuture<>(), 0);
        boolean told = false;
        while (!told && !halted) {
            told = queue.offer(end, LAST_MILLIS, TimeUnit.MILLISECONDS);
        }
        while (writer.isAlive()) {
            writer.join(LAST_MILLIS);
            if (halted) {
                return;
            }
        }
    }

    private void halt(RunHalt reason) {
        halted = true;
        end(reason);
    }

    private synchronized void end(Throwable reason) {
        over = true;
        waiting.lift();
        if (failure == null) {
            failure = reason;
        }
    }

    /** Takes finished work from the head of the queue, and then only makes room, so that nobody waits. */
    private void handOn() {
        boolean taking = true;
        try {
            for (Queued<R> next = queue.take(); !next.isEnd(); next = queue.take()) {
                if (taking) {
                    taking = handOn(next);
                } else if (awaitsAll) {
                    await(next);
                }
                waiting.giveBack(next.kilobytes());
            }
        } catch (InterruptedException e) {
            end(e);
        }
    }

    /** False once nothing more is to be handed on. */
    private boolean handOn(Queued<R> next) throws InterruptedException {
        try {
            if (taker.take(next.work().get())) {
                return true;
            }
            over = true;
            waiting.lift();
        } catch (ExecutionException e) {
            end(e.getCause() == null ? e : e.getCause());
        } catch (IOException | RuntimeException | Error e) {
            // A writer that is gone would leave the others waiting for room.
            end(e);
        }
        return false;
    }

    private void await(Queued<R> next) throws InterruptedException {
        try {
            next.work().get();
        } catch (ExecutionException e) {
            // It was not begun, or it ended for the reason that is known already.
            return;
        } catch (OutOfMemoryError e) {
            end(e);
        }
    }

    private void rethrow() throws IOException {
        Throwable reason = failure;
        if (reason instanceof IOException io) {
            throw io;
        }
        if (reason instanceof RuntimeException known) {
            throw known;
        }
        if (reason instanceof Error grave) {
            throw grave;
        }
        if (reason != null) {
            throw new IllegalStateException("A worker failed outside of any case", reason);
        }
    }
}
