package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.Datum;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A case of a judge file: its fields, the settings and the values that code finds in them, by their names in expressions. */
record FileCase(Map<String, Datum> values) {

    public FileCase {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
