package dev.assize.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** The messages that are sent, one on each line. Threads share it: a line is written under a lock. */
final class SentMessages {

    private final OutputStream out;
    private boolean broken;

    SentMessages(OutputStream out) {
        this.out = out;
    }

    void answer(JsonNode id, ObjectNode result) {
        ObjectNode message = Json.object().put("jsonrpc", "2.0");
        message.set("id", id);
        message.set("result", result);
        send(message);
    }

    /** @param id null where nobody can tell which request it was */
    void refuse(@Nullable JsonNode id, int code, String why) {
        ObjectNode message = Json.object().put("jsonrpc", "2.0");
        message.set("id", id);
        message.putObject("error").put("code", code).put("message", why);
        send(message);
    }

    private synchronized void send(ObjectNode message) {
        try {
            out.write(Json.writeLine(message));
            out.flush();
        } catch (IOException e) {
            // Nobody is there to be told.
            broken = true;
        }
    }

    /** Whether nobody reads any more. */
    synchronized boolean isBroken() {
        return broken;
    }
}
