package dev.assize.runs.runner;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.RunHalt;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.json.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.RowSequence;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Hears the cases of a dataset on several threads and hands the results on in the order of the rows.
 *
 * <p>The calling thread reads rows and queues them; workers parse, judge, render and keep what they have finished at
 * once, whatever the cases before it do; one more thread takes the results from the head of the queue, so a result is
 * written as soon as it and all before it are ready, even while the next row is slow to come. The queue is bounded in
 * rows and in bytes, so memory does not grow with the dataset.
 */
public final class Runner {

    /** Of the memory there is: for rows that wait and results that wait for those before them. */
    private static final double QUEUED_PART = 0.25;

    /** Of the memory there is: for the cases that are being judged. */
    private static final double JUDGED_PART = 0.5;

    /** How many bytes judging takes for each byte of a record: its text, its tree, what is read in it, the result. */
    private static final int JUDGED_FACTOR = 24;

    /** How many bytes a result that waits takes for each character of its text: it is kept as text and as a tree. */
    private static final int RESULT_FACTOR = 8;

    /** How long a run that was halted for lack of memory may take to end what is under way. */
    private static final long LAST_MILLIS = 10_000;

    /** @param kilobytes what it takes while it waits */
    private record Rendered(RecordedResult result, String text, long kilobytes) {}

    /** Work in the order of its row; every row takes some room, the end of the queue takes none. */
    private record Queued(Future<Optional<Rendered>> work, long kilobytes) {
        boolean isEnd() {
            return kilobytes == 0;
        }
    }

    private static final Queued END = new Queued(CompletableFuture.completedFuture(Optional.empty()), 0);

    private final CaseRunner cases;
    private final CaseSelection selection;
    private final Workers workers;

    public Runner(Hearing<?> hearing, FieldMap fields, CaseSelection selection, Workers workers) {
        this.cases = new CaseRunner(hearing, fields, selection);
        this.selection = selection;
        this.workers = workers;
    }

    /** A run of which nothing is kept. */
    public void run(RowSequence rows, ResultSink sink) throws IOException, InterruptedException {
        run(rows, sink, Ledger.NONE);
    }

    /**
     * Returns when all results are with the sink. An {@link IOException} of the sink, or a {@link RunHalt}, ends the run
     * early: no further case is begun, those under way end and are kept, and the sink has the results up to the first
     * that is missing.
     */
    public void run(RowSequence rows, ResultSink sink, Ledger ledger) throws IOException, InterruptedException {
        Session session = new Session(sink, ledger);
        Thread writer = new Thread(session, "assize-writer");
        writer.setDaemon(true);
        writer.start();
        Thread watch = CollectorWatch.start(session::halt);
        try {
            session.feed(rows);
        } catch (RuntimeException | Error e) {
            session.end(e);
        } finally {
            session.close(writer);
            watch.interrupt();
            session.pool.shutdownNow();
        }
        session.rethrow();
    }

    /** One run. Three kinds of threads share it: one feeds, workers hear, one delivers; what they share is safe for them. */
    private final class Session implements Runnable {
        private final ResultSink sink;
        private final Ledger ledger;
        private final ExecutorService pool = workers.start();
        private final BlockingQueue<Queued> queue = new ArrayBlockingQueue<>(workers.window());
        private final MemoryBudget waiting = MemoryBudget.ofHeap(QUEUED_PART);
        private final MemoryBudget judging = MemoryBudget.ofHeap(JUDGED_PART);
        private volatile boolean over;
        private volatile boolean halted;
        private volatile @Nullable Throwable failure;
        private long delivered;

        Session(ResultSink sink, Ledger ledger) {
            this.sink = sink;
            this.ledger = ledger;
        }

        void feed(RowSequence rows) throws InterruptedException {
            for (long ordinal = 0; !over && selection.wantsMore(ordinal); ordinal++) {
                Optional<Row> row = rows.next();
                if (row.isEmpty()) {
                    return;
                }
                Optional<Ledger.Earlier> earlier = ledger.earlier(ordinal);
                long kilobytes = 1L + row.get().size() / 1024;
                waiting.take(kilobytes);
                long place = ordinal;
                queue.put(new Queued(pool.submit(() -> work(row.get(), place, earlier)), kilobytes));
            }
        }

        /** Lets the writer end. Where memory is lacking it may never do so by itself. */
        void close(Thread writer) throws InterruptedException {
            boolean told = false;
            while (!told && !halted) {
                told = queue.offer(END, LAST_MILLIS, TimeUnit.MILLISECONDS);
            }
            while (writer.isAlive()) {
                writer.join(LAST_MILLIS);
                if (halted) {
                    return;
                }
            }
        }

        void halt(RunHalt reason) {
            halted = true;
            end(reason);
        }

        private Optional<Rendered> work(Row row, long ordinal, Optional<Ledger.Earlier> earlier)
                throws InterruptedException {
            if (over) {
                throw new CancellationException("the run is over");
            }
            long kilobytes = 1 + (long) row.size() * JUDGED_FACTOR / 1024;
            judging.take(kilobytes);
            try {
                return earlier.isPresent() ? Optional.of(rendered(again(row, earlier.get()))) : hear(row, ordinal);
            } catch (RuntimeException | Error e) {
                end(e);
                throw e;
            } finally {
                judging.giveBack(kilobytes);
            }
        }

        private Rendered rendered(RecordedResult result) {
            String text = sink.render(result);
            long kilobytes = (long) text.length() * RESULT_FACTOR / 1024;
            waiting.add(kilobytes);
            return new Rendered(result, text, kilobytes);
        }

        private Optional<Rendered> hear(Row row, long ordinal) throws InterruptedException {
            Optional<CaseRunner.Heard> heard = cases.run(row);
            if (heard.isEmpty()) {
                return Optional.empty();
            }
            CaseResult result = heard.get().result();
            try {
                return Optional.of(kept(ordinal, heard.get().record(), result));
            } catch (OutOfMemoryError e) {
                return Optional.of(kept(ordinal, null, cases.tooLarge(result, row.place(), e)));
            }
        }

        private Rendered kept(long ordinal, @Nullable ObjectNode record, CaseResult heard) throws InterruptedException {
            RecordedResult result = RecordedResult.of(heard);
            Rendered rendered = rendered(result);
            if (ledger != Ledger.NONE) {
                ledger.keep(JudgedCase.of(ordinal, record, result));
            }
            return rendered;
        }

        /** What was found before, provided that the row still holds the same case. */
        private RecordedResult again(Row row, Ledger.Earlier earlier) {
            String expected = earlier.contentHash();
            if (expected != null
                    && !JudgedCase.hash(cases.record(row).map(Json::write).orElse(null))
                            .equals(expected)) {
                throw new DatasetException(row.place()
                        + ": holds another case than when the run was begun; give it the same data, or start a"
                        + " new run");
            }
            return RecordedResult.parse(earlier.line());
        }

        private synchronized void end(Throwable reason) {
            over = true;
            waiting.lift();
            if (failure == null) {
                failure = reason;
            }
        }

        /** Takes finished work from the head of the queue, and then only makes room, so that nobody waits. */
        @Override
        public void run() {
            boolean delivering = true;
            try {
                for (Queued next = queue.take(); !next.isEnd(); next = queue.take()) {
                    if (delivering) {
                        delivering = deliver(next);
                    } else if (ledger != Ledger.NONE) {
                        await(next);
                    }
                    waiting.giveBack(next.kilobytes());
                }
            } catch (InterruptedException e) {
                end(e);
            }
        }

        /** False once nothing more is to be delivered. */
        private boolean deliver(Queued next) throws InterruptedException {
            try {
                Optional<Rendered> rendered = next.work().get();
                if (rendered.isPresent()) {
                    sink.accept(rendered.get().result(), rendered.get().text());
                    waiting.giveBack(rendered.get().kilobytes());
                    delivered++;
                }
                if (delivered >= selection.limit()) {
                    over = true;
                    waiting.lift();
                }
                return delivered < selection.limit();
            } catch (IOException e) {
                end(e);
            } catch (ExecutionException e) {
                end(e.getCause() == null ? e : e.getCause());
            } catch (RuntimeException | Error e) {
                // A writer that is gone would leave the others waiting for room.
                end(e);
            }
            return false;
        }

        private void await(Queued next) throws InterruptedException {
            try {
                next.work().get();
            } catch (ExecutionException e) {
                // It was not begun, or it ended for the reason that is known already.
                return;
            }
        }

        void rethrow() throws IOException {
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
}
