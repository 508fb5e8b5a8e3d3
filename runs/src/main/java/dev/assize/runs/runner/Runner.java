package dev.assize.runs.runner;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.RowSequence;
import dev.assize.runs.internal.MemoryBudget;
import dev.assize.runs.internal.OrderedWork;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Hears cases on several threads and hands the results on in the order of the rows. Workers parse, judge,
 * render and keep what they have finished at once, whatever the cases before it do.
 */
public final class Runner {

    /** Of the memory there is: for the cases that are being judged. */
    private static final double JUDGED_PART = 0.5;

    /** How many bytes judging takes for each byte of a record: its text, its tree, what is read in it, the result. */
    private static final int JUDGED_FACTOR = 24;

    /** How many bytes a result that waits takes for each byte of it: it is kept as bytes and as a tree. */
    private static final int RESULT_FACTOR = 8;

    /** A result with the bytes that are written of it. */
    private static final class Rendered {
        private final RecordedResult result;
        private final byte[] bytes;

        /** What it takes while it waits. */
        private final long kilobytes;

        Rendered(RecordedResult result, byte[] bytes) {
            this.result = result;
            this.bytes = bytes;
            this.kilobytes = (long) bytes.length * RESULT_FACTOR / 1024;
        }
    }

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
        session.work.run(() -> session.feed(rows));
    }

    /** One run. Its workers share it; what changes is used by one thread alone, or safe for them. */
    private final class Session {
        private final ResultSink sink;
        private final Ledger ledger;
        private final OrderedWork<Optional<Rendered>> work;
        private final MemoryBudget judging = MemoryBudget.ofHeap(JUDGED_PART);
        private long delivered;

        Session(ResultSink sink, Ledger ledger) {
            this.sink = sink;
            this.ledger = ledger;
            this.work = new OrderedWork<>(workers.start(), workers.window(), ledger != Ledger.NONE, this::deliver);
        }

        void feed(RowSequence rows) throws InterruptedException {
            for (long ordinal = 0; !work.isOver() && selection.wantsMore(ordinal); ordinal++) {
                Optional<Row> row = rows.next();
                if (row.isEmpty()) {
                    return;
                }
                Optional<Ledger.Earlier> earlier = ledger.earlier(ordinal);
                long place = ordinal;
                work.add(row.get().size(), () -> judged(row.get(), place, earlier));
            }
        }

        private Optional<Rendered> judged(Row row, long ordinal, Optional<Ledger.Earlier> earlier)
                throws InterruptedException {
            long kilobytes = 1 + (long) row.size() * JUDGED_FACTOR / 1024;
            judging.take(kilobytes);
            try {
                return earlier.isPresent()
                        ? Optional.of(rendered(earlier.get().result(row.place(), () -> cases.record(row))))
                        : hear(row, ordinal);
            } finally {
                judging.giveBack(kilobytes);
            }
        }

        private Rendered rendered(RecordedResult result) {
            byte[] bytes = sink.render(result);
            Rendered rendered = new Rendered(result, bytes);
            work.hold(rendered.kilobytes);
            return rendered;
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

        /** False once there are as many as were wanted. */
        private boolean deliver(Optional<Rendered> next) throws IOException {
            if (next.isPresent()) {
                sink.accept(next.get().result, next.get().bytes);
                work.release(next.get().kilobytes);
                delivered++;
            }
            return delivered < selection.limit();
        }
    }
}
