package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.AlikeNames;
import dev.assize.core.record.FieldPath;
import dev.assize.core.record.Found;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The names under which pipelines keep one thing inside an object; spelling in camel or snake case needs no alias.
 *
 * @param paths in the order in which they are tried
 * @param bits those of the first names of the paths, as {@link AlikeNames} gives them
 */
record JsonAliases(List<FieldPath> paths, long bits) {

    /** The bits of what may have any name. */
    private static final long ANY = -1;

    JsonAliases {
        paths = List.copyOf(paths);
    }

    static JsonAliases of(String... names) {
        List<FieldPath> paths = Stream.of(names).map(FieldPath::parse).toList();
        return new JsonAliases(
                paths,
                paths.stream()
                        .mapToLong(path -> AlikeNames.bit(path.steps().get(0)))
                        .reduce(0, (all, bit) -> all | bit));
    }

    /** The first that is there and not null; a name spelled to the letter goes before one that is merely alike. */
    Optional<JsonNode> find(JsonNode object) {
        Optional<JsonNode> exact = exact(object);
        return exact.isPresent() ? exact : alike(object, object.isObject() ? AlikeNames.in(object) : ANY);
    }

    /** @param names the bits of all names in the object, for whoever looks for several things in it */
    Optional<JsonNode> find(JsonNode object, long names) {
        Optional<JsonNode> exact = exact(object);
        return exact.isPresent() ? exact : alike(object, names);
    }

    private Optional<JsonNode> exact(JsonNode object) {
        for (FieldPath path : paths) {
            JsonNode exact = path.steps().size() == 1 ? object.get(path.steps().get(0)) : null;
            if (exact != null && !exact.isNull()) {
                return Optional.of(exact);
            }
        }
        return Optional.empty();
    }

    private Optional<JsonNode> alike(JsonNode object, long names) {
        if ((names & bits) == 0) {
            return Optional.empty();
        }
        for (FieldPath path : paths) {
            Optional<JsonNode> value = path.find(object);
            if (value.isPresent() && !value.get().isNull()) {
                return value;
            }
        }
        return Optional.empty();
    }

    /** Whether any of these is written, be it as null. */
    boolean isWritten(JsonNode object) {
        return paths.stream().anyMatch(path -> path.find(object).isPresent());
    }

    /** A text or number as text; empty when absent. */
    String text(JsonNode object, String field) {
        return find(object).map(value -> scalar(value, field)).orElse("");
    }

    /** @param names as in {@link #find(JsonNode, long)} */
    String text(JsonNode object, long names, String field) {
        return find(object, names).map(value -> scalar(value, field)).orElse("");
    }

    static String scalar(JsonNode value, String field) {
        if (!value.isValueNode()) {
            throw new InvalidCase(field, Found.describe(value), "text");
        }
        return value.asText();
    }
}
