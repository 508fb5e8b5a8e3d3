package dev.assize.models.provider;

import dev.assize.core.failure.FailureKind;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.chat.ReplySchema;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A model behind the library, called once per request. Safe for all threads: the library's models keep no state, and
 * the {@link SetupTrial} guards itself.
 */
final class LibraryChat implements Chat {

    private final ModelName name;
    private final SortedMap<String, String> settings;
    private final SchemaMode structure;
    private final Protocol protocol;
    private final ChatModel strict;
    private final ChatModel lenient;
    private final Diagnosis diagnosis;
    private final SetupTrial trial = new SetupTrial();

    /** @param strict asks the provider to enforce schemas to the letter, for those that allow it */
    LibraryChat(
            ModelName name,
            SortedMap<String, String> settings,
            SchemaMode structure,
            Protocol protocol,
            ChatModel strict,
            ChatModel lenient,
            Diagnosis diagnosis) {
        this.name = name;
        this.settings = settings;
        this.structure = structure;
        this.protocol = protocol;
        this.strict = strict;
        this.lenient = lenient;
        this.diagnosis = diagnosis;
    }

    @Override
    public String name() {
        return name.toString();
    }

    @Override
    public SortedMap<String, String> settings() {
        return settings;
    }

    @Override
    public ChatReply send(ChatRequest request) {
        trial.begin();
        try {
            ChatReply reply = call(request);
            trial.succeed();
            return reply;
        } catch (RuntimeException e) {
            throw settle(diagnosis.of(e, trial.isProven()));
        } finally {
            trial.end();
        }
    }

    private ChatFailure settle(Diagnosis.Finding finding) {
        try {
            return finding.doubtful() && trial.awaitProof()
                    ? diagnosis.ofThisRequest(finding.failure())
                    : finding.failure();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return finding.failure();
        }
    }

    private ChatReply call(ChatRequest request) {
        Optional<ReplySchema> schema = request.schema();
        if (schema.isEmpty() || structure == SchemaMode.PROMPT) {
            String instructions = schema.map(form -> SchemaInPrompt.after(request.instructions(), form))
                    .orElse(request.instructions());
            return call(lenient, instructions, request.material(), null);
        }
        ChatModel model = schema.get().isClosed() ? strict : lenient;
        return call(model, request.instructions(), request.material(), schema.get());
    }

    private ChatReply call(ChatModel model, String instructions, String material, @Nullable ReplySchema schema) {
        dev.langchain4j.model.chat.request.ChatRequest.Builder call =
                dev.langchain4j.model.chat.request.ChatRequest.builder()
                        .messages(SystemMessage.from(instructions), UserMessage.from(material));
        if (schema != null) {
            protocol.demand(schema, call);
        }
        return reply(model.chat(call.build()));
    }

    private ChatReply reply(ChatResponse response) {
        FinishReason reason = response.finishReason();
        String text = response.aiMessage().text();
        if (reason == FinishReason.CONTENT_FILTER) {
            throw new ChatFailure(
                    FailureKind.PROVIDER_REFUSED, name + " declined to answer: its filter of content", null, null);
        }
        TokenUsage usage = response.tokenUsage();
        ChatReply reply = new ChatReply(
                text == null ? "" : text,
                usage == null ? 0 : count(usage.inputTokenCount()),
                usage == null ? 0 : count(usage.outputTokenCount()),
                reason == FinishReason.LENGTH);
        if (reply.text().isEmpty() && reply.inputTokens() + reply.outputTokens() == 0) {
            throw ChatFailure.unreadable(name + " sent a response that says nothing", null);
        }
        return reply;
    }

    private static long count(@Nullable Integer tokens) {
        return tokens == null ? 0 : Math.max(0, tokens);
    }
}
