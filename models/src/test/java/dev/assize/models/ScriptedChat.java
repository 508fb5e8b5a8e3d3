package dev.assize.models;

import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Says what it was told to say, one line after the other, the last one for ever; keeps what it was sent. */
public final class ScriptedChat implements Chat {

    private final Deque<Function<ChatRequest, ChatReply>> lines = new ArrayDeque<>();
    private final List<ChatRequest> requests = new ArrayList<>();

    public static ScriptedChat saying(String... texts) {
        ScriptedChat chat = new ScriptedChat();
        for (String text : texts) {
            chat.lines.add(request -> new ChatReply(text, 100, 20, false));
        }
        return chat;
    }

    public ScriptedChat then(Function<ChatRequest, ChatReply> line) {
        lines.add(line);
        return this;
    }

    public ScriptedChat thenCutOff(String text) {
        return then(request -> new ChatReply(text, 100, 20, true));
    }

    @Override
    public String name() {
        return "test/scripted";
    }

    @Override
    public SortedMap<String, String> settings() {
        return new TreeMap<>(Map.of("temperature", "0"));
    }

    @Override
    public synchronized ChatReply send(ChatRequest request) {
        requests.add(request);
        Function<ChatRequest, ChatReply> line = lines.size() > 1 ? lines.remove() : lines.element();
        return line.apply(request);
    }

    public synchronized List<ChatRequest> requests() {
        return List.copyOf(requests);
    }
}
