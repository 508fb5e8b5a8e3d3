package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.SourcePlace;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a model replied to one case, as somebody kept it.
 *
 * @param id the case; blank when the reply does not say
 * @param content an object, or text that should hold one
 */
record GivenReply(String id, SourcePlace place, JsonNode content) {

    /** The verdict in it. {@code unwrap} finds an object in fenced or chatty text. */
    Optional<ObjectNode> document(Function<String, Optional<ObjectNode>> unwrap) {
        if (content instanceof ObjectNode object) {
            return Optional.of(object);
        }
        return content.isTextual() ? unwrap.apply(content.textValue()) : Optional.empty();
    }
}
