package dev.assize.runs.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.result.RecordedResult;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A case with its result.
 *
 * @param ordinal the place of the case in its run, from 0
 * @param record the case as it was judged, its fields mapped; null where only results were kept
 */
public record RecordedCase(long ordinal, @Nullable ObjectNode record, RecordedResult result) {

    public Optional<ObjectNode> subject() {
        return Optional.ofNullable(record);
    }
}
