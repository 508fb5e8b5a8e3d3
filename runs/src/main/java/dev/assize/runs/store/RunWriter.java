package dev.assize.runs.store;

import dev.assize.core.Headline;
import dev.assize.core.flow.Doubt;
import dev.assize.core.question.Expense;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.runner.Ledger;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a run while it goes on. Threads share it: they put cases into a bounded queue, and one thread commits whatever is
 * in the queue as soon as its last commit is done. So a single result is safe at once, and when many come the batches
 * grow by themselves.
 */
public final class RunWriter implements Ledger, AutoCloseable {

    private static final int MOST_IN_BATCH = 2000;

    /** Results and records that wait to be committed take so much, and of a small heap no more than a part. */
    private static final int ROOM_KILOBYTES =
            (int) Math.max(512, Math.min(32 * 1024, Runtime.getRuntime().maxMemory() / (16 * 1024)));

    /** How long one who waits for a commit does so before looking whether there will be one. */
    private static final long LOOK_MILLIS = 1_000;

    private static final String RESULT =
            "INSERT INTO result (run, ordinal, case_id, content_hash, status, label, score,"
                    + " calls, input_tokens, output_tokens, usd, unpriced_calls, waited_ms, judged_at, doubtful, hangs_on_doubt)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String DOCUMENT = "INSERT INTO document (run, ordinal, record, line) VALUES (?, ?, ?, ?)";

    /** What an answer cost is counted with the result that says so, in one transaction. */
    private static final String COUNTED = "UPDATE kept_answer SET counted = 1 WHERE key = ?";

    private static final String STOPPING = "SELECT stop_asked_at FROM run WHERE id = ?";

    /** @param heard null for an entry that only tells when all before it are safe */
    private record Entry(@Nullable JudgedCase heard, String at, int kilobytes, CompletableFuture<Void> safe) {}

    private final Database database;
    private final long run;
    private final Headline headline;
    private final Clock clock;
    private final EarlierCases earlier;
    private final RunLock claim;
    private final BlockingQueue<Entry> queue = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(ROOM_KILOBYTES);
    private final Thread thread = new Thread(this::commitWhatComes, "assize-store");
    /** A {@link StoreException}, or an error of Java such as that memory ran out. */
    private volatile @Nullable Throwable failure;

    RunWriter(Database database, long run, Headline headline, Clock clock, EarlierCases earlier, RunLock claim) {
        this.database = database;
        this.run = run;
        this.headline = headline;
        this.clock = clock;
        this.earlier = earlier;
        this.claim = claim;
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public Optional<Earlier> earlier(long ordinal) {
        return earlier.at(ordinal);
    }

    @Override
    public void keep(JudgedCase heard) throws InterruptedException {
        int length = heard.line().length()
                + (heard.record() == null ? 0 : heard.record().length());
        CompletableFuture<Void> safe = put(heard, Math.min(ROOM_KILOBYTES, 1 + length / 1024));
        if (!heard.result().expense().isNone()) {
            await(safe);
        }
    }

    /** Returns when everything that was kept before is safe; throws {@link StoreException} when that cannot be. */
    public void flush() throws InterruptedException {
        await(put(null, 0));
    }

    private CompletableFuture<Void> put(@Nullable JudgedCase heard, int kilobytes) throws InterruptedException {
        room.acquire(kilobytes);
        Throwable known = failure;
        if (known != null) {
            room.release(kilobytes);
            throw thrown(known);
        }
        String now = Sql.moment(clock.instant());
        Entry entry = new Entry(heard, now, kilobytes, new CompletableFuture<>());
        queue.put(entry);
        return entry.safe();
    }

    private void await(CompletableFuture<Void> safe) throws InterruptedException {
        while (true) {
            try {
                safe.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (ExecutionException e) {
                throw thrown(e.getCause() == null ? e : e.getCause());
            } catch (TimeoutException e) {
                Throwable known = failure;
                if (known != null && !safe.isDone()) {
                    throw thrown(known);
                }
            }
        }
    }

    /** Errors are thrown as they are. */
    private static RuntimeException thrown(Throwable known) {
        if (known instanceof Error grave) {
            throw grave;
        }
        return known instanceof RuntimeException usual
                ? usual
                : new IllegalStateException("Only the store can fail here", known);
    }

    private void commitWhatComes() {
        List<Entry> batch = new ArrayList<>(MOST_IN_BATCH);
        while (true) {
            try {
                batch.add(queue.take());
                queue.drainTo(batch, MOST_IN_BATCH - 1);
                commit(batch);
            } catch (InterruptedException e) {
                // Closed, and flushed before.
                return;
            } catch (Throwable e) {
                // Whoever waits for room or for a commit would do so for ever if this thread were gone.
                fail(batch, e);
            } finally {
                // By index: where memory is lacking, nothing can be made for it.
                for (int i = 0; i < batch.size(); i++) {
                    room.release(batch.get(i).kilobytes());
                }
                batch.clear();
            }
        }
    }

    private void commit(List<Entry> batch) {
        Throwable known = failure;
        if (known != null) {
            throw thrown(known);
        }
        List<Entry> cases =
                batch.stream().filter(entry -> entry.heard() != null).toList();
        if (!cases.isEmpty() && database.compute(connection -> insert(connection, cases))) {
            // What came in is safe; nothing more is taken.
            failure = new StoreException(
                    "somebody has stopped this run from elsewhere; what is judged is kept, and it can go on");
        }
        batch.forEach(entry -> entry.safe().complete(null));
    }

    private void fail(List<Entry> batch, Throwable cause) {
        Throwable reason = cause instanceof StoreException || cause instanceof Error
                ? cause
                : new StoreException("a result cannot be stored: " + cause.getMessage(), cause);
        failure = reason;
        try {
            batch.forEach(entry -> entry.safe().completeExceptionally(reason));
        } catch (OutOfMemoryError e) {
            // They look at the failure themselves.
            return;
        }
    }

    /** Returns whether somebody wants the run to stop. */
    private boolean insert(Connection connection, List<Entry> batch) throws SQLException {
        try (PreparedStatement results = connection.prepareStatement(RESULT);
                PreparedStatement documents = connection.prepareStatement(DOCUMENT);
                PreparedStatement counted = connection.prepareStatement(COUNTED)) {
            for (Entry entry : batch) {
                JudgedCase heard = entry.heard();
                if (heard != null) {
                    addResult(results, heard, entry.at());
                    addDocument(documents, heard);
                    for (String receipt : heard.result().expense().receipts()) {
                        counted.setString(1, receipt);
                        counted.addBatch();
                    }
                }
            }
            results.executeBatch();
            documents.executeBatch();
            counted.executeBatch();
        }
        return Sql.first(connection, row -> row.getString(1) != null, STOPPING, run)
                .orElse(false);
    }

    private void addResult(PreparedStatement row, JudgedCase heard, String at) throws SQLException {
        RecordedResult result = heard.result();
        Expense expense = result.expense();
        row.setLong(1, run);
        row.setLong(2, heard.ordinal());
        row.setString(3, PlainText.of(result.id()));
        row.setString(4, heard.contentHash());
        row.setString(5, result.status().word());
        row.setString(
                6,
                result.verdict().flatMap(headline::findLabel).map(PlainText::of).orElse(null));
        row.setObject(
                7, database.number(result.verdict().flatMap(headline::findScore).orElse(null)));
        row.setLong(8, expense.calls());
        row.setLong(9, expense.inputTokens());
        row.setLong(10, expense.outputTokens());
        row.setObject(11, database.number(expense.cost()));
        row.setLong(12, expense.unpriced());
        row.setLong(13, expense.waited().toMillis());
        row.setString(14, at);
        row.setLong(15, result.doubt().map(doubt -> doubt.answers().size()).orElse(0));
        row.setLong(16, result.doubt().filter(Doubt::hangs).isPresent() ? 1 : 0);
        row.addBatch();
    }

    private void addDocument(PreparedStatement row, JudgedCase heard) throws SQLException {
        row.setLong(1, run);
        row.setLong(2, heard.ordinal());
        row.setString(3, heard.record());
        row.setString(4, heard.line());
        row.addBatch();
    }

    /** Keeps what was given, and ends; whoever wants to know whether that went well flushes first. */
    @Override
    public void close() {
        try {
            if (failure == null) {
                flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            thread.interrupt();
            claim.close();
        }
    }
}
