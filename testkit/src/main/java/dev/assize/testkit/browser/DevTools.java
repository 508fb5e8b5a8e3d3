package dev.assize.testkit.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One connection over the DevTools protocol: commands with their answers, and the events in between. The socket's thread
 * and the test's thread share it; both only meet in concurrent maps and under the lock of the events.
 */
final class DevTools implements AutoCloseable {

    private static final long SECONDS = 60;

    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();
    private final List<JsonNode> events = new ArrayList<>();
    private final HttpClient client = HttpClient.newHttpClient();
    private @Nullable WebSocket socket;

    private DevTools() {}

    static DevTools connect(String address) throws IOException {
        DevTools tools = new DevTools();
        try {
            tools.socket = tools.client
                    .newWebSocketBuilder()
                    .buildAsync(URI.create(address), tools.new Listener())
                    .get(SECONDS, TimeUnit.SECONDS);
            return tools;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while connecting to " + address, e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("Cannot connect to " + address, e);
        }
    }

    /** @param session empty for the browser itself */
    JsonNode call(String session, String method, ObjectNode params) {
        int id = last.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        ObjectNode message = Json.object().put("id", id).put("method", method);
        message.set("params", params);
        if (!session.isEmpty()) {
            message.put("sessionId", session);
        }
        WebSocket open = socket;
        if (open == null) {
            throw new IllegalStateException("Not connected");
        }
        open.sendText(Json.write(message), true).join();
        JsonNode reply = await(answer, method);
        if (reply.has("error")) {
            throw new IllegalStateException(method + " failed: " + reply.path("error"));
        }
        return reply.path("result");
    }

    /** Waits until an event that was or will be seen fits. */
    JsonNode await(Predicate<JsonNode> fits, String what) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        synchronized (events) {
            while (true) {
                for (JsonNode event : events) {
                    if (fits.test(event)) {
                        return event;
                    }
                }
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0) {
                    throw new IllegalStateException("No " + what + " within " + SECONDS + " seconds");
                }
                waitForMore(left);
            }
        }
    }

    private void waitForMore(long millis) {
        try {
            events.wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    /** The events of a session seen so far. */
    List<JsonNode> events(String session) {
        synchronized (events) {
            return events.stream()
                    .filter(event -> event.path("sessionId").asText().equals(session))
                    .toList();
        }
    }

    private static JsonNode await(CompletableFuture<JsonNode> answer, String method) {
        try {
            return answer.get(SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted during " + method, e);
        } catch (ExecutionException | TimeoutException e) {
            throw Browser.failed("No answer to " + method, e);
        }
    }

    private void take(String message) {
        try {
            JsonNode node = Json.parse(message);
            CompletableFuture<JsonNode> answer =
                    node.has("id") ? waiting.remove(node.path("id").asInt()) : null;
            if (answer != null) {
                answer.complete(node);
                return;
            }
            synchronized (events) {
                events.add(node);
                events.notifyAll();
            }
        } catch (JsonProcessingException e) {
            throw Browser.failed("Chromium sent what is no JSON", e);
        }
    }

    @Override
    public void close() {
        WebSocket open = socket;
        if (open != null) {
            open.abort();
        }
    }

    /** Puts the pieces of messages together. */
    private final class Listener implements WebSocket.Listener {
        private final StringBuilder piece = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean whole) {
            piece.append(data);
            if (whole) {
                take(piece.toString());
                piece.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            waiting.values().forEach(answer -> answer.completeExceptionally(error));
        }
    }
}
