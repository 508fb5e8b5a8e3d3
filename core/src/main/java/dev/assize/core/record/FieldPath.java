package dev.assize.core.record;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.lenient.LenientText;
import dev.assize.core.lenient.MarkdownFence;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way into a record: names and list positions joined by dots ({@code choices.0.message}), or written as {@code
 * choices[0].message}, {@code $.choices[0].message} or {@code /choices/0/message}; {@code turns.-1} is the last. A name is first tried to
 * the letter, then without regard to case, underscores and hyphens. A text that is itself JSON, as outputs of models often
 * are kept, is entered like what it holds. A name with a dot of its own ({@code answer (v1.2)}, {@code gpt-4.1}) is found
 * to the letter.
 */
public record FieldPath(List<String> steps) {

    private static final Pattern BRACKETS = Pattern.compile("\\[(?:(-?\\d{1,8})|['\"]([^'\"\\]]+)['\"])\\]");

    public FieldPath {
        if (steps.isEmpty() || steps.stream().anyMatch(String::isEmpty)) {
            throw new IllegalArgumentException(
                    "A path is names joined by dots, got \"" + String.join(".", steps) + "\"");
        }
        steps = List.copyOf(steps);
    }

    /** Reads a path in any of its forms; throws {@link IllegalArgumentException} for one that has an empty step. */
    public static FieldPath parse(String written) {
        if (written.startsWith("/")) {
            return new FieldPath(Arrays.stream(written.substring(1).split("/", -1))
                    .map(step -> step.replace("~1", "/").replace("~0", "~"))
                    .toList());
        }
        String path = written.startsWith("$.") || written.startsWith("$[") ? written.substring(1) : written;
        return new FieldPath(List.of(dotted(path).split("\\.", -1)));
    }

    /** Positions and quoted names in brackets become steps of their own. */
    private static String dotted(String path) {
        String steps = BRACKETS.matcher(path).replaceAll(found -> {
            String inside = found.group(1) != null ? found.group(1) : found.group(2);
            return "." + Matcher.quoteReplacement(inside);
        });
        return steps.startsWith(".") ? steps.substring(1) : steps;
    }

    /**
     * The steps of a column's name: one where its dots are its own, as in {@code answer (v1.2)}, {@code gpt-4.1} or {@code
     * Ref. answer}. There a blank follows the dot, or a version goes on; a dot that joins names of fields stands between names,
     * or before a position.
     */
    public static List<String> ofColumn(String name) {
        List<String> steps = List.of(name.split("\\."));
        if (steps.isEmpty() || steps.contains("")) {
            return List.of(name);
        }
        for (int i = 1; i < steps.size(); i++) {
            if (goesOn(steps.get(i - 1), steps.get(i))) {
                return List.of(name);
            }
        }
        return steps;
    }

    private static boolean goesOn(String before, String step) {
        char first = step.charAt(0);
        boolean version =
                isFigure(before.charAt(before.length() - 1)) && position(before).isEmpty();
        return Character.isWhitespace(first)
                || (isFigure(first) && (version || position(step).isEmpty()));
    }

    private static boolean isFigure(char unit) {
        return unit >= '0' && unit <= '9';
    }

    /** What stands there; empty when nothing does. A null that is written out is found. */
    public Optional<JsonNode> find(JsonNode record) {
        Optional<JsonNode> entered = enter(record);
        return entered.isEmpty() && mayBeOneName() ? Optional.ofNullable(record.get(toString())) : entered;
    }

    private boolean mayBeOneName() {
        for (int i = 1; i < steps.size(); i++) {
            char first = steps.get(i).charAt(0);
            if (isFigure(first) || Character.isWhitespace(first)) {
                return true;
            }
        }
        return false;
    }

    private Optional<JsonNode> enter(JsonNode record) {
        JsonNode at = record;
        for (String step : steps) {
            Optional<JsonNode> next = step(at, step);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            at = next.get();
        }
        return Optional.of(at);
    }

    private static Optional<JsonNode> step(JsonNode at, String name) {
        if (at.isTextual()) {
            return held(at.textValue()).flatMap(inside -> step(inside, name));
        }
        if (at.isArray()) {
            return fromTheEnd(name)
                    .map(back -> at.size() - back)
                    .or(() -> position(name))
                    .map(at::get);
        }
        JsonNode exact = at.get(name);
        return exact != null ? Optional.of(exact) : alike(at, name);
    }

    private static Optional<JsonNode> held(String text) {
        String json = MarkdownFence.inside(text);
        if (!json.startsWith("{") && !json.startsWith("[")) {
            return Optional.empty();
        }
        return LenientText.json(json);
    }

    private static Optional<JsonNode> alike(JsonNode at, String name) {
        int hash = AlikeNames.hash(name);
        for (Map.Entry<String, JsonNode> entry : at.properties()) {
            if (AlikeNames.hash(entry.getKey()) == hash && areAlike(entry.getKey(), name)) {
                return Optional.of(entry.getValue());
            }
        }
        return Optional.empty();
    }

    /** Whether two names are the same but for case and for what joins words. Every record is searched so, for every field. */
    private static boolean areAlike(String one, String other) {
        int i = next(one, 0);
        int j = next(other, 0);
        while (i < one.length() && j < other.length()) {
            if (Character.toLowerCase(one.charAt(i)) != Character.toLowerCase(other.charAt(j))) {
                return false;
            }
            i = next(one, i + 1);
            j = next(other, j + 1);
        }
        return i == one.length() && j == other.length();
    }

    private static int next(String name, int from) {
        int at = from;
        while (at < name.length() && joinsWords(name.charAt(at))) {
            at++;
        }
        return at;
    }

    static boolean joinsWords(char unit) {
        return unit == '_' || unit == '-' || unit == ' ';
    }

    /** {@code -1} is the last of a list, as the last turn of a chat is. */
    private static Optional<Integer> fromTheEnd(String step) {
        return step.startsWith("-") ? position(step.substring(1)).filter(back -> back > 0) : Optional.empty();
    }

    private static Optional<Integer> position(String step) {
        return !step.isEmpty() && step.length() < 9 && step.chars().allMatch(c -> c >= '0' && c <= '9')
                ? Optional.of(Integer.valueOf(step))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return String.join(".", steps);
    }
}
