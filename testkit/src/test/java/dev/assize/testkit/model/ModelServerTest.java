package dev.assize.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ModelServerTest {

    private static final String CHAT = """
            {"model": "m", "messages": [{"role": "system", "content": "Be brief."},
             {"role": "user", "content": [{"type": "text", "text": "%s"}]}],
             "response_format": {"type": "json_schema", "json_schema": {"name": "r", "schema": {"type": "object"}}}}""";

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Test
    void speaksChatCompletions() throws Exception {
        try (ModelServer server =
                ModelServer.saying(asked -> asked.system() + "|" + asked.user()).start()) {
            HttpResponse<String> response = post(server.url("/v1/chat/completions"), CHAT.formatted("Hi."));

            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.body())
                    .contains("\"content\":\"Be brief.|Hi.\"")
                    .contains("\"finish_reason\":\"stop\"")
                    .contains("\"prompt_tokens\":3,\"completion_tokens\":4");
            assertThat(server.last().schema()).map(Object::toString).contains("{\"type\":\"object\"}");
            assertThat(server.last().model()).isEqualTo("m");
            assertThat(server.requests()).isEqualTo(1);
            assertThat(server.answered()).isEqualTo(1);
        }
    }

    @Test
    void speaksAnthropicMessages() throws Exception {
        try (ModelServer server =
                ModelServer.saying(asked -> asked.system() + "|" + asked.user()).start()) {
            HttpResponse<String> response = post(server.url("/v1/messages"), """
                    {"model": "c", "system": [{"type": "text", "text": "Be brief."}],
                     "messages": [{"role": "user", "content": [{"type": "text", "text": "Hi."}]}]}""");

            assertThat(response.body())
                    .contains("\"content\":[{\"type\":\"text\",\"text\":\"Be brief.|Hi.\"}]")
                    .contains("\"stop_reason\":\"end_turn\"")
                    .contains("\"input_tokens\":3,\"output_tokens\":4");
        }
    }

    @Test
    void answersPipelinedRequestsInTheirOrder() throws Exception {
        try (ModelServer server = ModelServer.saying(ReceivedRequest::user)
                        .faults(Faults.inOrder(Fault.late(Duration.ofMillis(20))))
                        .start();
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(10_000);
            String both = request(CHAT.formatted("first")) + request(CHAT.formatted("second"));
            socket.getOutputStream().write(both.getBytes(StandardCharsets.UTF_8));
            String last = request(CHAT.formatted("third")).replace("Host: x", "Connection: close");
            socket.getOutputStream().write(last.getBytes(StandardCharsets.UTF_8));
            String replies = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(replies).containsSubsequence("\"first\"", "\"second\"", "\"third\"");
        }
    }

    @Test
    void servesManyAtOnceAndCountsThem() throws Exception {
        try (ModelServer server = ModelServer.saying(ReceivedRequest::user).start()) {
            server.hold();
            List<CompletableFuture<HttpResponse<String>>> calls = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                calls.add(client.sendAsync(
                        call(server.url("/v1/chat/completions"), CHAT.formatted("n" + i)),
                        HttpResponse.BodyHandlers.ofString()));
            }
            server.awaitRequests(20);
            assertThat(server.mostConcurrent()).isEqualTo(20);
            assertThat(calls).noneMatch(CompletableFuture::isDone);
            server.release();
            for (int i = 0; i < 20; i++) {
                assertThat(calls.get(i).get().body()).contains("\"n" + i + "\"");
            }
        }
    }

    @Test
    void demandsItsKey() throws Exception {
        try (ModelServer server = ModelServer.saying(asked -> "ok").key("right").start()) {
            assertThat(post(server.url("/v1/chat/completions"), CHAT.formatted("x"))
                            .statusCode())
                    .isEqualTo(401);
        }
    }

    @Test
    void refusesOtherPathsAndBodiesThatAreNoJson() throws Exception {
        try (ModelServer server = ModelServer.saying(asked -> "ok").start()) {
            assertThat(post(server.url("/v1/nothing"), "{}").statusCode()).isEqualTo(404);
            assertThat(post(server.url("/v1/chat/completions"), "{").statusCode())
                    .isEqualTo(400);
            assertThat(server.requests()).isEqualTo(2);
            assertThat(server.received()).isEmpty();
        }
    }

    @Test
    void remembersAsManyRequestsAsItIsTold() throws Exception {
        try (ModelServer server =
                ModelServer.saying(asked -> "ok").remembering(1).start()) {
            post(server.url("/v1/chat/completions"), CHAT.formatted("first"));
            post(server.url("/v1/chat/completions"), CHAT.formatted("second"));
            assertThat(server.requests()).isEqualTo(2);
            assertThat(server.received()).singleElement().isEqualTo(server.last());
            assertThat(server.last().user()).contains("second");
        }
    }

    @Test
    void tellsWhenItsFunctionFails() {
        assertThatThrownBy(() -> {
                    try (ModelServer server = ModelServer.saying(asked -> {
                                throw new IllegalArgumentException("not scripted");
                            })
                            .start()) {
                        assertThat(post(server.url("/v1/chat/completions"), CHAT.formatted("x"))
                                        .statusCode())
                                .isEqualTo(500);
                    }
                })
                .isInstanceOf(IllegalStateException.class)
                .cause()
                .hasMessage("not scripted");
    }

    @Nested
    class FailsAsTold {

        @Test
        void withAStatusInTheFormOfTheProtocol() throws Exception {
            HttpResponse<String> response = fail(Fault.tooManyRequests(Duration.ofSeconds(7)));
            assertThat(response.statusCode()).isEqualTo(429);
            assertThat(response.headers().firstValue("retry-after")).contains("7");
            assertThat(response.body()).contains("\"error\":{\"message\":\"rate limit reached\"");
            assertThat(fail(Fault.status(529)).statusCode()).isEqualTo(529);
        }

        @Test
        void withAResetConnection() {
            assertThatThrownBy(() -> fail(Fault.reset())).isInstanceOf(IOException.class);
        }

        @Test
        void withABodyThatIsNoJson() throws Exception {
            assertThat(fail(Fault.garbageBody()).body()).startsWith("<html>");
            assertThat(fail(Fault.truncatedJson()).body()).startsWith("{\"id\"").doesNotEndWith("}");
        }

        @Test
        void withABodyThatBreaksOff() {
            assertThatThrownBy(() -> fail(Fault.truncatedBody())).isInstanceOf(IOException.class);
        }

        @Test
        void withAResponseInDrops() throws Exception {
            assertThat(fail(Fault.drip(5, Duration.ofMillis(2))).body()).contains("\"content\":\"ok then\"");
        }

        @Test
        void withAResponseThatComesTooLate() {
            assertThatThrownBy(() -> fail(Fault.late(Duration.ofSeconds(30)), "late"))
                    .isInstanceOf(HttpTimeoutException.class);
        }

        @Test
        void withTextThatIsCutOff() throws Exception {
            assertThat(fail(Fault.cutOff()).body())
                    .contains("\"content\":\"ok \"")
                    .contains("\"finish_reason\":\"length\"");
            assertThat(fail(Fault.saying(text -> "no " + text)).body()).contains("\"content\":\"no ok then\"");
        }

        @Test
        void andGoesOnAfterwards() throws Exception {
            try (ModelServer server = ModelServer.saying(asked -> "ok")
                    .faults(Faults.inOrder(Fault.status(500)))
                    .start()) {
                String url = server.url("/v1/chat/completions");
                assertThat(post(url, CHAT.formatted("x")).statusCode()).isEqualTo(500);
                assertThat(post(url, CHAT.formatted("x")).statusCode()).isEqualTo(200);
                assertThat(server.requests()).isEqualTo(2);
                assertThat(server.answered()).isEqualTo(1);
            }
        }

        private HttpResponse<String> fail(Fault fault) throws IOException, InterruptedException {
            return fail(fault, "x");
        }

        private HttpResponse<String> fail(Fault fault, String text) throws IOException, InterruptedException {
            try (ModelServer server = ModelServer.saying(asked -> "ok then")
                    .faults(Faults.always(fault))
                    .start()) {
                return post(server.url("/v1/chat/completions"), CHAT.formatted(text));
            }
        }
    }

    @Nested
    class DrawnFaults {

        @Test
        void keepTheirSharesAndDependOnTheRequestNotOnItsTurn() {
            Faults.Drawn faults = Faults.drawn(7).with(0.05, Fault.status(429)).with(0.02, Fault.reset());
            Faults.Drawn again = Faults.drawn(7).with(0.05, Fault.status(429)).with(0.02, Fault.reset());
            Map<String, Integer> counts = new TreeMap<>();
            Map<Integer, String> drawn = new TreeMap<>();
            for (int i = 0; i < 10_000; i++) {
                String fault = faults.next(asked(i)).toString();
                counts.merge(fault, 1, Integer::sum);
                drawn.put(i, fault);
            }
            for (int i = 9_999; i >= 0; i--) {
                assertThat(again.next(asked(i))).hasToString(drawn.get(i));
            }
            assertThat(counts.get("status 429")).isBetween(430, 570);
            assertThat(counts.get("reset")).isBetween(150, 250);
        }

        @Test
        void strikeARepeatedRequestAnew() {
            Faults.Drawn faults = Faults.drawn(7).with(0.5, Fault.reset());
            List<String> repeats = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                repeats.add(faults.next(asked(1)).toString());
            }
            assertThat(repeats).contains("reset", "none");
        }

        private ReceivedRequest asked(int text) {
            return new ReceivedRequest(
                    1,
                    WireFormat.OLLAMA,
                    "/api/chat",
                    new TreeMap<>(),
                    "m",
                    "",
                    "",
                    null,
                    TextNode.valueOf("case " + text));
        }
    }

    private HttpResponse<String> post(String url, String body) throws IOException, InterruptedException {
        return client.send(call(url, body), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest call(String url, String body) {
        return HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofMillis(body.contains("late") ? 200 : 20_000))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    private static String request(String body) {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return "POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nContent-Length: " + length + "\r\n\r\n" + body;
    }
}
