package dev.assize.core.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A judge's fields with every path under which each may be found; made once per judge. */
public final class FieldNames {

    private final List<Field> fields;
    private final Map<String, List<FieldPath>> paths = new LinkedHashMap<>();

    public FieldNames(List<Field> fields) {
        this.fields = List.copyOf(fields);
        for (Field field : fields) {
            List<FieldPath> ways = new ArrayList<>();
            ways.add(new FieldPath(List.of(field.name())));
            field.aliases().forEach(alias -> ways.add(FieldPath.parse(alias)));
            paths.put(field.name(), List.copyOf(ways));
        }
    }

    public List<Field> fields() {
        return fields;
    }

    List<FieldPath> paths(String field) {
        List<FieldPath> ways = paths.get(field);
        if (ways == null) {
            throw new IllegalArgumentException("The judge declares no field \"" + field + "\", only " + paths.keySet());
        }
        return ways;
    }
}
