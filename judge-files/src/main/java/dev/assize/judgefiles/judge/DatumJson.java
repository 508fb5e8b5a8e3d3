package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.QuestionId;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import java.util.Map;
import java.util.Set;

/** Values and their types as JSON and JSON Schema. Numbers have at most six decimals, half up, and no zeros at the end. */
final class DatumJson {

    private static final int PLACES = 6;

    private DatumJson() {}

    /** @param missing takes the questions behind whatever is unknown */
    static JsonNode of(Datum value, Set<QuestionId> missing) {
        if (value instanceof Datum.Numeric number) {
            return DecimalNode.valueOf(number.value().decimal(PLACES));
        }
        if (value instanceof Datum.Text text) {
            return TextNode.valueOf(text.value());
        }
        if (value instanceof Datum.Truth truth) {
            return BooleanNode.valueOf(truth.value());
        }
        if (value instanceof Datum.Day day) {
            return TextNode.valueOf(day.value().toString());
        }
        if (value instanceof Datum.Tree tree) {
            return tree.value();
        }
        if (value instanceof Datum.Items items) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            items.values().forEach(item -> array.add(of(item, missing)));
            return array;
        }
        if (value instanceof Datum.Fields fields) {
            ObjectNode object = Json.object();
            fields.values().forEach((name, field) -> object.set(name, of(field, missing)));
            return object;
        }
        if (value instanceof Datum.Unknown unknown) {
            missing.addAll(unknown.waitingFor());
        }
        return NullNode.getInstance();
    }

    static ObjectNode schema(ValueType type) {
        ObjectNode schema = Json.object();
        if (type instanceof ValueType.Maybe maybe) {
            ObjectNode present = schema(maybe.type());
            schema.putArray("anyOf").add(present).addObject().put("type", "null");
            return schema;
        }
        if (type instanceof ValueType.OneOf one) {
            one.options().forEach(schema.put("type", "string").putArray("enum")::add);
            return schema;
        }
        if (type instanceof ValueType.ListOf list) {
            schema.put("type", "array").set("items", schema(list.items()));
            return schema;
        }
        if (type instanceof ValueType.RecordOf record) {
            ObjectNode properties = schema.put("type", "object").putObject("properties");
            for (Map.Entry<String, ValueType> field : record.fields().entrySet()) {
                properties.set(field.getKey(), schema(field.getValue()));
            }
            record.fields().keySet().forEach(schema.putArray("required")::add);
            return schema;
        }
        if (type instanceof PlainType plain) {
            switch (plain) {
                case NUMBER -> schema.put("type", "number");
                case TEXT, DATE -> schema.put("type", "string");
                case TRUTH -> schema.put("type", "boolean");
                case NONE -> schema.put("type", "null");
                case JSON, NEVER -> {}
            }
        }
        return schema;
    }
}
