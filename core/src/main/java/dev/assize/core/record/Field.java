package dev.assize.core.record;

import java.util.List;

/**
 * A field of a judge's case.
 *
 * @param aliases other places where data in the wild keeps it, as dotted paths; spelling in camel case, snake case or
 *     with hyphens needs no alias
 * @param type what a reader should expect: {@code text}, {@code list of texts}
 * @param role what it is to a reader of the case
 */
public record Field(
        String name, String type, boolean required, String description, List<String> aliases, FieldRole role) {

    public Field {
        aliases = List.copyOf(aliases);
    }

    /** A field that a reader sees as context, until {@link #as} says otherwise. */
    public Field(String name, String type, boolean required, String description, List<String> aliases) {
        this(name, type, required, description, aliases, FieldRole.CONTEXT);
    }

    public static Field required(String name, String type, String description, String... aliases) {
        return new Field(name, type, true, description, List.of(aliases));
    }

    public static Field optional(String name, String type, String description, String... aliases) {
        return new Field(name, type, false, description, List.of(aliases));
    }

    /** The same field in another role. */
    public Field as(FieldRole newRole) {
        return new Field(name, type, required, description, aliases, newRole);
    }
}
