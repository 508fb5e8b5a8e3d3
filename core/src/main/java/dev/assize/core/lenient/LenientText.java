package dev.assize.core.lenient;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import java.util.Optional;

/**
 * Finds the JSON object or list in a text that a model wrote: alone, in a code fence, between sentences, or as JSON text
 * within JSON; with commas too many, single or typographic quotes, {@code True} and {@code None}, bare words and comments.
 *
 * <p>What is plain JSON is read as such, so that leniency changes nothing where none is needed. A key that stands twice and
 * text that was cut off are never guessed at.
 */
public final class LenientText {

    private static final int MOST_WRAPPINGS = 3;

    private LenientText() {}

    /** The object or list; empty when there is none that can be read without guessing. */
    public static Optional<JsonNode> json(String text) {
        return json(text, MOST_WRAPPINGS);
    }

    private static Optional<JsonNode> json(String text, int wrappings) {
        String bare = MarkdownFence.inside(text);
        Optional<JsonNode> strict = strict(bare);
        if (strict.isPresent()) {
            return strict.get().isTextual()
                    ? Optional.of(strict.get().textValue())
                            .filter(inner -> wrappings > 0)
                            .flatMap(inner -> json(inner, wrappings - 1))
                    : strict.filter(JsonNode::isContainerNode);
        }
        return between(bare).or(() -> lenient(bare));
    }

    private static Optional<JsonNode> strict(String text) {
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Json.parse(text));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    /** What stands between the first opening bracket and the last closing one of its kind. */
    private static Optional<JsonNode> between(String text) {
        int start = firstBracket(text, 0);
        if (start < 0) {
            return Optional.empty();
        }
        int end = text.lastIndexOf(text.charAt(start) == '[' ? ']' : '}');
        return end < start ? Optional.empty() : strict(text.substring(start, end + 1));
    }

    /** The first bracket from which on a whole value can be read; a sentence may have brackets of its own. */
    private static Optional<JsonNode> lenient(String text) {
        int at = firstBracket(text, 0);
        for (int tries = 0; at >= 0 && tries < LenientReply.MOST_STARTS; tries++) {
            try {
                Optional<JsonNode> json =
                        new LenientJsonParser(text, at).value().flatMap(LenientJson::toJson);
                if (json.isPresent() && !json.get().isEmpty()) {
                    return json;
                }
            } catch (LenientJsonParser.Malformed e) {
                // A bracket of a sentence; the next one may be better.
            }
            at = firstBracket(text, at + 1);
        }
        return Optional.empty();
    }

    private static int firstBracket(String text, int from) {
        int object = text.indexOf('{', from);
        int list = text.indexOf('[', from);
        return object < 0 ? list : list < 0 ? object : Math.min(object, list);
    }
}
