package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The replies of a file by the case they belong to. Where no reply says which case it is for, the first belongs to the first
 * case and so on.
 *
 * @param duplicates ids that stand there more than once; the first reply counts
 * @param problems lines that hold no reply, with the reason
 */
public record GivenReplies(
        Map<String, GivenReply> byId, List<GivenReply> inOrder, List<String> duplicates, List<String> problems) {

    public static final String ID = "id";
    public static final String REPLY = "reply";

    private static final List<FieldPath> IDS = paths(ID, "case_id", "custom_id", "item.id");
    private static final List<FieldPath> REPLIES = paths(
            REPLY,
            "output",
            "response",
            "completion",
            "output_text",
            "model_output",
            "sample.output_text",
            "content",
            "text",
            "choices.0.message.content",
            "message.content",
            "response.body.choices.0.message.content",
            "result.message.content.0.text",
            "content.0.text",
            "output.0.content.0.text",
            "candidates.0.content.parts.0.text");

    public GivenReplies {
        byId = new LinkedHashMap<>(byId);
        inOrder = List.copyOf(inOrder);
        duplicates = List.copyOf(duplicates);
        problems = List.copyOf(problems);
    }

    private static List<FieldPath> paths(String... dotted) {
        return Stream.of(dotted).map(FieldPath::parse).toList();
    }

    /** @param map where the file keeps {@code id} and {@code reply} under other names */
    public static GivenReplies read(Dataset file, FieldMap map) {
        Map<String, GivenReply> byId = new LinkedHashMap<>();
        List<GivenReply> unnamed = new ArrayList<>();
        List<String> duplicates = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (Optional<Row> row = file.next(); row.isPresent(); row = file.next()) {
            SourcePlace place = row.get().place();
            try {
                GivenReply reply = reply(map.apply(row.get().record()), place);
                if (reply.id().isBlank()) {
                    unnamed.add(reply);
                } else if (byId.putIfAbsent(reply.id(), reply) != null) {
                    duplicates.add(reply.id());
                }
            } catch (InvalidCase e) {
                problems.add(place + ": " + e.getMessage());
            }
        }
        if (!byId.isEmpty()) {
            unnamed.forEach(reply -> problems.add(reply.place() + ": found no id, expected the id of a case"));
            return new GivenReplies(byId, List.of(), duplicates, problems);
        }
        return new GivenReplies(Map.of(), unnamed, duplicates, problems);
    }

    private static GivenReply reply(ObjectNode row, SourcePlace place) {
        String id = first(row, IDS)
                .filter(JsonNode::isValueNode)
                .map(JsonNode::asText)
                .orElse("");
        Optional<JsonNode> content = REPLIES.stream()
                .flatMap(path -> path.find(row).stream())
                .filter(node -> node.isTextual() || (node.isObject() && !isWrapper(node)))
                .findFirst();
        if (content.isPresent()) {
            return new GivenReply(id, place, content.get());
        }
        ObjectNode rest = row.deepCopy();
        rest.remove(ID);
        if (rest.isEmpty()) {
            throw new InvalidCase(REPLY, "nothing", "what the model replied, as text or as an object");
        }
        // No wrapper at all: the line is the verdict itself.
        return new GivenReply(id, place, rest);
    }

    private static boolean isWrapper(JsonNode node) {
        return node.has("choices") || node.has("body") || node.has("message") || node.has("candidates");
    }

    private static Optional<JsonNode> first(ObjectNode row, List<FieldPath> paths) {
        return paths.stream()
                .flatMap(path -> path.find(row).stream())
                .filter(node -> !node.isNull())
                .findFirst();
    }

    public int size() {
        return byId.size() + inOrder.size();
    }

    /** @param position of the case, from 0 on */
    Optional<GivenReply> find(String id, long position) {
        if (!inOrder.isEmpty()) {
            return position < inOrder.size() ? Optional.of(inOrder.get((int) position)) : Optional.empty();
        }
        return Optional.ofNullable(byId.get(id));
    }
}
