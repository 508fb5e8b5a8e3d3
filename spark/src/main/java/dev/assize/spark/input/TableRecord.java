package dev.assize.spark.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;

/** A row of a table as the record that the same case would be in a line of JSON. */
final class TableRecord {

    /** As long as the ids that results have anywhere, and no two of a billion rows share one. */
    private static final int ID_LENGTH = 16;

    private TableRecord() {}

    /** Columns that are null are left out: a table has every column in every row, a record has what it has. */
    public static ObjectNode of(Row row) {
        ObjectNode record = Json.object();
        StructType schema = row.schema();
        for (int i = 0; i < row.length(); i++) {
            Object value = row.get(i);
            if (value != null) {
                record.set(schema == null ? "_" + (i + 1) : schema.apply(i).name(), node(value));
            }
        }
        return record;
    }

    /** How a row is called: by its id, and without one by what is in it, since a table has no lines to count. */
    public static String nameOf(ObjectNode record) {
        JsonNode id = record.path("id");
        if (id.isNumber() || (id.isTextual() && !id.textValue().isBlank())) {
            return id.asText();
        }
        String hash = Hash.of(Json.write(record));
        return "row-" + hash.substring(0, Math.min(ID_LENGTH, hash.length()));
    }

    private static JsonNode node(@Nullable Object value) {
        if (value == null) {
            return NullNode.instance;
        }
        if (value instanceof String text) {
            return TextNode.valueOf(text);
        }
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return IntNode.valueOf(((Number) value).intValue());
        }
        if (value instanceof Long number) {
            return LongNode.valueOf(number);
        }
        if (value instanceof Double || value instanceof Float) {
            return number(value.toString());
        }
        if (value instanceof BigDecimal number) {
            return DecimalNode.valueOf(number);
        }
        if (value instanceof Boolean truth) {
            return BooleanNode.valueOf(truth);
        }
        if (value instanceof byte[] bytes) {
            return BinaryNode.valueOf(bytes);
        }
        if (value instanceof Row row) {
            return of(row);
        }
        if (value instanceof scala.collection.Map<?, ?> map) {
            return object(CollectionConverters.asJava(map));
        }
        if (value instanceof Map<?, ?> map) {
            return object(map);
        }
        if (value instanceof scala.collection.Iterable<?> list) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            for (Iterator<?> each = list.iterator(); each.hasNext(); ) {
                array.add(node(each.next()));
            }
            return array;
        }
        // Dates and times in the form that ISO 8601 gives them.
        return TextNode.valueOf(value.toString());
    }

    /** JSON has no other numbers than finite ones. */
    private static JsonNode number(String written) {
        return written.equals("NaN") || written.endsWith("Infinity")
                ? TextNode.valueOf(written)
                : DecimalNode.valueOf(new BigDecimal(written));
    }

    private static ObjectNode object(Map<?, ?> map) {
        ObjectNode object = Json.object();
        map.forEach((key, value) -> object.set(String.valueOf(key), node(value)));
        return object;
    }
}
