package dev.assize.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A statement and an output that says it in other words, or says something else.
 *
 * @param kind what was done to the statement: "voice", "number"
 * @param held whether frame or wording are kept for reporting
 */
public record ConstructedCase(String kind, boolean held, boolean stated, List<String> facts, String output) {

    private static final Set<String> PARAPHRASES = Set.of("inversion", "voice", "order", "synonym", "format", "split");
    private static final Set<String> CHANGES = Set.of("negation", "roles", "unit", "quantifier");
    private static final int FILLINGS = 6;

    /** Every case that the frames of a language make. */
    public static List<ConstructedCase> of(String language) {
        return of(language, frames(language));
    }

    private static List<ConstructedFrame> frames(String language) {
        String name = "constructed/" + language + ".txt";
        try (InputStream resource = ConstructedCase.class.getResourceAsStream(name)) {
            if (resource == null) {
                throw new IllegalStateException("The frames " + name + " are missing; build bench with its resources");
            }
            String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            return ConstructedFrame.parse(text.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    private static List<ConstructedCase> of(String language, List<ConstructedFrame> frames) {
        List<ConstructedCase> cases = new ArrayList<>();
        ConstructedFiller filler = new ConstructedFiller(language, 20261116);
        Map<String, List<String>> denials = frames.get(0).lines();
        for (int i = 1; i < frames.size(); i++) {
            ConstructedFrame frame = frames.get(i);
            // A neighbour of another topic, which the output states as it is.
            ConstructedFrame beside = frames.get(i + 1 < frames.size() ? i + 1 : 1);
            for (int filling = 0; filling < FILLINGS; filling++) {
                Maker maker = new Maker(frame, filler, filler.fill(frame.slots()), beside, cases);
                maker.sentences();
                maker.changedValues();
                maker.denials(denials, filling);
            }
        }
        return cases;
    }

    /** The cases of one frame with one filling. */
    private record Maker(
            ConstructedFrame frame,
            ConstructedFiller filler,
            Map<String, String> values,
            ConstructedFrame beside,
            List<ConstructedCase> cases) {

        void sentences() {
            frame.lines().forEach((kind, lines) -> {
                if (PARAPHRASES.contains(kind) || CHANGES.contains(kind)) {
                    lines.forEach(line -> add(kind, frame.held(), PARAPHRASES.contains(kind), filled(line, values)));
                }
            });
        }

        /** The statement with one value changed. */
        void changedValues() {
            frame.slots().forEach((slot, kind) -> {
                String changed = filled(frame.fact(), filler.change(values, frame.slots(), slot));
                add(changeOf(kind), frame.held(), false, changed);
            });
        }

        private static String changeOf(String kind) {
            return switch (kind) {
                case "person", "company", "city" -> "name";
                case "year", "date" -> "date";
                case "small", "hundreds", "thousands", "millions" -> "number";
                default -> "noun";
            };
        }

        void denials(Map<String, List<String>> denials, int filling) {
            denials.forEach((kind, lines) -> {
                for (int i = filling % 2; i < lines.size(); i += 2) {
                    String line = lines.get(i).replace("{sub}", frame.clause()).replace("{fact}", frame.fact());
                    add("denial", frame.held() || kind.startsWith("held"), false, filled(line, values));
                }
            });
        }

        private void add(String kind, boolean held, boolean stated, String sentence) {
            String neighbour = filled(beside.fact(), filler.fill(beside.slots()));
            List<String> facts = List.of(neighbour, filled(frame.fact(), values));
            cases.add(new ConstructedCase(kind, held, stated, facts, neighbour + " " + sentence));
        }

        private static String filled(String line, Map<String, String> values) {
            String text = line;
            for (Map.Entry<String, String> value : values.entrySet()) {
                text = text.replace("{" + value.getKey() + "}", value.getValue());
            }
            return text;
        }
    }
}
