package dev.assize.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a client asked of the model, read from its protocol.
 *
 * @param number the first request is 1
 * @param path with the query, as it came
 * @param headers by lower-case name; a header that came twice has its values joined by a comma
 * @param model empty when the protocol names it nowhere
 * @param system all system or developer text, blocks joined by a line feed
 * @param user all user text, likewise
 * @param form the JSON Schema of the reply; null when none was sent
 * @param body the request as it was sent
 */
public record ReceivedRequest(
        int number,
        WireFormat protocol,
        String path,
        SortedMap<String, String> headers,
        String model,
        String system,
        String user,
        @Nullable JsonNode form,
        JsonNode body) {

    public Optional<JsonNode> schema() {
        return Optional.ofNullable(form);
    }

    /** The value of a header, empty when it is missing. */
    public String header(String name) {
        return headers.getOrDefault(name, "");
    }
}
