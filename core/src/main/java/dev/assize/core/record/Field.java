package dev.assize.core.record;

import java.util.List;

/**
 * A field of a judge's case.
 *
 * @param aliases other places where data in the wild keeps it, as dotted paths; spelling in camel case, snake case or
 *     with hyphens needs no alias
 * @param type what a reader should expect: {@code text}, {@code list of texts}
 */
public record Field(String name, String type, boolean required, String description, List<String> aliases) {

    public Field {
        aliases = List.copyOf(aliases);
    }

    public static Field required(String name, String type, String description, String... aliases) {
        return new Field(name, type, true, description, List.of(aliases));
    }

    public static Field optional(String name, String type, String description, String... aliases) {
        return new Field(name, type, false, description, List.of(aliases));
    }
}
