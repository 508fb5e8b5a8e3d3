package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.AlikeNames;
import dev.assize.core.record.FieldPath;
import dev.assize.core.record.Found;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The names under which pipelines keep one thing inside an object, in the order in which they are tried; spelling in camel or
 * snake case needs no alias. Immutable.
 */
final class JsonAliases {

    /** The bits of what may have any name. */
    private static final long ANY = -1;

    private final FieldPath[] paths;

    /** Those of the first names of the paths, as {@link AlikeNames} gives them: what lacks them need not be searched. */
    private final long[] bits;

    private JsonAliases(FieldPath[] paths) {
        this.paths = paths;
        this.bits = new long[paths.length];
        for (int i = 0; i < paths.length; i++) {
            bits[i] = AlikeNames.bit(paths[i].steps().get(0));
        }
    }

    static JsonAliases of(String... names) {
        return new JsonAliases(Stream.of(names).map(FieldPath::parse).toArray(FieldPath[]::new));
    }

    /** The first that is there and not null; a name spelled to the letter goes before one that is merely alike. */
    Optional<JsonNode> find(JsonNode object) {
        return find(object, names(object));
    }

    private static long names(JsonNode object) {
        return object.isObject() ? AlikeNames.in(object) : ANY;
    }

    /** @param names the bits of all names in the object, for whoever looks for several things in it */
    Optional<JsonNode> find(JsonNode object, long names) {
        for (int i = 0; i < paths.length; i++) {
            if ((names & bits[i]) != 0 && paths[i].steps().size() == 1) {
                JsonNode exact = object.get(paths[i].steps().get(0));
                if (exact != null && !exact.isNull()) {
                    return Optional.of(exact);
                }
            }
        }
        for (int i = 0; i < paths.length; i++) {
            if ((names & bits[i]) != 0) {
                Optional<JsonNode> alike = paths[i].find(object);
                if (alike.isPresent() && !alike.get().isNull()) {
                    return alike;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether any of these is written, be it as null. */
    boolean isWritten(JsonNode object) {
        long names = names(object);
        for (int i = 0; i < paths.length; i++) {
            if ((names & bits[i]) != 0 && paths[i].find(object).isPresent()) {
                return true;
            }
        }
        return false;
    }

    static String scalar(JsonNode value, String field) {
        if (!value.isValueNode()) {
            throw new InvalidCase(field, Found.describe(value), "text");
        }
        return value.asText();
    }
}
