package dev.assize.engine.run;

import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.text.NearestName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a record keeps the fields of a judge, written {@code field=path}. A field may be called by any name under which it is
 * found, so that one map serves several judges: the output is {@code answer} for one and {@code output_text} for another.
 */
public final class FieldMapping {

    private FieldMapping() {}

    public static FieldMap parse(List<String> options, List<Field> fields) {
        List<String> known = new ArrayList<>(fields.stream().map(Field::name).toList());
        known.add("id");
        FieldNames names = new FieldNames(fields);
        Map<String, FieldPath> paths = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1 || equals == option.length() - 1) {
                throw SetupException.of("map", "takes field=path, got \"" + option + "\"");
            }
            String called = option.substring(0, equals);
            String field =
                    known.contains(called) ? called : names.fieldCalled(called).orElse(called);
            if (!known.contains(field)) {
                throw SetupException.of(
                        "map",
                        "the judge has no field \"" + field + "\"; "
                                + NearestName.hint(field, known, "it has " + String.join(", ", known)));
            }
            paths.put(field, path(option.substring(equals + 1), option));
        }
        return new FieldMap(paths);
    }

    private static FieldPath path(String text, String option) {
        try {
            return FieldPath.parse(text);
        } catch (IllegalArgumentException e) {
            throw SetupException.of("map", option + ": " + e.getMessage());
        }
    }
}
