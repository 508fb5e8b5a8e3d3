package dev.assize.core.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A complete prompt with the places where texts of the case go. It is filled in a single pass: what a case brings is
 * never looked through for placeholders, so no text under judgement can pull in another or run anything.
 */
public final class PromptTemplate {

    private final String text;
    private final List<Placeholder> slots;
    private final List<String> notices;

    private PromptTemplate(String text, List<Placeholder> slots, List<String> notices) {
        this.text = text;
        this.slots = List.copyOf(slots);
        this.notices = List.copyOf(notices);
    }

    /**
     * Reads a prompt whose placeholders name the given fields; throws {@link PromptMistake} for a placeholder that names
     * none of them.
     *
     * <p>An unknown name in single braces is text where it is part of a longer word, or where the prompt writes its
     * placeholders with two braces; {@link #notices} tells.
     */
    public static PromptTemplate parse(String prompt, List<PromptField> fields) {
        List<Placeholder> found = PlaceholderScanner.scan(prompt);
        boolean doubles = found.stream().anyMatch(Placeholder::doubled);
        List<Placeholder> slots = new ArrayList<>();
        List<String> notices = new ArrayList<>();
        for (Placeholder placeholder : found) {
            if (placeholder.escaped() || field(placeholder.name(), fields).isPresent()) {
                slots.add(placeholder);
            } else if (!placeholder.doubled() && (placeholder.glued() || doubles)) {
                notices.add("line " + placeholder.line() + ": " + placeholder.written(prompt)
                        + " names no field and is left as it stands");
            } else {
                throw unknown(placeholder, prompt, fields);
            }
        }
        return new PromptTemplate(prompt, slots, notices);
    }

    /** Reads a prompt again that was read before: the placeholders are those with one of these names. */
    public static PromptTemplate over(String prompt, List<String> names) {
        return new PromptTemplate(
                prompt,
                PlaceholderScanner.scan(prompt).stream()
                        .filter(placeholder -> placeholder.escaped() || names.contains(placeholder.name()))
                        .toList(),
                List.of());
    }

    private static PromptMistake unknown(Placeholder placeholder, String prompt, List<PromptField> fields) {
        List<String> known = fields.stream()
                .flatMap(field -> Stream.concat(Stream.of(field.name()), field.others().stream()))
                .toList();
        List<String> names = fields.stream().map(PromptField::name).toList();
        return new PromptMistake(
                placeholder.line(),
                placeholder.written(prompt),
                "names no field of the case; the fields are " + String.join(", ", names)
                        + " (a backslash before the brace makes it plain text)",
                known);
    }

    private static Optional<PromptField> field(String spelled, List<PromptField> fields) {
        return fields.stream().filter(field -> field.isNamed(spelled)).findFirst();
    }

    /** What stands between the braces, each once, in the order of the prompt. */
    public List<String> names() {
        return slots.stream()
                .filter(slot -> !slot.escaped())
                .map(Placeholder::name)
                .distinct()
                .toList();
    }

    /** The field that a placeholder of this prompt means. */
    static PromptField require(String spelled, List<PromptField> fields) {
        return field(spelled, fields)
                .orElseThrow(() -> new IllegalArgumentException("No field is called \"" + spelled + "\""));
    }

    public boolean isWithoutPlaceholders() {
        return names().isEmpty();
    }

    /** What looks like a placeholder and was taken as text, one sentence each. */
    public List<String> notices() {
        return notices;
    }

    /** The prompt with each placeholder replaced by its value, to the letter. */
    public String render(Map<String, String> values) {
        StringBuilder rendered = new StringBuilder(text.length());
        int from = 0;
        for (Placeholder slot : slots) {
            if (slot.escaped()) {
                rendered.append(text, from, slot.start() - 1).append(slot.written(text));
            } else {
                rendered.append(text, from, slot.start()).append(value(slot, values));
            }
            from = slot.end();
        }
        return rendered.append(text, from, text.length()).toString();
    }

    private String value(Placeholder slot, Map<String, String> values) {
        String value = values.get(slot.name());
        if (value == null) {
            throw new IllegalArgumentException("No value for the placeholder " + slot.written(text));
        }
        return value;
    }
}
