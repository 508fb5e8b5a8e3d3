package dev.assize.models.loose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the JSON objects in what a model wrote: the reply may be nothing else, or stand in a code fence, or among chatty
 * sentences, or within a JSON text, or after thoughts that the model left in.
 */
public final class LooseReply {

    private static final String END_OF_THOUGHT = "</think>";
    private static final String THOUGHT = "<think>";

    /** Brackets that are tried before a reply is given up; bounds the time for hostile ones. */
    private static final int MOST_STARTS = 200;

    private LooseReply() {}

    /** The outermost objects, in order, each once; the last one may be cut off. Empty when there is none. */
    public static List<Loose.Members> objects(String reply) {
        Optional<Loose> whole = whole(reply);
        if (whole.isPresent() && whole.get() instanceof Loose.Members members) {
            return List.of(members);
        }
        if (whole.isPresent() && whole.get() instanceof Loose.Text text) {
            return scattered(text.text());
        }
        return scattered(withoutThoughts(reply));
    }

    /** The object that a text consists of. */
    public static Optional<Loose.Members> object(String text) {
        return whole(text).filter(Loose.Members.class::isInstance).map(Loose.Members.class::cast);
    }

    private static Optional<Loose> whole(String text) {
        String bare = strip(text);
        if (bare.isEmpty() || "{[\"".indexOf(bare.charAt(0)) < 0) {
            return Optional.empty();
        }
        try {
            LooseParser parser = new LooseParser(bare, 0);
            Optional<Loose> value = parser.value();
            return parser.end() == bare.length() && isComplete(value) ? value : Optional.empty();
        } catch (LooseParser.Malformed e) {
            return Optional.empty();
        }
    }

    private static boolean isComplete(Optional<Loose> value) {
        return value.map(known -> !(known instanceof Loose.Members members && !members.complete()))
                .orElse(false);
    }

    private static List<Loose.Members> scattered(String text) {
        List<Loose.Members> found = new ArrayList<>();
        int at = text.indexOf('{');
        for (int starts = 0; at >= 0 && starts < MOST_STARTS; starts++) {
            LooseParser parser = new LooseParser(text, at);
            int next = at + 1;
            try {
                Optional<Loose> value = parser.value();
                if (value.isPresent() && value.get() instanceof Loose.Members members) {
                    if (!found.contains(members) && !members.members().isEmpty()) {
                        found.add(members);
                    }
                    next = parser.end();
                }
            } catch (LooseParser.Malformed e) {
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
