package dev.assize.cli.answerer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.testkit.model.FilledForm;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A model of little wit that knows nothing but the request it is sent: it lists the sentences of a reference, says yes to an
 * item that stands in the output word for word, with the words, and has no opinion on anything else.
 */
final class ReadingChat implements Chat {

    private static final Pattern TEXT =
            Pattern.compile("(?s)=== (T\\d+) begins (\\w+) ===\n(.*?)\n=== \\1 ends \\2 ===\n");
    private static final Pattern QUESTION = Pattern.compile("(?m)^(q\\d+): (W\\d+)(.*)$");
    private static final Pattern NAME = Pattern.compile("\"(\\w+)\" is (T\\d+)");

    private final AtomicInteger calls = new AtomicInteger();

    int calls() {
        return calls.get();
    }

    @Override
    public String name() {
        return "test/reading";
    }

    @Override
    public SortedMap<String, String> settings() {
        return new TreeMap<>();
    }

    @Override
    public ChatReply send(ChatRequest request) {
        calls.incrementAndGet();
        Map<String, String> texts = new HashMap<>();
        TEXT.matcher(request.material()).results().forEach(text -> texts.put(text.group(1), text.group(3)));
        ObjectNode reply = Json.object();
        JsonNode entries = request.schema().orElseThrow().schema().path("properties");
        QUESTION.matcher(request.material()).results().forEach(question -> {
            Map<String, String> named = new HashMap<>();
            Matcher names = NAME.matcher(question.group(3));
            while (names.find()) {
                named.put(names.group(1), texts.getOrDefault(names.group(2), ""));
            }
            String asks =
                    request.instructions().substring(request.instructions().indexOf("## " + question.group(2) + "\n"));
            reply.set(question.group(1), answer(asks, named, entries.path(question.group(1))));
        });
        return new ChatReply("Here you are:\n```json\n" + Json.pretty(reply) + "\n```", 1_000, 100, false);
    }

    private static JsonNode answer(String asks, Map<String, String> named, JsonNode schema) {
        String item = named.getOrDefault("item", "");
        boolean states =
                !item.isEmpty() && named.getOrDefault("output_text", "").contains(item);
        String filled = FilledForm.of(schema, (name, part) -> opinion(name, part, asks, named, states));
        try {
            ObjectNode answer = (ObjectNode) Json.parse(filled);
            return states && answer.has("quote") ? answer.put("quote", item) : answer;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A filled form is JSON", e);
        }
    }

    private static @Nullable JsonNode opinion(
            String name, JsonNode part, String asks, Map<String, String> named, boolean states) {
        if (name.equals("can_tell")) {
            return BooleanNode.TRUE;
        }
        if (name.equals("rationale")) {
            return TextNode.valueOf("read it");
        }
        if (name.equals("value") && part.path("type").asText().equals("boolean")) {
            return BooleanNode.valueOf(states || asks.contains("organised"));
        }
        if (name.equals("value")
                && part.has("items")
                && asks.lines().skip(2).findFirst().orElse("").contains("facts")) {
            ArrayNode sentences = Json.array();
            named.getOrDefault("reference", "").lines().forEach(sentences::add);
            return sentences;
        }
        return null;
    }
}
