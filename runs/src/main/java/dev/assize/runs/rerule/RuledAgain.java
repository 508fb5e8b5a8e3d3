package dev.assize.runs.rerule;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.json.Json;
import dev.assize.core.json.RecordedAnswer;
import dev.assize.core.json.RecordedAnswerer;
import dev.assize.core.json.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A run as the current judge rules on its recorded answers, case by case as it is looked at. Cases are heard on several
 * threads and shown in their order; a few wait at a time, so memory does not grow with the run.
 */
public final class RuledAgain implements RecordedRun {

    private static final int WAITING_PER_THREAD = 16;

    private final RecordedRun original;
    private final Reruling reruling;
    private final int threads;
    private Tally tally = new Tally(0, 0, 0);

    public RuledAgain(RecordedRun original, Judge<?> judge, int threads) {
        this.original = original;
        this.reruling = new Reruling(judge);
        this.threads = threads;
    }

    /**
     * What came of the last look through.
     *
     * @param changed cases of which anything is different but version, epoch and expense
     * @param unanswered cases with a question that was not asked then, or in other words
     */
    public record Tally(long cases, long changed, long unanswered) {
        Tally plus(boolean isChanged, boolean isUnanswered) {
            return new Tally(cases + 1, changed + (isChanged ? 1 : 0), unanswered + (isUnanswered ? 1 : 0));
        }
    }

    @Override
    public String name() {
        return original.name() + " (ruled again)";
    }

    public Tally tally() {
        return tally;
    }

    /** Throws {@link DatasetException} when the original kept no records. */
    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        tally = new Tally(0, 0, 0);
        ExecutorService pool = Executors.newFixedThreadPool(threads, RuledAgain::worker);
        Queue<Waiting> waiting = new ArrayDeque<>();
        try {
            original.forEach(recorded -> {
                requireRecord(recorded);
                waiting.add(
                        new Waiting(recorded, pool.submit(() -> reruling.rule(recorded.record(), recorded.result()))));
                if (waiting.size() >= threads * WAITING_PER_THREAD) {
                    show(waiting.remove(), visitor);
                }
            });
            while (!waiting.isEmpty()) {
                show(waiting.remove(), visitor);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private record Waiting(RecordedCase before, Future<RecordedResult> after) {}

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "assize-rerule");
        thread.setDaemon(true);
        return thread;
    }

    /** A row that held no record at all has nothing to be heard again; any other must have kept it. */
    private void requireRecord(RecordedCase recorded) {
        boolean unread = recorded.result().error().isPresent()
                && recorded.result().answers().isEmpty();
        if (recorded.record() == null && !unread) {
            throw DatasetException.of(
                    "cases",
                    original.name() + ": the case \""
                            + recorded.result().id()
                            + "\" comes without its record, and without it nothing can be ruled again; name a stored run, or give"
                            + " the cases");
        }
    }

    private void show(Waiting next, CaseVisitor visitor) throws IOException {
        RecordedResult before = next.before().result();
        RecordedResult after = result(next.after());
        tally = tally.plus(!bare(before).equals(bare(after)), isUnanswered(before, after));
        visitor.visit(new RecordedCase(next.before().ordinal(), next.before().record(), after));
    }

    private static RecordedResult result(Future<RecordedResult> work) throws IOException {
        try {
            return work.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while cases were ruled again", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A hearing tells of its failures in its result", e);
        }
    }

    /** As written: a whole number read back is of another class than the decimal that it was. */
    private static String bare(RecordedResult result) {
        ObjectNode line = result.line().deepCopy();
        line.remove("version");
        line.remove("epoch");
        line.remove("expense");
        return Json.write(line);
    }

    private static boolean isUnanswered(RecordedResult before, RecordedResult after) {
        return after.answers().stream()
                .filter(answer -> answer.by().equals(RecordedAnswerer.NAME))
                .map(RecordedAnswer::question)
                .anyMatch(id -> before.answers().stream()
                        .noneMatch(answer ->
                                answer.question().equals(id) && answer.by().equals(RecordedAnswerer.NAME)));
    }
}
