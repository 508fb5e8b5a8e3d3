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

/**
 * A call that goes nowhere. The library finds out how to write its classes as JSON when it first does so; two hundred threads
 * that begin together would each find it out for themselves, which takes seconds of processor time.
 */
final class WarmUp implements HttpClientBuilder, HttpClient {

    private static final class WarmUpDone extends RuntimeException {
        WarmUpDone() {
            super("Nothing is sent in a rehearsal", null, false, false);
        }
    }

    private WarmUp() {}

    static void of(Protocol wire, Protocol.Endpoint stage) {
        ChatRequest.Builder call =
                ChatRequest.builder().messages(SystemMessage.from("rehearsal"), UserMessage.from("rehearsal"));
        wire.demand(new ReplySchema(Json.object().put("type", "object")), call);
        try {
            wire.open(stage.over(new WarmUp())).chat(call.build());
        } catch (RuntimeException e) {
            // It ends like this every time: there is nobody to answer.
            return;
        }
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        throw new WarmUpDone();
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        throw new WarmUpDone();
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
