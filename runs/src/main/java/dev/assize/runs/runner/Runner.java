package dev.assize.runs.runner;

import dev.assize.core.RunHalt;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * Hears the cases of a dataset on several threads and hands the results on in the order of the rows.
 *
 * <p>The calling thread reads rows and queues them; workers parse, judge and render; one more thread takes the results
 * from the head of the queue, so a result is written as soon as it and all before it are ready, even while the next row
 * is slow to come. The queue is bounded in rows and in bytes, so memory does not grow with the dataset.
 */
public final class Runner {

    private static final int QUEUED_ROWS_PER_THREAD = 128;
    private static final int QUEUED_KILOBYTES = 96 * 1024;

    private record Rendered(CaseResult result, String text) {}

    /** Work in the order of its row; every row takes some room, the end of the queue takes none. */
    private record Queued(Future<Optional<Rendered>> work, int kilobytes) {
        boolean isEnd() {
            return kilobytes == 0;
        }
    }

    private static final Queued END = new Queued(CompletableFuture.completedFuture(Optional.empty()), 0);

    private final CaseRunner cases;
    private final CaseSelection selection;
    private final int threads;

    public Runner(Hearing<?> hearing, FieldMap fields, CaseSelection selection, int threads) {
        this.cases = new CaseRunner(hearing, fields, selection);
        this.selection = selection;
        this.threads = threads;
    }

    /**
     * Returns when all results are with the sink; an {@link IOException} of the sink, or a {@link RunHalt}, ends the run
     * early.
     */
    public void run(Dataset dataset, ResultSink sink) throws IOException, InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads, Runner::worker);
        Delivery delivery = new Delivery(sink);
        Thread writer = new Thread(delivery, "assize-writer");
        writer.setDaemon(true);
        writer.start();
        try {
            feed(dataset, sink, workers, delivery);
        } finally {
            delivery.queue.put(END);
            writer.join();
            workers.shutdownNow();
        }
        delivery.rethrow();
    }

    private void feed(Dataset dataset, ResultSink sink, ExecutorService workers, Delivery delivery)
            throws InterruptedException {
        for (long fed = 0; !delivery.done && selection.wantsMore(fed); fed++) {
            Optional<Row> row = dataset.next();
            if (row.isEmpty()) {
                return;
            }
            int kilobytes = Math.min(QUEUED_KILOBYTES, 1 + row.get().size() / 1024);
            delivery.room.acquire(kilobytes);
            Future<Optional<Rendered>> work =
                    workers.submit(() -> cases.run(row.get()).map(result -> new Rendered(result, sink.render(result))));
            delivery.queue.put(new Queued(work, kilobytes));
        }
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "assize-judge");
        thread.setDaemon(true);
        return thread;
    }

    /** Takes finished work from the head of the queue. Once it is done it only makes room, so that nobody waits. */
    private final class Delivery implements Runnable {
        private final ResultSink sink;
        private final BlockingQueue<Queued> queue = new ArrayBlockingQueue<>(threads * QUEUED_ROWS_PER_THREAD);
        private final Semaphore room = new Semaphore(QUEUED_KILOBYTES);
        private volatile boolean done;
        private volatile @Nullable Exception failure;

        Delivery(ResultSink sink) {
            this.sink = sink;
        }

        @Override
        public void run() {
            long delivered = 0;
            try {
                for (Queued next = queue.take(); !next.isEnd(); next = queue.take()) {
                    if (!done && deliver(next) && ++delivered >= selection.limit()) {
                        done = true;
                    }
                    room.release(next.kilobytes());
                }
            } catch (InterruptedException e) {
                done = true;
            }
        }

        private boolean deliver(Queued next) throws InterruptedException {
            try {
                Optional<Rendered> rendered = next.work().get();
                if (rendered.isPresent()) {
                    sink.accept(rendered.get().result(), rendered.get().text());
                }
                return rendered.isPresent();
            } catch (IOException | ExecutionException e) {
                failure = e;
                done = true;
                return false;
            }
        }

        void rethrow() throws IOException {
            Exception thrown = failure;
            if (thrown instanceof IOException io) {
                throw io;
            }
            if (thrown != null && thrown.getCause() instanceof RunHalt halt) {
                throw halt;
            }
            if (thrown != null) {
                throw new IllegalStateException("A worker failed outside of any case", thrown);
            }
        }
    }
}
