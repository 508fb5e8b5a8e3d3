package dev.assize.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The Model Context Protocol over two streams: JSON-RPC 2.0, one message on each line. Whatever a line holds, the next one is read; a
 * request that is none is answered with what is wrong with it. Calls of tools are made side by side, and answered as they are ready.
 */
final class AssistantServer {

    /** The newest first. What is offered here has not changed from one to the next. */
    private static final List<String> VERSIONS = List.of("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05");

    private static final String INSTRUCTIONS =
            "Judges what language models produced: list_judges tells which judges there are, judge_case judges one"
                    + " case and explains the verdict, read_run tells what a stored run came to.";

    private static final int NO_JSON = -32700;
    private static final int NO_REQUEST = -32600;
    private static final int NO_METHOD = -32601;
    private static final int WRONG_PARAMETERS = -32602;

    /** A message that cannot be answered as it was meant. */
    private static final class Mistake extends Exception {
        private final int code;

        Mistake(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    private final String version;
    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final SentMessages sent;
    private final ToolCalls calls;

    /** @param log where mistakes of ours are told; the protocol's own stream is for messages alone */
    AssistantServer(String version, List<Tool> tools, OutputStream out, Appendable log) {
        this.version = version;
        tools.forEach(tool -> this.tools.put(tool.name(), tool));
        this.sent = new SentMessages(out);
        this.calls = new ToolCalls(sent, log);
    }

    /**
     * Answers until the other side closes its stream or reads no more. What was asked until then is still answered.
     *
     * @param patience how long that may take
     */
    void serve(InputStream in, Duration patience) throws IOException, InterruptedException {
        MessageLines lines = new MessageLines(in);
        Optional<MessageLines.Line> line = lines.next();
        while (line.isPresent() && !sent.isBroken()) {
            receive(line.get());
            line = lines.next();
        }
        calls.finish(patience);
    }

    private void receive(MessageLines.Line line) throws InterruptedException {
        if (line.tooLong()) {
            sent.refuse(null, NO_REQUEST, "a message has " + MessageLines.LONGEST / (1024 * 1024) + " MB at most");
        } else if (!line.text().isBlank()) {
            receive(line.text());
        }
    }

    private void receive(String text) throws InterruptedException {
        JsonNode message;
        try {
            message = Json.parse(text);
        } catch (JsonProcessingException e) {
            sent.refuse(null, NO_JSON, "a message is JSON on one line: " + JsonMistake.of(e));
            return;
        }
        JsonNode id = message.path("id");
        boolean answerable = id.isTextual() || id.isIntegralNumber();
        try {
            if (!message.isObject()) {
                throw new Mistake(NO_REQUEST, "a message is one JSON object on one line; lists of them are not taken");
            }
            if (!message.has("method") && (message.has("result") || message.has("error"))) {
                // Nothing was asked of the other side.
                return;
            }
            if (message.has("id") && !answerable) {
                throw new Mistake(NO_REQUEST, "the id of a request is text or a whole number");
            }
            if (!message.path("jsonrpc").asText("").equals("2.0")
                    || !message.path("method").isTextual()) {
                throw new Mistake(NO_REQUEST, "a request has \"jsonrpc\": \"2.0\" and a method");
            }
            JsonNode parameters = message.path("params");
            if (!parameters.isMissingNode() && !parameters.isNull() && !parameters.isObject()) {
                throw new Mistake(WRONG_PARAMETERS, "\"params\" is an object");
            }
            ObjectNode given = parameters instanceof ObjectNode known ? known : Json.object();
            if (answerable) {
                answer(id, message.path("method").textValue(), given);
            } else if (message.path("method").textValue().equals("notifications/cancelled")) {
                calls.cancel(given.path("requestId"));
            }
        } catch (Mistake e) {
            sent.refuse(answerable ? id : null, e.code, String.valueOf(e.getMessage()));
        }
    }

    private void answer(JsonNode id, String method, ObjectNode parameters) throws Mistake, InterruptedException {
        switch (method) {
            case "initialize" -> sent.answer(id, greeting(parameters));
            case "ping" -> sent.answer(id, Json.object());
            case "tools/list" -> sent.answer(id, list());
            case "tools/call" -> call(id, parameters);
            default -> throw new Mistake(NO_METHOD, "there is no method \"" + method + "\" here");
        }
    }

    private ObjectNode greeting(ObjectNode parameters) {
        String asked = parameters.path("protocolVersion").asText("");
        ObjectNode greeting = Json.object().put("protocolVersion", VERSIONS.contains(asked) ? asked : VERSIONS.get(0));
        greeting.putObject("capabilities").putObject("tools").put("listChanged", false);
        greeting.putObject("serverInfo").put("name", "assize").put("version", version);
        return greeting.put("instructions", INSTRUCTIONS);
    }

    private ObjectNode list() {
        ObjectNode told = Json.object();
        ArrayNode list = told.putArray("tools");
        tools.values().forEach(tool -> list.add(tool.told()));
        return told;
    }

    private void call(JsonNode id, ObjectNode parameters) throws Mistake, InterruptedException {
        Tool tool = tools.get(parameters.path("name").asText(""));
        if (tool == null) {
            throw new Mistake(
                    WRONG_PARAMETERS, "\"name\" is that of a tool; there are " + String.join(", ", tools.keySet()));
        }
        JsonNode arguments = parameters.path("arguments");
        if (!arguments.isMissingNode() && !arguments.isNull() && !arguments.isObject()) {
            throw new Mistake(WRONG_PARAMETERS, "\"arguments\" is an object");
        }
        calls.begin(id, tool, arguments instanceof ObjectNode known ? known : Json.object());
    }
}
