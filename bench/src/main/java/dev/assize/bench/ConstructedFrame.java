package dev.assize.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One way of stating something in a language, with its paraphrases and its changes, and places to fill in.
 *
 * @param held whether it is kept for reporting and not tuned on
 * @param slots what may stand in each place: a kind of value, or nouns parted by bars
 * @param lines the sentences by kind; "fact" is the statement itself, "sub" the same as a clause
 */
record ConstructedFrame(boolean held, Map<String, String> slots, Map<String, List<String>> lines) {

    private static final String HELD = "held ";

    String fact() {
        return lines.getOrDefault("fact", List.of()).get(0);
    }

    /** The statement as the clause after "that": as it is given, or the statement without its full stop. */
    String clause() {
        List<String> given = lines.getOrDefault("sub", List.of());
        if (!given.isEmpty()) {
            return given.get(0);
        }
        String fact = fact();
        String plain = fact.substring(0, fact.length() - 1);
        return plain.startsWith("{") ? plain : Character.toLowerCase(plain.charAt(0)) + plain.substring(1);
    }

    /** The frames of a file, and before them a frame without slots that holds the ways to deny anything. */
    static List<ConstructedFrame> parse(List<String> text) {
        List<ConstructedFrame> frames = new ArrayList<>();
        frames.add(new ConstructedFrame(false, Map.of(), new LinkedHashMap<>()));
        for (String line : text) {
            boolean held = line.startsWith(HELD);
            String plain = held ? line.substring(HELD.length()) : line;
            if (plain.startsWith("frame ")) {
                frames.add(new ConstructedFrame(held, slots(plain), new LinkedHashMap<>()));
            } else if (!plain.isBlank() && !plain.startsWith("#")) {
                int colon = plain.indexOf(": ");
                String kind = held ? HELD + plain.substring(0, colon) : plain.substring(0, colon);
                frames.get(frames.size() - 1)
                        .lines()
                        .computeIfAbsent(kind, any -> new ArrayList<>())
                        .add(plain.substring(colon + 2));
            }
        }
        return frames;
    }

    private static Map<String, String> slots(String line) {
        Map<String, String> slots = new LinkedHashMap<>();
        for (String word : line.split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                slots.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        return slots;
    }
}
