package dev.assize.models.provider;

import dev.langchain4j.model.chat.ChatModel;
import org.jspecify.annotations.Nullable;

/** A protocol in a module of its own, for the libraries it brings; found by {@link java.util.ServiceLoader}. */
public interface ProtocolProvider {

    Protocol wire();

    /**
     * Opens a model whose calls are made once.
     *
     * @param key null when there is none
     */
    ChatModel open(String baseUrl, @Nullable String key, String model, ModelSettings settings);
}
