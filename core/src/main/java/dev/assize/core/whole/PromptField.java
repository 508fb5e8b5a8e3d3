package dev.assize.core.whole;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.RecordFields;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A text of the case that a prompt may show.
 *
 * @param name the placeholder's name
 * @param others other names under which a prompt may ask for it, as dotted paths
 * @param essential whether a prompt that shows none of the essential ones cannot be about the case
 */
public record PromptField(String name, List<String> others, boolean essential, Text text) {

    /** What a prompt shows where the case has nothing. */
    public static final String ABSENT = "Not provided";

    /** How the text is found in a record. */
    @FunctionalInterface
    public interface Text {
        String of(ObjectNode record);
    }

    public PromptField {
        others = List.copyOf(others);
    }

    /** A field of the judge as the record has it: texts as they are, anything else as indented JSON. */
    public static PromptField of(Field field, FieldNames names, boolean essential) {
        return new PromptField(
                field.name(),
                field.aliases(),
                essential,
                record -> RecordFields.of(record, names)
                        .find(field.name())
                        .map(PromptField::shown)
                        .filter(text -> !text.isBlank())
                        .orElse(ABSENT));
    }

    public static String shown(JsonNode value) {
        return value.isTextual() ? value.textValue() : Json.pretty(value);
    }

    /** Without regard to case, underscores and hyphens, with or without the {@code item.} of OpenAI-style graders. */
    boolean isNamed(String spelled) {
        String wanted = bare(spelled);
        return Stream.concat(Stream.of(name), others.stream())
                .map(PromptField::bare)
                .anyMatch(known ->
                        known.equals(wanted) || wanted.equals("item." + known) || wanted.equals("sample." + known));
    }

    private static String bare(String name) {
        return name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
