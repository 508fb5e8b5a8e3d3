package dev.assize.core.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text that a value holds in one of the forms in which tools keep texts: a list of chat messages, parts of a message, a
 * list of one, an object around one text. A number or a truth value is no text: whoever means one writes it as one.
 */
final class ReadableText {

    private ReadableText() {}

    /** Empty when the value holds no text, or several between which nobody can choose. */
    static Optional<String> of(JsonNode value, FieldRole role) {
        if (value.isTextual()) {
            return Optional.of(value.textValue());
        }
        if (value.isArray()) {
            return isChat(value) ? message(value, role) : one(value, role);
        }
        if (value.path("content").isTextual() || value.path("content").isArray()) {
            return content(value.path("content"));
        }
        return value.isObject() && value.size() == 1 ? of(value.elements().next(), role) : Optional.empty();
    }

    /** Several texts that stand for one another, such as the references of a question; empty when there are not several. */
    static List<String> alternatives(JsonNode value) {
        List<String> texts = new ArrayList<>();
        if (value.isArray() && value.size() > 1 && !isChat(value)) {
            for (JsonNode entry : value) {
                if (!entry.isTextual()) {
                    return List.of();
                }
                if (!entry.textValue().isBlank() && !texts.contains(entry.textValue())) {
                    texts.add(entry.textValue());
                }
            }
        }
        return List.copyOf(texts);
    }

    private static boolean isChat(JsonNode list) {
        for (JsonNode entry : list) {
            if (!entry.path("role").isTextual() || !entry.has("content")) {
                return false;
            }
        }
        return !list.isEmpty();
    }

    /** What the model said last, or what it was asked last. */
    private static Optional<String> message(JsonNode chat, FieldRole role) {
        String speaker = role == FieldRole.OUTPUT ? "assistant" : "user";
        for (int i = chat.size() - 1; i >= 0; i--) {
            if (chat.get(i).path("role").textValue().equals(speaker)) {
                return content(chat.get(i).path("content"));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> content(JsonNode content) {
        if (content.isTextual()) {
            return Optional.of(content.textValue());
        }
        StringBuilder text = new StringBuilder();
        for (JsonNode part : content) {
            if (part.isTextual()) {
                text.append(part.textValue());
            } else if (part.path("text").isTextual()) {
                text.append(part.path("text").textValue());
            }
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
    }

    /** A list of one reference is that reference; an output that is a list is not the text that a judge of texts reads. */
    private static Optional<String> one(JsonNode list, FieldRole role) {
        return list.size() == 1 && role != FieldRole.OUTPUT ? of(list.get(0), role) : Optional.empty();
    }
}
