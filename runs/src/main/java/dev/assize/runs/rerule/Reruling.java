package dev.assize.runs.rerule;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedAnswerer;
import dev.assize.core.result.RecordedResult;
import org.jspecify.annotations.Nullable;

/** Hears one case again with the answers it got before. Threads share it: it holds nothing that changes. */
record Reruling(Judge<?> judge) {
    /** @param record null when the row held none; its result stays as it is, under the judge's present version */
    RecordedResult rule(@Nullable ObjectNode record, RecordedResult before) {
        Hearing<?> hearing = new Hearing<>(judge, RecordedAnswerer.of(before));
        if (record == null) {
            return kept(before, hearing.heading());
        }
        RecordedResult after = RecordedResult.of(hearing.hear(before.id(), record, place(before)));
        // A case that failed kept no answers: without them a new ruling can only tell that they are missing.
        boolean nothingLearnt = before.status() == Status.FAILED && after.status() == Status.UNDECIDED;
        return nothingLearnt ? kept(before, hearing.heading()) : after;
    }

    private static RecordedResult kept(RecordedResult before, CaseResult.Heading heading) {
        ObjectNode line = before.line().deepCopy();
        line.put("version", heading.version());
        line.put("epoch", heading.epoch().hash());
        return RecordedResult.read(line);
    }

    /** Where the record stood, as far as the result tells: only an error does. */
    private static @Nullable SourcePlace place(RecordedResult before) {
        var error = before.line().path("error");
        return error.path("file").isTextual() && error.path("line").isIntegralNumber()
                ? new SourcePlace(
                        error.path("file").textValue(),
                        error.path("line").longValue(),
                        error.path("nth").asLong(1))
                : null;
    }
}
