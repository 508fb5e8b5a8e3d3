package dev.assize.models.provider;

import dev.assize.core.failure.FailureKind;
import dev.assize.models.chat.ChatFailure;
import dev.langchain4j.model.chat.ChatModel;
import java.util.Locale;

/** A protocol that we know of, but whose libraries are not here. */
record MissingProtocol(String name) implements Protocol {

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
        String wanted = name.toLowerCase(Locale.ROOT);
        throw new ChatFailure(
                FailureKind.SETUP,
                wanted + " is not among the libraries: add assize-models-" + wanted + " and what it brings, as a plugin"
                        + " or on the class path",
                null,
                null);
    }
}
