package dev.assize.models.chat;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One thing asked of a model.
 *
 * @param instructions what to do: the system message. Never holds text under judgement
 * @param material what it is about: the user message, with every text of the case inside a fence
 * @param form the schema that the reply must follow; null when any text will do
 */
public record ChatRequest(
        String instructions, String material, @Nullable ReplySchema form) {

    public Optional<ReplySchema> schema() {
        return Optional.ofNullable(form);
    }
}
