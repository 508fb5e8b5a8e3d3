package dev.assize.models.provider;

import dev.assize.core.json.Json;
import dev.assize.models.chat.ReplySchema;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import dev.langchain4j.model.chat.request.ChatRequest;
import java.time.Duration;
import java.util.Map;

/**
 * A call that goes nowhere. The library finds out how to write its classes as JSON, and how to read replies, when it first does
 * so; two hundred threads that begin together would each find it out for themselves, which takes seconds of processor time.
 */
final class WarmUp implements HttpClientBuilder, HttpClient {

    /** As chat completions answer. Protocols with other replies at least find out how to read theirs. */
    private static final String REPLY =
            "{\"id\":\"0\",\"object\":\"chat.completion\",\"created\":0,\"model\":\"warm-up\",\"choices\":[{\"index\":0,"
                    + "\"message\":{\"role\":\"assistant\",\"content\":\"{}\"},\"finish_reason\":\"stop\"}],"
                    + "\"usage\":{\"prompt_tokens\":1,\"completion_tokens\":1,\"total_tokens\":2}}";

    private WarmUp() {}

    static void of(Protocol protocol, Protocol.Endpoint stage) {
        ChatRequest.Builder call = request();
        protocol.demand(new ReplySchema(Json.object().put("type", "object")), call);
        try {
            protocol.open(stage.over(new WarmUp())).chat(call.build());
        } catch (RuntimeException e) {
            // A protocol whose replies look otherwise cannot read this one.
            return;
        }
    }

    static ChatRequest.Builder request() {
        return ChatRequest.builder().messages(SystemMessage.from("warm-up"), UserMessage.from("warm-up"));
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        return SuccessfulHttpResponse.builder()
                .statusCode(200)
                .headers(Map.of())
                .body(REPLY)
                .build();
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        throw new UnsupportedOperationException("Replies are read whole");
    }

    @Override
    public HttpClient build() {
        return this;
    }

    @Override
    public Duration connectTimeout() {
        return Duration.ZERO;
    }

    @Override
    public HttpClientBuilder connectTimeout(Duration ignored) {
        return this;
    }

    @Override
    public Duration readTimeout() {
        return Duration.ZERO;
    }

    @Override
    public HttpClientBuilder readTimeout(Duration ignored) {
        return this;
    }
}
