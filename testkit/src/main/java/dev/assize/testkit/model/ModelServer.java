package dev.assize.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A language model on loopback. It speaks every {@link WireFormat} at its usual path, whatever comes before the path, and
 * says what its function says to the request it read.
 *
 * <pre>{@code
 * try (ModelServer server = ModelServer.saying(asked -> "{\"answer\": true}")
 *         .faults(Faults.inOrder(Fault.tooManyRequests(Duration.ofSeconds(1)), Fault.reset()))
 *         .start()) {
 *     // base URL: server.url("/v1")
 *     assertThat(server.received().get(0).system()).contains("…");
 * }
 * }</pre>
 *
 * <p>One thread serves all connections, so the function must not block; it costs about a tenth of a millisecond of
 * processor time per request. Safe for all threads: whatever they ask of it is guarded by its lock.
 */
public final class ModelServer implements AutoCloseable {

    private static final int REMEMBERED = 1000;
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final ObjectMapper JSON = new ObjectMapper();

    /** How a server behaves. */
    public record Setup(
            Function<ReceivedRequest, String> model,
            Duration latency,
            Faults faults,
            @Nullable String key,
            int remembered) {

        /** Every response starts this long after its request. */
        public Setup latency(Duration other) {
            return new Setup(model, other, faults, key, remembered);
        }

        public Setup faults(Faults other) {
            return new Setup(model, latency, other, key, remembered);
        }

        /** Requests that do not carry this key, wherever their protocol puts it, are answered with 401. */
        public Setup key(String demanded) {
            return new Setup(model, latency, faults, demanded, remembered);
        }

        /** How many of the latest requests {@link ModelServer#received} tells of; each takes tens of kilobytes. */
        public Setup remembering(int requests) {
            return new Setup(model, latency, faults, key, requests);
        }

        public ModelServer start() {
            return new ModelServer(this);
        }
    }

    private final Setup setup;
    private final ServerLoop loop;
    private final Thread thread;
    private final Deque<ReceivedRequest> received = new ArrayDeque<>();
    private int requests;
    private int answered;
    private int concurrent;
    private int mostConcurrent;
    private @Nullable RuntimeException broken;

    private ModelServer(Setup setup) {
        this.setup = setup;
        try {
            this.loop = new ServerLoop(new FrontDesk());
        } catch (IOException e) {
            throw new UncheckedIOException("No free port on loopback", e);
        }
        this.thread = new Thread(loop, "model-server");
        thread.setDaemon(true);
        thread.start();
    }

    /** A server that answers at once, without faults, whoever asks. */
    public static Setup saying(Function<ReceivedRequest, String> model) {
        return new Setup(model, Duration.ZERO, Faults.none(), null, REMEMBERED);
    }

    public int port() {
        return loop.port();
    }

    /** @param prefix what comes before the protocol's own path, such as {@code /v1} */
    public String url(String prefix) {
        return "http://127.0.0.1:" + port() + prefix;
    }

    /** Requests of any protocol so far, failed ones included. */
    public synchronized int requests() {
        return requests;
    }

    /** Requests to which the model's own text was sent, unspoiled. */
    public synchronized int answered() {
        return answered;
    }

    /** The most requests that were open at one moment. */
    public synchronized int mostConcurrent() {
        return mostConcurrent;
    }

    /** The latest requests, at most a thousand unless it was told otherwise, in the order they came in. */
    public synchronized List<ReceivedRequest> received() {
        return List.copyOf(received);
    }

    /** The latest request. */
    public synchronized ReceivedRequest last() {
        return received.getLast();
    }

    /** From now on requests are taken in, but nothing is sent until {@link #release}. */
    public void hold() {
        loop.hold();
    }

    /** Sends what was held back, and no longer holds anything back. */
    public void release() {
        loop.release();
    }

    /** Waits until so many requests have come in. */
    public synchronized void awaitRequests(int count) throws InterruptedException {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (requests < count) {
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new IllegalStateException(
                        requests + " requests came within " + TIMEOUT.toSeconds() + " s, expected " + count);
            }
            wait(left);
        }
    }

    /** Ends all connections; throws what the model's function threw, if it did. */
    @Override
    public void close() {
        loop.close();
        try {
            thread.join(TIMEOUT.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            if (broken != null) {
                throw new IllegalStateException("The function that speaks for the model failed", broken);
            }
        }
    }

    /** Turns requests into responses, on the thread of the loop. */
    private final class FrontDesk implements ServerLoop.Desk {

        @Override
        public Outgoing answer(Incoming request) {
            Optional<WireFormat> protocol = WireFormat.at(request.place());
            if (protocol.isEmpty() || !request.method().equals("POST")) {
                arrived(null);
                return refusal(
                        WireFormat.CHAT_COMPLETIONS, 404, "nothing at " + request.method() + " " + request.place());
            }
            JsonNode body;
            try {
                body = JSON.readTree(request.body());
            } catch (IOException e) {
                arrived(null);
                return refusal(protocol.get(), 400, "not JSON");
            }
            return answer(protocol.get(), asked(protocol.get(), request, body));
        }

        private Outgoing answer(WireFormat protocol, ReceivedRequest asked) {
            arrived(asked);
            if (setup.key != null && !carries(asked, setup.key)) {
                return refusal(protocol, 401, "no such key");
            }
            Fault fault = setup.faults.next(asked);
            String said;
            try {
                said = setup.model.apply(asked);
            } catch (RuntimeException e) {
                breakWith(e);
                return refusal(protocol, 500, e.toString());
            }
            Spoken spoken = fault.speak(new Spoken(said, false));
            WireFormat.Usage usage = WireFormat.Usage.of(asked.system() + asked.user(), spoken.text());
            byte[] reply =
                    protocol.reply(spoken, asked.model(), usage).toString().getBytes(StandardCharsets.UTF_8);
            if (fault == Fault.NONE) {
                countAnswer();
            }
            return fault.send(protocol, Outgoing.json(200, reply, setup.latency));
        }

        private Outgoing refusal(WireFormat protocol, int status, String message) {
            byte[] body = protocol.error(status, message).toString().getBytes(StandardCharsets.UTF_8);
            return Outgoing.json(status, body, setup.latency);
        }

        private ReceivedRequest asked(WireFormat protocol, Incoming request, JsonNode body) {
            return new ReceivedRequest(
                    requests() + 1,
                    protocol,
                    request.path(),
                    Collections.unmodifiableSortedMap(request.headers()),
                    protocol.model(request.place(), body),
                    protocol.system(body),
                    protocol.user(body),
                    protocol.form(body),
                    body);
        }

        private boolean carries(ReceivedRequest asked, String key) {
            return asked.header("authorization").equals("Bearer " + key)
                    || asked.header("x-api-key").equals(key)
                    || asked.header("api-key").equals(key)
                    || asked.header("x-goog-api-key").equals(key)
                    || asked.path().endsWith("key=" + key);
        }

        private void arrived(@Nullable ReceivedRequest asked) {
            synchronized (ModelServer.this) {
                requests++;
                concurrent++;
                mostConcurrent = Math.max(mostConcurrent, concurrent);
                if (asked != null) {
                    received.addLast(asked);
                }
                if (received.size() > setup.remembered) {
                    received.removeFirst();
                }
                ModelServer.this.notifyAll();
            }
        }

        private void countAnswer() {
            synchronized (ModelServer.this) {
                answered++;
            }
        }

        private void breakWith(RuntimeException e) {
            synchronized (ModelServer.this) {
                broken = broken == null ? e : broken;
            }
        }

        @Override
        public void finished() {
            synchronized (ModelServer.this) {
                concurrent--;
            }
        }
    }
}
