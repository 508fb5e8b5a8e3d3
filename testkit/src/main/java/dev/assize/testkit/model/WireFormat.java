package dev.assize.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The wire protocols of providers: where each is served, what a request means, how a reply and an error look. */
public enum WireFormat {
    /** OpenAI's, spoken by most servers, Mistral's included. */
    CHAT_COMPLETIONS("/chat/completions", "/response_format/json_schema/schema") {
        @Override
        ObjectNode reply(Spoken spoken, String model, Usage usage) {
            ObjectNode reply = JSON.objectNode();
            reply.put("id", "chatcmpl-test").put("object", "chat.completion").put("created", 0);
            reply.put("model", model);
            ObjectNode choice = reply.putArray("choices").addObject().put("index", 0);
            choice.putObject("message").put("role", "assistant").put("content", spoken.text());
            choice.put("finish_reason", spoken.cutOff() ? "length" : "stop");
            usage.tell(reply.putObject("usage"), "prompt_tokens", "completion_tokens", "total_tokens");
            return reply;
        }
    },

    /** OpenAI's second one. */
    RESPONSES("/responses", "/text/format/schema") {
        @Override
        String system(JsonNode body) {
            String instructions = body.path("instructions").asText("");
            return instructions.isEmpty() ? messages(body.path("input"), SYSTEM_ROLES) : instructions;
        }

        @Override
        String user(JsonNode body) {
            JsonNode input = body.path("input");
            return input.isTextual() ? input.asText() : messages(input, USER_ROLES);
        }

        @Override
        ObjectNode reply(Spoken spoken, String model, Usage usage) {
            ObjectNode reply = JSON.objectNode();
            reply.put("id", "resp_test").put("object", "response").put("created_at", 0);
            reply.put("status", spoken.cutOff() ? "incomplete" : "completed").put("model", model);
            if (spoken.cutOff()) {
                reply.putObject("incomplete_details").put("reason", "max_output_tokens");
            }
            ObjectNode message = reply.putArray("output").addObject();
            message.put("type", "message").put("id", "msg_test").put("role", "assistant");
            message.put("status", "completed");
            ObjectNode text = message.putArray("content").addObject();
            text.put("type", "output_text").put("text", spoken.text()).putArray("annotations");
            usage.tell(reply.putObject("usage"), "input_tokens", "output_tokens", "total_tokens");
            return reply;
        }
    },

    /** Anthropic's messages. */
    ANTHROPIC("/messages", "/output_config/format/schema", "/output_format/schema") {
        @Override
        String system(JsonNode body) {
            return text(body.path("system"));
        }

        @Override
        ObjectNode reply(Spoken spoken, String model, Usage usage) {
            ObjectNode reply = JSON.objectNode();
            reply.put("id", "msg_test").put("type", "message").put("role", "assistant");
            reply.put("model", model);
            reply.putArray("content").addObject().put("type", "text").put("text", spoken.text());
            reply.put("stop_reason", spoken.cutOff() ? "max_tokens" : "end_turn")
                    .putNull("stop_sequence");
            reply.putObject("usage").put("input_tokens", usage.input()).put("output_tokens", usage.output());
            return reply;
        }

        @Override
        ObjectNode error(int status, String message) {
            ObjectNode error = JSON.objectNode().put("type", "error");
            error.putObject("error").put("type", kind(status)).put("message", message);
            return error;
        }
    },

    /** Ollama's own. */
    OLLAMA("/api/chat", "/format") {
        @Override
        ObjectNode reply(Spoken spoken, String model, Usage usage) {
            ObjectNode reply = JSON.objectNode().put("model", model).put("created_at", "2026-01-01T00:00:00Z");
            reply.putObject("message").put("role", "assistant").put("content", spoken.text());
            reply.put("done", true).put("done_reason", spoken.cutOff() ? "length" : "stop");
            return reply.put("prompt_eval_count", usage.input()).put("eval_count", usage.output());
        }

        @Override
        ObjectNode error(int status, String message) {
            return JSON.objectNode().put("error", message);
        }
    },

    /** Gemini's generateContent. */
    GEMINI(
            ":generateContent",
            "/generationConfig/responseJsonSchema",
            "/generationConfig/_responseJsonSchema",
            "/generationConfig/responseSchema") {
        @Override
        String model(String path, JsonNode body) {
            return between(path, "/models/");
        }

        @Override
        String system(JsonNode body) {
            JsonNode camel = body.path("systemInstruction");
            return text((camel.isMissingNode() ? body.path("system_instruction") : camel).path("parts"));
        }

        @Override
        String user(JsonNode body) {
            return messages(body.path("contents"), USER_ROLES);
        }

        @Override
        ObjectNode reply(Spoken spoken, String model, Usage usage) {
            ObjectNode reply = JSON.objectNode();
            ObjectNode candidate = reply.putArray("candidates").addObject();
            ObjectNode content = candidate.putObject("content").put("role", "model");
            content.putArray("parts").addObject().put("text", spoken.text());
            candidate
                    .put("finishReason", spoken.cutOff() ? "MAX_TOKENS" : "STOP")
                    .put("index", 0);
            usage.tell(reply.putObject("usageMetadata"), "promptTokenCount", "candidatesTokenCount", "totalTokenCount");
            return reply.put("modelVersion", model).put("responseId", "test");
        }

        @Override
        ObjectNode error(int status, String message) {
            ObjectNode error = JSON.objectNode();
            error.putObject("error").put("code", status).put("message", message).put("status", kind(status));
            return error;
        }
    },

    /** Bedrock's converse. */
    BEDROCK("/converse") {
        @Override
        String model(String path, JsonNode body) {
            return between(path, "/model/");
        }

        @Override
        String system(JsonNode body) {
            return text(body.path("system"));
        }

        @Override
        ObjectNode reply(Spoken spoken, String model, Usage usage) {
            ObjectNode reply = JSON.objectNode();
            ObjectNode message = reply.putObject("output").putObject("message").put("role", "assistant");
            message.putArray("content").addObject().put("text", spoken.text());
            reply.put("stopReason", spoken.cutOff() ? "max_tokens" : "end_turn");
            usage.tell(reply.putObject("usage"), "inputTokens", "outputTokens", "totalTokens");
            reply.putObject("metrics").put("latencyMs", 1);
            return reply;
        }

        @Override
        ObjectNode error(int status, String message) {
            return JSON.objectNode().put("message", message);
        }
    };

    /** Tokens as this server counts them: four characters each, rounded up. */
    record Usage(long input, long output) {
        static Usage of(String read, String written) {
            return new Usage((read.length() + 3) / 4, (written.length() + 3) / 4);
        }

        void tell(ObjectNode usage, String inputName, String outputName, String totalName) {
            usage.put(inputName, input).put(outputName, output).put(totalName, input + output);
        }
    }

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final List<String> SYSTEM_ROLES = List.of("system", "developer");
    private static final List<String> USER_ROLES = List.of("user");

    private final String ending;

    @SuppressWarnings("ImmutableEnumChecker") // List.of makes one that nobody can change.
    private final List<String> schemas;

    /**
     * @param ending how the paths end that it is served at
     * @param schemas where a request may have the schema of the reply
     */
    WireFormat(String ending, String... schemas) {
        this.ending = ending;
        this.schemas = List.of(schemas);
    }

    String system(JsonNode body) {
        return messages(body.path("messages"), SYSTEM_ROLES);
    }

    String user(JsonNode body) {
        return messages(body.path("messages"), USER_ROLES);
    }

    /** The schema of the reply; null where none is asked for. */
    @Nullable
    JsonNode form(JsonNode body) {
        return schemas.stream()
                .map(body::at)
                .filter(JsonNode::isObject)
                .findFirst()
                .orElse(null);
    }

    abstract ObjectNode reply(Spoken spoken, String model, Usage usage);

    String model(String path, JsonNode body) {
        return body.path("model").asText("");
    }

    ObjectNode error(int status, String message) {
        ObjectNode error = JSON.objectNode();
        error.putObject("error")
                .put("message", message)
                .put("type", kind(status))
                .putNull("param")
                .put("code", kind(status));
        return error;
    }

    /** @param path without its query */
    static Optional<WireFormat> at(String path) {
        return Arrays.stream(values())
                .filter(protocol -> path.endsWith(protocol.ending))
                .findFirst();
    }

    static String kind(int status) {
        return switch (status) {
            case 400 -> "invalid_request_error";
            case 401 -> "authentication_error";
            case 403 -> "permission_error";
            case 404 -> "not_found_error";
            case 413 -> "request_too_large";
            case 429 -> "rate_limit_error";
            case 529 -> "overloaded_error";
            default -> "api_error";
        };
    }

    /** What stands between this and the ending. */
    String between(String path, String start) {
        return path.substring(path.lastIndexOf(start) + start.length(), path.length() - ending.length());
    }

    private static String messages(JsonNode messages, List<String> roles) {
        List<String> texts = new ArrayList<>();
        for (JsonNode message : messages) {
            if (roles.contains(message.path("role").asText("user"))) {
                texts.add(text(message.has("parts") ? message.path("parts") : message.path("content")));
            }
        }
        return String.join("\n", texts);
    }

    /** The text itself, or that of the blocks of a list. */
    private static String text(JsonNode content) {
        if (!content.isArray()) {
            return content.asText("");
        }
        List<String> blocks = new ArrayList<>();
        content.forEach(block -> blocks.add(block.path("text").asText("")));
        return String.join("\n", blocks);
    }
}
