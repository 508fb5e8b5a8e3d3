package dev.assize.models.provider;

import com.fasterxml.jackson.databind.util.RawValue;
import dev.assize.core.FailureKind;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ReplySchema;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel;
import dev.langchain4j.model.mistralai.MistralAiChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.openai.OpenAiChatRequestParameters;
import dev.langchain4j.model.openai.OpenAiResponsesChatModel;
import java.math.BigDecimal;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** A protocol that providers speak, and how the library opens a model behind it. Calls are made once. */
public enum Protocol {
    /** OpenAI itself, whose newer models know the limit of a reply by its second name only. */
    OPENAI(true) {
        @Override
        ChatModel open(Endpoint to) {
            return chatCompletions(to)
                    .maxCompletionTokens(to.settings().maxOutputTokens())
                    .build();
        }

        @Override
        void demand(ReplySchema schema, ChatRequest.Builder call) {
            demandRaw(schema, call);
        }
    },
    /** Other servers of chat completions; they know the limit of a reply by its first name. */
    OPENAI_COMPATIBLE(true) {
        @Override
        ChatModel open(Endpoint to) {
            return chatCompletions(to)
                    .maxTokens(to.settings().maxOutputTokens())
                    .build();
        }

        @Override
        void demand(ReplySchema schema, ChatRequest.Builder call) {
            demandRaw(schema, call);
        }
    },
    OPENAI_RESPONSES(false) {
        @Override
        ChatModel open(Endpoint to) {
            return OpenAiResponsesChatModel.builder()
                    .httpClientBuilder(to.http())
                    .baseUrl(to.baseUrl())
                    .apiKey(to.key())
                    .modelName(to.model())
                    .temperature(to.temperature())
                    .maxOutputTokens(to.settings().maxOutputTokens())
                    .strictJsonSchema(to.strict())
                    .store(false)
                    .build();
        }
    },
    ANTHROPIC(false) {
        @Override
        ChatModel open(Endpoint to) {
            Integer limit = to.settings().maxOutputTokens();
            return AnthropicChatModel.builder()
                    .httpClientBuilder(to.http())
                    .baseUrl(to.baseUrl())
                    .apiKey(to.key())
                    .modelName(to.model())
                    .temperature(to.temperature())
                    .maxTokens(limit == null ? ANTHROPIC_LIMIT : limit)
                    .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
                    .maxRetries(0)
                    .build();
        }
    },
    GEMINI(true) {
        @Override
        ChatModel open(Endpoint to) {
            return GoogleAiGeminiChatModel.builder()
                    .httpClientBuilder(to.http())
                    .baseUrl(to.baseUrl())
                    .apiKey(to.key())
                    .modelName(to.model())
                    .temperature(to.temperature())
                    .seed(to.settings().seed())
                    .maxOutputTokens(to.settings().maxOutputTokens())
                    .maxRetries(0)
                    .build();
        }
    },
    MISTRAL(true) {
        @Override
        ChatModel open(Endpoint to) {
            return MistralAiChatModel.builder()
                    .httpClientBuilder(to.http())
                    .baseUrl(to.baseUrl())
                    .apiKey(to.key())
                    .modelName(to.model())
                    .temperature(to.temperature())
                    .randomSeed(to.settings().seed())
                    .maxTokens(to.settings().maxOutputTokens())
                    .strictJsonSchema(to.strict())
                    .maxRetries(0)
                    .build();
        }
    },
    OLLAMA(true) {
        @Override
        ChatModel open(Endpoint to) {
            return OllamaChatModel.builder()
                    .httpClientBuilder(to.http())
                    .baseUrl(to.baseUrl())
                    .customHeaders(to.key() == null ? Map.of() : Map.of("Authorization", "Bearer " + to.key()))
                    .modelName(to.model())
                    .temperature(to.temperature())
                    .seed(to.settings().seed())
                    .numPredict(to.settings().maxOutputTokens())
                    .maxRetries(0)
                    .build();
        }
    },
    /** Amazon's, in the module {@code assize-models-bedrock}. */
    BEDROCK(false) {
        @Override
        ChatModel open(Endpoint to) {
            for (ProtocolProvider separate : ServiceLoader.load(ProtocolProvider.class)) {
                if (separate.wire() == this) {
                    return separate.open(to.baseUrl(), to.key(), to.model(), to.settings());
                }
            }
            throw new ChatFailure(
                    FailureKind.SETUP,
                    "bedrock is not among the libraries: add assize-models-bedrock to the class path",
                    null,
                    null);
        }
    };

    /** Anthropic wants a limit with every request; this one leaves room for the largest round of questions. */
    private static final int ANTHROPIC_LIMIT = 8192;

    private static final String SCHEMA_NAME = "reply";

    private final boolean seeded;

    Protocol(boolean seeded) {
        this.seeded = seeded;
    }

    /** Whether its calls go over the transport they are given. */
    boolean usesTransport() {
        return this != BEDROCK;
    }

    /** Whether a seed can be sent. */
    public boolean isSeeded() {
        return seeded;
    }

    /** Opens a model; null settings are not sent. */
    abstract ChatModel open(Endpoint to);

    /** Lets a call ask for replies that follow a schema. */
    void demand(ReplySchema schema, ChatRequest.Builder call) {
        call.responseFormat(ResponseFormat.builder()
                .type(ResponseFormatType.JSON)
                .jsonSchema(JsonSchema.builder()
                        .name(SCHEMA_NAME)
                        .rootElement(JsonRawSchema.from(schema.toString()))
                        .build())
                .build());
    }

    /**
     * As chat completions write it. The library would read the schema and write it anew for each call, indented, which
     * costs as much as sending the call.
     */
    private static void demandRaw(ReplySchema schema, ChatRequest.Builder call) {
        String format = "{\"type\":\"json_schema\",\"json_schema\":{\"name\":\"" + SCHEMA_NAME + "\",\"strict\":"
                + schema.isClosed() + ",\"schema\":" + schema + "}}";
        call.parameters(OpenAiChatRequestParameters.builder()
                .customParameters(Map.of("response_format", new RawValue(format)))
                .build());
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

        @Nullable
        Double temperature() {
            BigDecimal temperature = settings.temperature();
            return temperature == null ? null : temperature.doubleValue();
        }
    }

    private static OpenAiChatModel.OpenAiChatModelBuilder chatCompletions(Endpoint to) {
        return OpenAiChatModel.builder()
                .httpClientBuilder(to.http())
                .baseUrl(to.baseUrl())
                .apiKey(to.key())
                .modelName(to.model())
                .temperature(to.temperature())
                .seed(to.settings().seed())
                .maxRetries(0);
    }
}
