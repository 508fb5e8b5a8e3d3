package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import org.jspecify.annotations.Nullable;

/**
 * What rules said to a question whose right answer is known.
 *
 * @param asks the kind of question
 * @param key the kind of evidence with what was said, as the table keeps it; null when the answer was withheld
 * @param measure how much of that evidence there was; null where there is no measure
 * @param said as labels tell it; empty when withheld
 */
record Observation(
        String set,
        String document,
        String asks,
        @Nullable String key,
        @Nullable Double measure,
        String said,
        String truth) {

    boolean isGiven() {
        return key != null;
    }

    boolean isRight() {
        return said.equals(truth);
    }

    ObjectNode toJson() {
        ObjectNode written = Json.object()
                .put("set", set)
                .put("document", document)
                .put("asks", asks)
                .put("said", said)
                .put("truth", truth);
        if (key != null) {
            written.put("key", key);
        }
        if (measure != null) {
            written.put("measure", measure);
        }
        return written;
    }

    static Observation read(JsonNode written) {
        return new Observation(
                written.path("set").asText(),
                written.path("document").asText(),
                written.path("asks").asText(),
                written.has("key") ? written.path("key").asText() : null,
                written.has("measure") ? written.path("measure").doubleValue() : null,
                written.path("said").asText(),
                written.path("truth").asText());
    }
}
