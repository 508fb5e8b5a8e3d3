package dev.assize.spark.job;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.spark.output.OutputFolder;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the case that ends the process whenever it is judged, so that the job can go on without it. What Java can catch is a
 * failed case anyway; this is for a process that is killed, mostly because the machine has no memory left.
 *
 * <p>An attempt that ended leaves behind what it marked. Large records are marked one by one from the first attempt on. Of the
 * others the second attempt marks blocks, and a later one marks each case of a block that an attempt ended in. A case on which two
 * attempts ended is not judged again; one that ended once may have had bad luck, as when its machine was switched off.
 */
final class CrashMarks {

    private static final int LARGE = 1024 * 1024;
    private static final int BLOCK = 1_000;
    private static final String CASE = "case ";
    private static final String IN_BLOCK = "block ";

    private final OutputFolder output;
    private final int part;
    private final int attempt;
    private final Map<Long, Integer> endedAt = new HashMap<>();
    private final Map<Long, Integer> endedIn = new HashMap<>();
    private boolean marked;
    private boolean alone;

    private CrashMarks(OutputFolder output, int part, int attempt) {
        this.output = output;
        this.part = part;
        this.attempt = attempt;
    }

    static CrashMarks of(OutputFolder output, int part, int attempt) throws IOException {
        CrashMarks marks = new CrashMarks(output, part, attempt);
        marks.read(attempt == 0 ? List.of() : output.marks(part));
        return marks;
    }

    private void read(List<String> earlier) {
        for (String mark : earlier) {
            if (mark.startsWith(CASE)) {
                long ordinal = Long.parseLong(mark.substring(CASE.length()));
                endedAt.merge(ordinal, 1, Integer::sum);
                endedIn.merge(ordinal / BLOCK, 1, Integer::sum);
            } else if (mark.startsWith(IN_BLOCK)) {
                endedIn.merge(Long.parseLong(mark.substring(IN_BLOCK.length())), 1, Integer::sum);
            }
        }
    }

    /** Called before a case is judged; says why it is not to be, when that is so. */
    Optional<CaseFailure> begin(long ordinal, int bytes) throws IOException {
        long block = ordinal / BLOCK;
        int ends = endedAt.getOrDefault(ordinal, 0);
        // Ended once on the case itself and once before in its block counts as twice.
        if (ends >= 2 || (ends == 1 && endedIn.getOrDefault(block, 0) >= 2)) {
            return Optional.of(new CaseFailure(
                    FailureKind.SETUP,
                    "the process that judged it ended each time, mostly for lack of memory; give executors more",
                    null));
        }
        boolean suspected = endedIn.containsKey(block);
        if (bytes >= LARGE || suspected) {
            mark(CASE + ordinal);
            alone = true;
        } else if (attempt == 0) {
            end();
        } else if (alone || !marked || ordinal % BLOCK == 0) {
            mark(IN_BLOCK + block);
            alone = false;
        }
        return Optional.empty();
    }

    private void mark(String what) throws IOException {
        output.mark(part, attempt, what);
        marked = true;
    }

    /** The part is done, or the case that was marked is. */
    void end() throws IOException {
        if (marked) {
            output.unmark(part, attempt);
            marked = false;
        }
    }
}
