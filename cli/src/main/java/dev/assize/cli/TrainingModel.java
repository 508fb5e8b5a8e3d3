package dev.assize.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Plays a model for {@link ArchiveTraining}, on a port of this machine that nobody else can reach: every reply follows the
 * schema that was sent and says nothing. Its threads end with the process, or when it is closed.
 */
final class TrainingModel implements AutoCloseable {

    private static final String LENGTH = "content-length:";

    private final ServerSocket server;

    private TrainingModel(ServerSocket server) {
        this.server = server;
    }

    static TrainingModel start() throws IOException {
        TrainingModel model = new TrainingModel(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
        begin(model::accept);
        return model;
    }

    private static void begin(Runnable work) {
        Thread thread = new Thread(work, "assize-training");
        thread.setDaemon(true);
        thread.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getLocalPort() + "/v1";
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket caller = server.accept();
                begin(() -> serve(caller));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void serve(Socket caller) {
        try (caller) {
            InputStream in = new BufferedInputStream(caller.getInputStream());
            for (int length = bodyLength(in); length >= 0; length = bodyLength(in)) {
                byte[] body = reply(new String(in.readNBytes(length), StandardCharsets.UTF_8))
                        .getBytes(StandardCharsets.UTF_8);
                String head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + body.length
                        + "\r\n\r\n";
                caller.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                caller.getOutputStream().write(body);
            }
        } catch (IOException gone) {
            // Whoever called has hung up.
            return;
        }
    }

    /** Reads the head of a request; -1 when there is none. */
    private static int bodyLength(InputStream in) throws IOException {
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.equals("\0")) {
                return -1;
            }
            if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
                length = Integer.parseInt(line.substring(LENGTH.length()).strip());
            }
        }
        return length;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return "\0";
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    private static String reply(String request) throws JsonProcessingException {
        JsonNode schema = Json.parse(request).at("/response_format/json_schema/schema");
        ObjectNode reply = Json.object()
                .put("id", "training")
                .put("object", "chat.completion")
                .put("model", "training");
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

    @Override
    public void close() throws IOException {
        server.close();
    }
}
