package dev.assize.engine;

import dev.assize.models.provider.Protocol;
import dev.assize.models.provider.Provider;
import dev.assize.models.provider.SchemaMode;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import java.util.List;

/** A model behind a client of one's own, as {@code docs/java.md} shows it. */
// [protocol]
public final class GatewayProtocol implements Protocol {

    @Override
    public String name() {
        return "GATEWAY";
    }

    @Override
    public List<Provider> providers() {
        return List.of(new Provider(
                "gateway", "Our gateway", this, "GATEWAY_KEY", false, "http://gateway.invalid", "", SchemaMode.PROMPT));
    }

    @Override
    public boolean isSeeded() {
        return false;
    }

    @Override
    public boolean usesTransport() {
        return false;
    }

    @Override
    public ChatModel open(Endpoint to) {
        return new ChatModel() {
            @Override
            public ChatResponse doChat(ChatRequest request) {
                String reply = "{}"; // what your client says to request.messages()
                return ChatResponse.builder().aiMessage(AiMessage.from(reply)).build();
            }
        };
    }
}
// [end]
