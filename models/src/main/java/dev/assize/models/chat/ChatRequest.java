package dev.assize.models.chat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One thing asked of a model.
 *
 * @param instructions what to do: the system message. Never holds text under judgement
 * @param material what it is about: the user message, with every text of the case inside a fence
 * @param form the JSON Schema that the reply must follow; null when any text will do
 */
public record ChatRequest(
        String instructions, String material, @Nullable ObjectNode form) {

    public Optional<ObjectNode> schema() {
        return Optional.ofNullable(form);
    }
}
