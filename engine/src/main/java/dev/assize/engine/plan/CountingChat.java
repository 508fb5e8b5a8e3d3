package dev.assize.engine.plan;

import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.BiConsumer;

/** Takes requests as a model would, counts them, sends nothing and says nothing. Not shared between threads. */
final class CountingChat implements Chat {

    /** The roles and marks around the messages of a call; providers add a handful of tokens. */
    private static final int FRAME = 10;

    private final Chat model;
    private final TokenCounter counter;
    private final BiConsumer<String, ChatRequest> watcher;
    private final Map<String, Long> instructions = new HashMap<>();
    private long calls;
    private long inputTokens;

    /**
     * @param model what is stood for; only asked for its name and settings
     * @param watcher is shown every request
     */
    CountingChat(Chat model, TokenCounter counter, BiConsumer<String, ChatRequest> watcher) {
        this.watcher = watcher;
        this.model = model;
        this.counter = counter;
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public SortedMap<String, String> settings() {
        return model.settings();
    }

    @Override
    public ChatReply send(ChatRequest request) {
        calls++;
        watcher.accept(name(), request);
        inputTokens += FRAME
                + instructions.computeIfAbsent(request.instructions(), counter::count)
                + counter.count(request.material())
                + request.schema()
                        .map(schema -> counter.count(schema.toString()))
                        .orElse(0L);
        return new ChatReply("{}", 0, 0, false);
    }

    long calls() {
        return calls;
    }

    long inputTokens() {
        return inputTokens;
    }
}
