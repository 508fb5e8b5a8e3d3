package dev.assize.models.chat;

import java.util.SortedMap;

/** A language model that can be asked one thing at a time. One object serves all threads; a call blocks its own. */
public interface Chat {

    /** Provider and model, as a user names them: {@code openai/gpt-5-mini}. */
    String name();

    /** Whatever else could change a reply: temperature, seed, where it is served. Never a key. */
    SortedMap<String, String> settings();

    /** Throws {@link ChatFailure} when there is no reply, or none that ended by itself. */
    ChatReply send(ChatRequest request);
}
