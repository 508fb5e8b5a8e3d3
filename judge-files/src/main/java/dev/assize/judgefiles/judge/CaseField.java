package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldRole;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A field of a case as the file declares it.
 *
 * @param name where it stands in the record, dotted
 * @param variable its name in expressions
 * @param options of a choice
 * @param separators the characters at which one text is cut into texts; empty for none
 * @param join what stands between texts where they are shown as one; null for a line break
 * @param least, most how many entries a list has; {@code most} 0 for any number
 * @param range between which numbers it lies; null for any
 * @param role what it is to a reader of the case
 * @param of the fields of an object, or of each object of a list
 */
record CaseField(
        String name,
        String variable,
        FieldType type,
        boolean required,
        String description,
        List<String> aliases,
        List<String> options,
        String separators,
        @Nullable String join,
        int least,
        int most,
        @Nullable List<BigDecimal> range,
        FieldRole role,
        List<CaseField> of) {

    CaseField {
        aliases = List.copyOf(aliases);
        options = List.copyOf(options);
        of = List.copyOf(of);
    }

    /** The type in expressions; what may be absent may be none. */
    ValueType valueType() {
        ValueType present = switch (type) {
            case TEXT -> PlainType.TEXT;
            case TEXTS -> new ValueType.ListOf(PlainType.TEXT, least > 0);
            case NUMBER, INTEGER -> PlainType.NUMBER;
            case YES_NO -> PlainType.TRUTH;
            case DATE -> PlainType.DATE;
            case CHOICE -> new ValueType.OneOf(options);
            case LIST -> new ValueType.ListOf(recordType(), least > 0);
            case OBJECT -> recordType();
            case JSON, ANY -> PlainType.JSON;
        };
        return required ? present : ValueType.maybe(present);
    }

    private ValueType recordType() {
        Map<String, ValueType> fields = new LinkedHashMap<>();
        of.forEach(field -> fields.put(field.variable(), field.valueType()));
        return new ValueType.RecordOf(fields);
    }

    /** As the record reader finds it: a dotted name is a way into the record. */
    Field field() {
        List<String> ways = new ArrayList<>(aliases);
        if (name.indexOf('.') >= 0) {
            ways.add(0, name);
        }
        return new Field(name, describeType(), required, description, ways, role);
    }

    private String describeType() {
        return switch (type) {
            case TEXTS -> "list of texts";
            case CHOICE -> "one of " + String.join(", ", options);
            case LIST -> "list of objects";
            default -> type.word();
        };
    }

    ObjectNode schema() {
        ObjectNode schema = switch (type) {
            case TEXT, DATE -> typed("string");
            case TEXTS -> {
                ObjectNode texts = Json.object();
                texts.putArray("type").add("array").add("string");
                texts.putObject("items").put("type", "string");
                yield texts;
            }
            case NUMBER -> typed("number");
            case INTEGER -> typed("integer");
            case YES_NO -> typed("boolean");
            case CHOICE -> {
                ObjectNode choice = typed("string");
                options.forEach(choice.putArray("enum")::add);
                yield choice;
            }
            case LIST -> {
                ObjectNode list = typed("array");
                list.set("items", objectSchema(of));
                yield list;
            }
            case OBJECT -> objectSchema(of);
            case JSON, ANY -> Json.object();
        };
        if (least > 0) {
            schema.put("minItems", least);
        }
        if (most > 0) {
            schema.put("maxItems", most);
        }
        if (range != null) {
            schema.put("minimum", range.get(0)).put("maximum", range.get(1));
        }
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        return schema;
    }

    static ObjectNode objectSchema(List<CaseField> fields) {
        ObjectNode schema = typed("object");
        ObjectNode properties = schema.putObject("properties");
        List<String> required = new ArrayList<>();
        for (CaseField field : fields) {
            if (field.name().indexOf('.') < 0) {
                properties.set(field.name(), field.schema());
                if (field.required() && field.aliases().isEmpty()) {
                    required.add(field.name());
                }
            }
        }
        if (!required.isEmpty()) {
            required.forEach(schema.putArray("required")::add);
        }
        return schema;
    }

    private static ObjectNode typed(String type) {
        return Json.object().put("type", type);
    }
}
