package dev.assize.models.provider;

import dev.assize.models.chat.ReplySchema;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import java.math.BigDecimal;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * A protocol that providers speak, and how the library opens a model behind it. Calls are made once. Those that bring libraries
 * of their own are named in {@code META-INF/services/dev.assize.models.provider.Protocol}.
 */
public interface Protocol {

    /** What a schema is called in a request. */
    String SCHEMA_NAME = "reply";

    /** As the list of providers names it, in capital letters: {@code BEDROCK}. */
    String name();

    /** Whether a seed can be sent. */
    boolean isSeeded();

    /** Whether its calls go over the transport they are given. */
    default boolean usesTransport() {
        return true;
    }

    /** Opens a model; null settings are not sent. */
    ChatModel open(Endpoint to);

    /** Lets a call ask for replies that follow a schema. */
    default void demand(ReplySchema schema, ChatRequest.Builder call) {
        call.responseFormat(ResponseFormat.builder()
                .type(ResponseFormatType.JSON)
                .jsonSchema(JsonSchema.builder()
                        .name(SCHEMA_NAME)
                        .rootElement(JsonRawSchema.from(schema.toString()))
                        .build())
                .build());
    }

    /** Providers that speak it and are in no list of ours. */
    default List<Provider> providers() {
        return List.of();
    }

    /**
     * Where a model is, and how it is to be called.
     *
     * @param key null when there is none
     * @param strict whether the provider can be asked to enforce the schema to the letter
     */
    record Endpoint(
            HttpClientBuilder http,
            String baseUrl,
            @Nullable String key,
            String model,
            ModelSettings settings,
            boolean strict) {

        Endpoint over(HttpClientBuilder other) {
            return new Endpoint(other, baseUrl, key, model, settings, strict);
        }

        Endpoint lenient() {
            return new Endpoint(http, baseUrl, key, model, settings, false);
        }

        public @Nullable Double temperature() {
            BigDecimal temperature = settings.temperature();
            return temperature == null ? null : temperature.doubleValue();
        }
    }

    /** The protocol of that name; one that nobody has brought along opens nothing, and says so. */
    static Protocol named(String name) {
        for (StandardProtocol known : StandardProtocol.values()) {
            if (known.name().equals(name)) {
                return known;
            }
        }
        for (Protocol brought : ServiceLoader.load(Protocol.class)) {
            if (brought.name().equals(name)) {
                return brought;
            }
        }
        return new MissingProtocol(name);
    }
}
