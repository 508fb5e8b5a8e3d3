package dev.assize.models.provider;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.models.chat.Chat;
import dev.assize.models.internal.http.Transport;
import java.io.UncheckedIOException;
import java.util.TreeMap;

/**
 * A model of chat completions that goes through all that a call goes through, but for the network, and says nothing. A process
 * is slow in whatever it does first; what is rehearsed while the arguments are still being read is quick when it counts.
 */
public final class Rehearsal {

    private static final String NOWHERE = "http://127.0.0.1/v1";
    private static final ModelName NAME = new ModelName("compatible", "rehearsal");

    private Rehearsal() {}

    public static Chat chat() {
        Transport transport = Transport.rehearsed(NOWHERE, Rehearsal::reply);
        Protocol protocol = StandardProtocol.OPENAI_COMPATIBLE;
        Protocol.Endpoint endpoint =
                new Protocol.Endpoint(transport, NOWHERE, null, NAME.model(), ModelSettings.DEFAULT, true);
        return new LibraryChat(
                NAME,
                new TreeMap<>(),
                SchemaMode.NATIVE,
                protocol,
                protocol.open(endpoint),
                protocol.open(endpoint.lenient()),
                new Diagnosis(
                        NAME,
                        Providers.require(NAME.provider()),
                        NOWHERE,
                        Secret.NONE,
                        ModelSettings.DEFAULT.timeout()));
    }

    /** What a model of chat completions replies to that request when it follows the schema and says nothing. */
    public static String reply(String request) {
        JsonNode schema = schema(request);
        ObjectNode reply = Json.object()
                .put("id", "rehearsal")
                .put("object", "chat.completion")
                .put("model", "rehearsal");
        ObjectNode choice =
                reply.putArray("choices").addObject().put("index", 0).put("finish_reason", "stop");
        choice.putObject("message").put("role", "assistant").put("content", Json.write(value("", schema)));
        reply.putObject("usage")
                .put("prompt_tokens", 1)
                .put("completion_tokens", 1)
                .put("total_tokens", 2);
        return Json.write(reply);
    }

    private static JsonNode value(String name, JsonNode schema) {
        if (schema.has("enum")) {
            return schema.path("enum").path(0);
        }
        return switch (schema.path("type").asText()) {
            case "object" -> {
                ObjectNode object = Json.object();
                schema.path("properties")
                        .properties()
                        .forEach(field -> object.set(field.getKey(), value(field.getKey(), field.getValue())));
                yield object;
            }
            case "array" -> Json.array();
            case "boolean" -> BooleanNode.valueOf(name.equals("can_tell"));
            case "integer", "number" -> IntNode.valueOf(1);
            default -> TextNode.valueOf("");
        };
    }

    private static JsonNode schema(String request) {
        try {
            return Json.parse(request).at("/response_format/json_schema/schema");
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
