package dev.assize.runs.review;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Epoch;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.util.Map;

/** A run with the cases that people answered as they are ruled now; all others as they were. */
public final class ReviewedRun implements RecordedRun {

    private final StoredRun original;
    private final Map<Long, RecordedResult> ruledAgain;
    private final Epoch epoch;

    /** @param epoch of whatever is ruled with people's answers */
    ReviewedRun(StoredRun original, Map<Long, RecordedResult> ruledAgain, Epoch epoch) {
        this.original = original;
        this.ruledAgain = ruledAgain;
        this.epoch = epoch;
    }

    @Override
    public String name() {
        return original.name();
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        original.forEach(recorded -> {
            RecordedResult now = ruledAgain.get(recorded.ordinal());
            visitor.visit(new RecordedCase(
                    recorded.ordinal(), recorded.record(), now == null ? untouched(recorded.result()) : now));
        });
    }

    /** Where people said nothing, a new ruling with their answers is the old one. */
    private RecordedResult untouched(RecordedResult before) {
        ObjectNode line = before.line().deepCopy();
        line.put("epoch", epoch.hash());
        return new RecordedResult(
                before.id(),
                before.judge(),
                before.version(),
                epoch,
                before.status(),
                before.form(),
                before.findings(),
                before.answers(),
                before.expense(),
                before.doubting(),
                before.problem(),
                line);
    }
}
