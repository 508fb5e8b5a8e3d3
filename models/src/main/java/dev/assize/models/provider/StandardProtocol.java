package dev.assize.models.provider;

import com.fasterxml.jackson.databind.util.RawValue;
import dev.assize.models.chat.ReplySchema;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel;
import dev.langchain4j.model.mistralai.MistralAiChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.openai.OpenAiChatRequestParameters;
import dev.langchain4j.model.openai.OpenAiResponsesChatModel;
import java.util.Map;

/** The protocols that need nothing but the library we have. */
enum StandardProtocol implements Protocol {
    /** OpenAI itself, whose newer models know the limit of a reply by its second name only. */
    OPENAI(true) {
        @Override
        public ChatModel open(Endpoint to) {
            return new ChatCompletions(to, "max_completion_tokens");
        }

        @Override
        public void demand(ReplySchema schema, ChatRequest.Builder call) {
            demandRaw(schema, call);
        }
    },
    /** Other servers of chat completions; they know the limit of a reply by its first name. */
    OPENAI_COMPATIBLE(true) {
        @Override
        public ChatModel open(Endpoint to) {
            return new ChatCompletions(to, "max_tokens");
        }

        @Override
        public void demand(ReplySchema schema, ChatRequest.Builder call) {
            demandRaw(schema, call);
        }
    },
    OPENAI_RESPONSES(false) {
        @Override
        public ChatModel open(Endpoint to) {
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
        public ChatModel open(Endpoint to) {
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
        public ChatModel open(Endpoint to) {
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
        public ChatModel open(Endpoint to) {
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
        public ChatModel open(Endpoint to) {
            return OllamaChatModel.builder()
                    .httpClientBuilder(to.http())
                    .baseUrl(ollamaAddress(to.baseUrl()))
                    .customHeaders(to.key() == null ? Map.of() : Map.of("Authorization", "Bearer " + to.key()))
                    .modelName(to.model())
                    .temperature(to.temperature())
                    .seed(to.settings().seed())
                    .numPredict(to.settings().maxOutputTokens())
                    .maxRetries(0)
                    .build();
        }
    };

    static final String RESPONSE_FORMAT = "response_format";

    /** Anthropic wants a limit with every request; this one leaves room for the largest round of questions. */
    private static final int ANTHROPIC_LIMIT = 8192;

    private final boolean seeded;

    /** Ollama also speaks as OpenAI does, below /v1; many write that address down. Its own words are spoken at the root. */
    private static String ollamaAddress(String written) {
        return written.replaceFirst("/+$", "").replaceFirst("/(?:v1|api)$", "");
    }

    StandardProtocol(boolean seeded) {
        this.seeded = seeded;
    }

    @Override
    public boolean isSeeded() {
        return seeded;
    }

    /**
     * As chat completions write it. The library would read the schema and write it anew for each call, indented, which
     * costs as much as sending the call.
     */
    private static void demandRaw(ReplySchema schema, ChatRequest.Builder call) {
        String format = "{\"type\":\"json_schema\",\"json_schema\":{\"name\":\"" + SCHEMA_NAME + "\",\"strict\":"
                + schema.isClosed() + ",\"schema\":" + schema + "}}";
        call.parameters(OpenAiChatRequestParameters.builder()
                .customParameters(Map.of(RESPONSE_FORMAT, new RawValue(format)))
                .build());
    }
}
