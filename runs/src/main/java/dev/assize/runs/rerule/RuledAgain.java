package dev.assize.runs.rerule;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedAnswerer;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.internal.OrderedWork;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.runner.Workers;
import java.io.IOException;

/**
 * A run as the current judge rules on its recorded answers, case by case as it is looked at. Cases are heard on several
 * threads and shown in their order; a few wait at a time, so memory does not grow with the run.
 */
public final class RuledAgain implements RecordedRun {

    /** About what a field of a result line takes, in bytes; most of it are answers. */
    private static final long LINE_FIELD = 1024;

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
        public long same() {
            return cases - changed;
        }

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
        Workers workers = Workers.computing(threads);
        OrderedWork<Ruled> work = new OrderedWork<>(workers.start(), workers.window(), false, ruled -> {
            show(ruled, visitor);
            return true;
        });
        try {
            work.run(() -> original.forEach(recorded -> {
                requireRecord(recorded);
                add(work, recorded);
            }));
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private record Ruled(RecordedCase before, RecordedResult after) {}

    private void add(OrderedWork<Ruled> work, RecordedCase recorded) throws IOException {
        try {
            work.add(
                    recorded.result().line().size() * LINE_FIELD,
                    () -> new Ruled(recorded, reruling.rule(recorded.record(), recorded.result())));
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static IOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IOException("interrupted while cases were ruled again", e);
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

    private void show(Ruled ruled, CaseVisitor visitor) throws IOException {
        RecordedResult before = ruled.before().result();
        RecordedResult after = ruled.after();
        tally = tally.plus(!bare(before).equals(bare(after)), isUnanswered(before, after));
        visitor.visit(new RecordedCase(ruled.before().ordinal(), ruled.before().record(), after));
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
