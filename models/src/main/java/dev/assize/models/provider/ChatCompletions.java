package dev.assize.models.provider;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.assize.core.json.Json;
import dev.assize.models.internal.http.HttpFailure;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.ContentFilteredException;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpMethod;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.openai.OpenAiChatRequestParameters;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Chat completions, as OpenAI and most others speak them, written and read without a mapper of objects, which takes longer for a
 * call than sending it does. The instructions are the same for thousands of calls, and are escaped once. Threads share it: what
 * changes is the text that was escaped last, which is one object.
 */
final class ChatCompletions implements ChatModel {

    private record Escaped(String text, String json) {}

    private final HttpClient http;
    private final String url;
    private final @Nullable String key;
    private final String beginning;
    private final String settings;
    private volatile Escaped instructions = new Escaped("", "\"\"");

    /** @param limitName how the server calls the limit of a reply */
    ChatCompletions(Protocol.Endpoint to, String limitName) {
        this.http = to.http().build();
        this.url = to.baseUrl().replaceFirst("/+$", "") + "/chat/completions";
        this.key = to.key();
        this.beginning = "{\"model\":" + quoted(to.model()) + ",\"messages\":[";
        this.settings = setting("temperature", to.temperature())
                + setting("seed", to.settings().seed())
                + setting(limitName, to.settings().maxOutputTokens());
    }

    private static String setting(String name, @Nullable Number value) {
        return value == null ? "" : ",\"" + name + "\":" + value;
    }

    private static String quoted(String text) {
        return Json.write(TextNode.valueOf(text));
    }

    @Override
    public ChatResponse chat(ChatRequest request) {
        HttpRequest.Builder call = HttpRequest.builder()
                .method(HttpMethod.POST)
                .url(url)
                .addHeader("Content-Type", "application/json")
                .addHeader("User-Agent", "assize");
        if (key != null) {
            call.addHeader("Authorization", "Bearer " + key);
        }
        return read(http.execute(call.body(body(request)).build()).body());
    }

    private String body(ChatRequest request) {
        StringBuilder body = new StringBuilder(8192).append(beginning);
        boolean first = true;
        for (ChatMessage message : request.messages()) {
            body.append(first ? "" : ",");
            first = false;
            if (message instanceof SystemMessage system) {
                body.append("{\"role\":\"system\",\"content\":").append(escaped(system.text()));
            } else if (message instanceof UserMessage user) {
                body.append("{\"role\":\"user\",\"content\":").append(quoted(user.singleText()));
            } else {
                throw new IllegalArgumentException("Only instructions and material are sent, not " + message.type());
            }
            body.append('}');
        }
        body.append(']').append(settings).append(",\"stream\":false");
        if (request.parameters() instanceof OpenAiChatRequestParameters own
                && own.customParameters().get(StandardProtocol.RESPONSE_FORMAT) instanceof RawValue format) {
            body.append(",\"")
                    .append(StandardProtocol.RESPONSE_FORMAT)
                    .append("\":")
                    .append(format.rawValue());
        }
        return body.append('}').toString();
    }

    private String escaped(String text) {
        Escaped last = instructions;
        if (!last.text().equals(text)) {
            last = new Escaped(text, quoted(text));
            instructions = last;
        }
        return last.json();
    }

    private static ChatResponse read(String reply) {
        JsonNode read = parse(reply);
        JsonNode choice = read.path("choices").path(0);
        JsonNode message = choice.path("message");
        if (!message.isObject() && read.hasNonNull("error")) {
            throw new HttpFailure(status(read.path("error").path("code")), reply, null);
        }
        if (!message.isObject()) {
            throw new IllegalStateException("A response without a message");
        }
        if (message.path("refusal").isTextual()) {
            throw new ContentFilteredException(message.path("refusal").textValue());
        }
        JsonNode content = message.path("content");
        return ChatResponse.builder()
                .aiMessage(AiMessage.builder()
                        .text(content.isTextual() ? content.textValue() : null)
                        .build())
                .finishReason(reason(choice.path("finish_reason").asText()))
                .tokenUsage(usage(read.path("usage")))
                .build();
    }

    /** Routers in front of providers send errors with status 200, and the provider's status inside; 200 where they do not tell it. */
    private static int status(JsonNode code) {
        return code.isInt() && code.asInt() >= 400 && code.asInt() < 600 ? code.asInt() : 200;
    }

    /** Null where the provider does not count, or counts what cannot be: a cost of that would be no lower bound of anything. */
    private static @Nullable TokenUsage usage(JsonNode usage) {
        JsonNode read = usage.path("prompt_tokens");
        JsonNode written = usage.path("completion_tokens");
        return isCount(read) && isCount(written) ? new TokenUsage(read.asInt(), written.asInt()) : null;
    }

    private static boolean isCount(JsonNode tokens) {
        return !tokens.isNumber() || (tokens.canConvertToInt() && tokens.asInt() >= 0);
    }

    private static JsonNode parse(String reply) {
        try {
            return Json.parse(reply);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable FinishReason reason(String written) {
        return switch (written) {
            case "stop" -> FinishReason.STOP;
            case "length" -> FinishReason.LENGTH;
            case "content_filter" -> FinishReason.CONTENT_FILTER;
            default -> null;
        };
    }
}
