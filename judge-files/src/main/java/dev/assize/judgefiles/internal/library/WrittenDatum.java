package dev.assize.judgefiles.internal.library;

import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.Datum;
import java.util.List;

/** A value as text, for messages, passages and outputs. */
public final class WrittenDatum {

    private WrittenDatum() {}

    public static String of(Datum value) {
        return of(value, ", ");
    }

    /** @param between what stands between the items of a list */
    public static String of(Datum value, String between) {
        if (value instanceof Datum.Text text) {
            return text.value();
        }
        if (value instanceof Datum.Numeric number) {
            return number.value().toString();
        }
        if (value instanceof Datum.Truth truth) {
            return truth.value() ? "true" : "false";
        }
        if (value instanceof Datum.Day day) {
            return day.value().toString();
        }
        if (value instanceof Datum.Items items) {
            List<String> parts =
                    items.values().stream().map(item -> of(item, between)).toList();
            return String.join(between, parts);
        }
        if (value instanceof Datum.Tree tree) {
            return tree.value().isTextual() ? tree.value().textValue() : Json.write(tree.value());
        }
        if (value instanceof Datum.Fields fields) {
            return String.join(
                    between,
                    fields.values().entrySet().stream()
                            .map(field -> field.getKey() + ": " + of(field.getValue(), between))
                            .toList());
        }
        return value.isNone() ? "none" : "unknown";
    }
}
