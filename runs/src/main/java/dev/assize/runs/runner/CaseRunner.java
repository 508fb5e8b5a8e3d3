package dev.assize.runs.runner;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** From a row to its result: parse, map, name and hear. Threads share it: it holds nothing that changes. */
public final class CaseRunner {

    private final Hearing<?> hearing;
    private final FieldMap fields;
    private final CaseSelection selection;

    public CaseRunner(Hearing<?> hearing, FieldMap fields, CaseSelection selection) {
        this.hearing = hearing;
        this.fields = fields;
        this.selection = selection;
    }

    /** @param record null when the row holds none */
    record Heard(@Nullable ObjectNode record, CaseResult result) {}

    /** The result as its line tells it, a failure where memory does not suffice for the result; empty when the case is not selected. */
    public Optional<RecordedResult> result(Row row) {
        Optional<Heard> heard = run(row);
        if (heard.isEmpty()) {
            return Optional.empty();
        }
        CaseResult result = heard.get().result();
        try {
            return Optional.of(RecordedResult.of(result));
        } catch (OutOfMemoryError e) {
            return Optional.of(RecordedResult.of(tooLarge(result, row.place(), e)));
        }
    }

    /** The result of a row that is not to be judged at all, for a reason that is not in it. */
    public RecordedResult fail(Row row, CaseFailure reason) {
        SourcePlace place = row.place();
        String id = record(row).map(record -> CaseId.of(record, place)).orElse(place.toString());
        return RecordedResult.of(hearing.fail(id, reason, place));
    }

    /** Empty when the case is not selected. */
    Optional<Heard> run(Row row) {
        SourcePlace place = row.place();
        ObjectNode record;
        try {
            record = fields.apply(row.record());
        } catch (InvalidCase e) {
            return unread(place, hearing.refuse(place.toString(), e, place));
        } catch (CaseFailure e) {
            return unread(place, hearing.fail(place.toString(), e, place));
        } catch (OutOfMemoryError e) {
            return unread(place, hearing.fail(place.toString(), CaseFailure.ofMemory(e), place));
        }
        String id = CaseId.of(record, place);
        return selection.includes(id)
                ? Optional.of(new Heard(record, hearing.hear(id, record, place)))
                : Optional.empty();
    }

    private Optional<Heard> unread(SourcePlace place, CaseResult result) {
        return selection.includes(place.toString()) ? Optional.of(new Heard(null, result)) : Optional.empty();
    }

    /** The result of a case whose own result memory does not suffice for. */
    CaseResult tooLarge(CaseResult result, SourcePlace place, OutOfMemoryError reason) {
        return hearing.fail(result.id(), CaseFailure.ofMemory(reason).after(result.expense()), place);
    }

    /** The record of a row, its fields mapped; empty when it holds none. */
    Optional<ObjectNode> record(Row row) {
        try {
            return Optional.of(fields.apply(row.record()));
        } catch (InvalidCase e) {
            return Optional.empty();
        }
    }
}
