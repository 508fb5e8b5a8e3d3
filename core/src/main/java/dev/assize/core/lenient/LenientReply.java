package dev.assize.core.lenient;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the JSON objects in what a model wrote: the reply may be nothing else, or stand in a code fence, or among chatty
 * sentences, or within a JSON text, or after thoughts that the model left in.
 */
public final class LenientReply {

    private static final String END_OF_THOUGHT = "</think>";
    private static final String THOUGHT = "<think>";

    /** Brackets that are tried before a reply is given up; bounds the time for hostile ones. */
    static final int MOST_STARTS = 200;

    private LenientReply() {}

    /** The outermost objects, in order, each once; the last one may be cut off. Empty when there is none. */
    public static List<LenientJson.Members> objects(String reply) {
        Optional<LenientJson> whole = whole(reply);
        if (whole.isPresent() && whole.get() instanceof LenientJson.Members members) {
            return List.of(members);
        }
        if (whole.isPresent() && whole.get() instanceof LenientJson.Text text) {
            return scattered(text.text());
        }
        return scattered(withoutThoughts(reply));
    }

    /** The object that a text consists of. */
    public static Optional<LenientJson.Members> object(String text) {
        return whole(text).filter(LenientJson.Members.class::isInstance).map(LenientJson.Members.class::cast);
    }

    private static Optional<LenientJson> whole(String text) {
        String bare = strip(text);
        if (bare.isEmpty() || "{[\"".indexOf(bare.charAt(0)) < 0) {
            return Optional.empty();
        }
        try {
            LenientJsonParser parser = new LenientJsonParser(bare, 0);
            Optional<LenientJson> value = parser.value();
            return parser.end() == bare.length() && isComplete(value) ? value : Optional.empty();
        } catch (LenientJsonParser.Malformed e) {
            return Optional.empty();
        }
    }

    private static boolean isComplete(Optional<LenientJson> value) {
        return value.map(known -> !(known instanceof LenientJson.Members members && !members.complete()))
                .orElse(false);
    }

    private static List<LenientJson.Members> scattered(String text) {
        List<LenientJson.Members> found = new ArrayList<>();
        int at = text.indexOf('{');
        for (int starts = 0; at >= 0 && starts < MOST_STARTS; starts++) {
            LenientJsonParser parser = new LenientJsonParser(text, at);
            int next = at + 1;
            try {
                Optional<LenientJson> value = parser.value();
                if (value.isPresent() && value.get() instanceof LenientJson.Members members) {
                    if (!found.contains(members) && !members.members().isEmpty()) {
                        found.add(members);
                    }
                    next = parser.end();
                }
            } catch (LenientJsonParser.Malformed e) {
                // A bracket of a sentence, not of an object; the next one may be better.
                next = at + 1;
            }
            at = text.indexOf('{', next);
        }
        return List.copyOf(found);
    }

    /** Nothing when the thoughts never end: what stands in them was not said. */
    private static String withoutThoughts(String reply) {
        String lower = reply.toLowerCase(Locale.ROOT);
        int end = lower.lastIndexOf(END_OF_THOUGHT);
        if (end >= 0 && lower.length() == reply.length()) {
            return reply.substring(end + END_OF_THOUGHT.length());
        }
        return strip(lower).startsWith(THOUGHT) ? "" : reply;
    }

    private static String strip(String text) {
        String bare = text.strip();
        return bare.startsWith("\uFEFF") ? bare.substring(1).strip() : bare;
    }
}
