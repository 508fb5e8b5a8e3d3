package dev.assize.runs.runner;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import org.jspecify.annotations.Nullable;

/**
 * A case with its result, as text that can be kept.
 *
 * @param ordinal the place of its row in the data, from 0
 * @param contentHash stands for the record, fields mapped; empty when the row held none
 * @param record the case as it was judged, its fields mapped; null when the row held none
 * @param line the result line
 */
public record JudgedCase(
        long ordinal, String contentHash, @Nullable String record, String line, RecordedResult result) {

    public static JudgedCase of(long ordinal, @Nullable ObjectNode record, RecordedResult result) {
        String written = record == null ? null : Json.write(record);
        return new JudgedCase(ordinal, hash(written), written, result.lineText(), result);
    }

    static String hash(@Nullable String record) {
        return record == null ? "" : Hash.of(record);
    }
}
