package dev.assize.runs.cache;

import dev.assize.runs.store.Database;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Answers in the store, beside the runs. Threads share it: whoever comes to write while another does so leaves the answers
 * in a queue, and the next writer commits all that is in it. So each answer is safe when {@link #keep} returns, and when
 * many come at once they share the commits: a commit costs more than what is in it, so two of them begin at least
 * {@link #BETWEEN_COMMITS} apart, and whoever comes in between shares the second. An answer that comes alone waits for nothing.
 */
public final class StoredAnswers implements AnswerCache {

    private static final Duration BETWEEN_COMMITS = Duration.ofMillis(20);

    private static final String KEEP =
            "INSERT INTO kept_answer (key, answerer, asks, content, nanodollars, input_tokens, output_tokens, kept_at_ms,"
                    + " calls, unpriced_calls, counted)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING";
    private static final String CREDIT =
            "INSERT INTO kept_answer_use (answerer, hits, nanodollars, input_tokens, output_tokens)"
                    + " VALUES (?, ?, ?, ?, ?) ON CONFLICT (answerer) DO UPDATE SET"
                    + " hits = kept_answer_use.hits + excluded.hits,"
                    + " nanodollars = kept_answer_use.nanodollars + excluded.nanodollars,"
                    + " input_tokens = kept_answer_use.input_tokens + excluded.input_tokens,"
                    + " output_tokens = kept_answer_use.output_tokens + excluded.output_tokens";
    /** Answers that wait to be written together, and who waits for it. */
    private static final class Batch {
        private final Thread owner = Thread.currentThread();
        private final List<CacheEntry> answers;
        private volatile boolean written;

        Batch(List<CacheEntry> answers) {
            this.answers = answers;
        }
    }

    private final Database database;
    private final KnownKeys known;
    private final AnswerLookups lookups;
    private final ConcurrentLinkedQueue<Batch> queue = new ConcurrentLinkedQueue<>();
    private final ReentrantLock writing = new ReentrantLock();
    private final Map<String, CacheUse> uses = new TreeMap<>();
    private volatile boolean countedByResults;

    /** When the last commit began; under the lock of writing. */
    private long lastCommit = System.nanoTime() - BETWEEN_COMMITS.toNanos();

    /** Statements are made once for a connection: making one takes as long as running it. Under the lock of writing. */
    private @Nullable Statements statements;

    /**
     * From now on an answer is taken as counted only once a result is stored that says what it cost: the store of results
     * marks it in the same transaction. Without one nobody would ever do so.
     */
    public void leaveCountingToResults() {
        countedByResults = true;
    }

    /** @param database stays open when this is closed */
    public StoredAnswers(Database database) {
        this.database = database;
        this.known = new KnownKeys(database, System::nanoTime);
        this.lookups = new AnswerLookups(database, known);
    }

    @Override
    public Map<AnswerKey, CacheEntry> find(Collection<AnswerKey> keys) {
        return lookups.find(keys);
    }

    @Override
    public void keep(List<CacheEntry> answers) {
        Batch mine = new Batch(answers);
        queue.add(mine);
        boolean interrupted = false;
        try {
            while (!mine.written) {
                if (writing.tryLock()) {
                    writeUnlessWritten(mine);
                } else {
                    LockSupport.park(this);
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void writeUnlessWritten(Batch mine) {
        try {
            if (!mine.written) {
                awaitOthers();
                writeAll();
            }
        } finally {
            if (!mine.written) {
                queue.remove(mine);
            }
            release();
        }
    }

    /**
     * Lets the first who waits write next. Those whose answers are written go on by themselves: were they to take the lock one after the
     * other, only to learn it, hundreds of them would hold up the next commit.
     */
    private void release() {
        writing.unlock();
        Batch next = queue.peek();
        if (next != null) {
            LockSupport.unpark(next.owner);
        }
    }

    /** Whoever comes meanwhile is written with this one. */
    private void awaitOthers() {
        long until = lastCommit + BETWEEN_COMMITS.toNanos();
        for (long left = until - System.nanoTime(); left > 0; left = until - System.nanoTime()) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            LockSupport.parkNanos(left);
        }
    }

    /** Commits all that waits. What fails goes back into the queue, so that its owner tries for itself and is told. */
    private void writeAll() {
        List<Batch> batches = new ArrayList<>();
        for (Batch batch = queue.poll(); batch != null; batch = queue.poll()) {
            batches.add(batch);
        }
        boolean safe = false;
        lastCommit = System.nanoTime();
        try {
            database.write(connection -> write(connection, batches));
            safe = true;
        } finally {
            if (safe) {
                for (Batch batch : batches) {
                    batch.written = true;
                    LockSupport.unpark(batch.owner);
                }
                uses.clear();
            } else {
                known.forget();
                queue.addAll(batches);
            }
        }
    }

    private void write(Connection connection, List<Batch> batches) throws SQLException {
        Statements made = statements;
        if (made == null || made.connection != connection) {
            made = new Statements(connection, connection.prepareStatement(KEEP), connection.prepareStatement(CREDIT));
            statements = made;
        }
        known.learn(connection);
        PreparedStatement insert = made.insert;
        insert.clearBatch();
        for (Batch batch : batches) {
            for (CacheEntry answer : batch.answers) {
                known.add(answer.key());
                insert.setString(1, answer.key().hash());
                insert.setString(2, answer.answerer());
                insert.setString(3, answer.asks());
                insert.setString(4, answer.content());
                setWorth(insert, 5, answer.worth());
                insert.setLong(8, answer.at().toEpochMilli());
                insert.setLong(9, answer.usage().calls());
                insert.setLong(10, answer.usage().unpriced());
                insert.setLong(11, countedByResults && !answer.usage().counted() ? 0 : 1);
                insert.addBatch();
            }
        }
        if (!batches.isEmpty()) {
            insert.executeBatch();
            known.wrote(connection);
        }
        if (!uses.isEmpty()) {
            writeUses(made.credit);
        }
    }

    private void writeUses(PreparedStatement credit) throws SQLException {
        credit.clearBatch();
        for (Map.Entry<String, CacheUse> use : uses.entrySet()) {
            credit.setString(1, use.getKey());
            credit.setLong(2, use.getValue().hits());
            setWorth(credit, 3, use.getValue().saved());
            credit.addBatch();
        }
        credit.executeBatch();
    }

    /** What is written with, on the one connection that writes; closed with it. */
    private record Statements(Connection connection, PreparedStatement insert, PreparedStatement credit) {}

    private static void setWorth(PreparedStatement row, int column, Cost worth) throws SQLException {
        row.setLong(column, worth.nanodollars());
        row.setLong(column + 1, worth.inputTokens());
        row.setLong(column + 2, worth.outputTokens());
    }

    @Override
    public void credit(String answerer, long hits, Cost saved) {
        writing.lock();
        try {
            uses.merge(answerer, new CacheUse(hits, saved), CacheUse::plus);
        } finally {
            release();
        }
    }

    @Override
    public List<Holding> holdings() {
        flush();
        return database.<List<Holding>>read(AnswerHoldings::list);
    }

    @Override
    public Tally count(Selection selection) {
        return database.<Tally>read(connection -> AnswerHoldings.count(connection, selection));
    }

    @Override
    public Tally prune(Selection selection) {
        flush();
        writing.lock();
        try {
            known.forget();
            return database.<Tally>compute(connection -> AnswerHoldings.prune(connection, selection));
        } finally {
            release();
        }
    }

    private void flush() {
        writing.lock();
        try {
            if (!uses.isEmpty() || !queue.isEmpty()) {
                writeAll();
            }
        } finally {
            release();
        }
    }

    /** Writes the counts that are left. */
    @Override
    public void close() {
        flush();
    }
}
