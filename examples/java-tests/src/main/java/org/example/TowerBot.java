package org.example;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.response.ChatResponse;
import java.util.List;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.Generation;

/** Stands for the bot under test: it answers without any model, so that the example needs no key. */
public final class TowerBot {

    public String answer(String question) {
        return question.contains("Where")
                ? "The Eiffel Tower is in Paris."
                : "The Eiffel Tower is in Paris. It was completed in 1889.";
    }

    /** As a model of LangChain4j answers. */
    public ChatResponse chat(String question) {
        return ChatResponse.builder().aiMessage(AiMessage.from(answer(question))).build();
    }

    /** As a model of Spring AI answers. */
    public org.springframework.ai.chat.model.ChatResponse call(String question) {
        return new org.springframework.ai.chat.model.ChatResponse(
                List.of(new Generation(new AssistantMessage(answer(question)))));
    }
}
