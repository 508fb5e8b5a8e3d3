package dev.assize.core.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A judge's fields with every path under which each may be found; made once per judge. */
public final class FieldNames {

    private final List<Field> fields;
    private final Map<String, List<Way>> paths = new LinkedHashMap<>();

    /** A path with the bit of its first name. */
    record Way(FieldPath path, long bit) {

        static Way of(FieldPath path) {
            return new Way(path, AlikeNames.bit(path.steps().get(0)));
        }

        /** False when a record whose names have these bits holds nothing there. */
        boolean mayLeadInto(long present) {
            return (present & bit) != 0;
        }
    }

    public FieldNames(List<Field> fields) {
        this.fields = List.copyOf(fields);
        for (Field field : fields) {
            // By their steps: to compare the paths themselves, Java would first make code for it, which shows at every
            // start.
            Map<List<String>, Way> ways = new LinkedHashMap<>();
            add(ways, new FieldPath(List.of(field.name())));
            field.aliases().forEach(alias -> add(ways, FieldPath.parse(alias)));
            if (isAloneInItsRole(field)) {
                ToolNames.of(field.role()).stream()
                        .filter(name -> !isClaimed(name, field))
                        .forEach(name -> add(ways, FieldPath.parse(name)));
            }
            paths.put(field.name(), List.copyOf(ways.values()));
        }
    }

    private static void add(Map<List<String>, Way> ways, FieldPath path) {
        ways.putIfAbsent(path.steps(), Way.of(path));
    }

    /** A list of texts beside it, such as the names beside a reasoning, could be meant by the same names. */
    private boolean isAloneInItsRole(Field field) {
        return mayBeText(field)
                && fields.stream()
                                .filter(other -> other.role() == field.role()
                                        && (mayBeText(other) || other.type().equals("list of texts")))
                                .count()
                        == 1;
    }

    private static boolean mayBeText(Field field) {
        return field.type().equals("text") || field.type().equals("any");
    }

    /** The field that a user means by one of its names; empty where it is no name of any, or of several. */
    public Optional<String> fieldCalled(String name) {
        List<String> meant = new ArrayList<>();
        for (Field field : fields) {
            if (field.name().equals(name)) {
                return Optional.of(name);
            }
            if (paths(field.name()).stream()
                    .anyMatch(way -> way.path().toString().equals(name))) {
                meant.add(field.name());
            }
        }
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /** Whether another field of the judge has the name for its own. */
    private boolean isClaimed(String name, Field field) {
        return fields.stream()
                .filter(other -> !other.name().equals(field.name()))
                .anyMatch(other -> other.name().equals(name) || other.aliases().contains(name));
    }

    Field require(String name) {
        for (Field field : fields) {
            if (field.name().equals(name)) {
                return field;
            }
        }
        throw new IllegalArgumentException("The judge declares no field \"" + name + "\"");
    }

    public List<Field> fields() {
        return fields;
    }

    List<Way> paths(String field) {
        List<Way> ways = paths.get(field);
        if (ways == null) {
            throw new IllegalArgumentException("The judge declares no field \"" + field + "\", only " + paths.keySet());
        }
        return ways;
    }
}
