package dev.assize.models.answer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.result.AnswerSchema;
import dev.assize.models.chat.ReplySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The JSON Schema of a reply, in what the strict modes of all providers take: closed objects whose properties are all
 * required, plain types, enums of texts; no unions, no ranges, no limits of length. What they cannot say, code checks.
 */
final class PortableSchema {

    static final String RATIONALE = "rationale";
    static final String QUOTE = "quote";
    static final String CAN_TELL = "can_tell";
    static final String VALUE = "value";

    /** Refused by the strict mode of at least one provider, or of no use to a model. */
    private static final Set<String> REFUSED = Set.of(
            "$schema",
            "$id",
            "$comment",
            "title",
            "default",
            "examples",
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
            "minLength",
            "maxLength",
            "pattern",
            "format",
            "minItems",
            "maxItems",
            "uniqueItems",
            "minProperties",
            "maxProperties",
            "propertyNames");

    private PortableSchema() {}

    /** All of a question that shows in the schema: cases differ in their texts, and few of them in this. */
    private record Slot(Form form, boolean quoted) {
        static Slot of(Question question) {
            return new Slot(
                    shortened(question.form()), question.quoting().source().isPresent());
        }
    }

    private static final Memo<List<Slot>, ReplySchema> KEPT = new Memo<>(PortableSchema::written);

    static ReplySchema of(List<PendingQuestion> questions) {
        List<Slot> slots = new ArrayList<>(questions.size());
        for (PendingQuestion asked : questions) {
            slots.add(Slot.of(asked.question()));
        }
        return KEPT.get(slots);
    }

    private static ReplySchema written(List<Slot> slots) {
        ObjectNode schema = closed();
        for (int i = 0; i < slots.size(); i++) {
            add(schema, ShortKeys.question(i), entry(slots.get(i)));
        }
        return new ReplySchema(schema);
    }

    private static ObjectNode entry(Slot slot) {
        ObjectNode entry = closed();
        add(entry, RATIONALE, typed("string"));
        if (slot.quoted()) {
            add(entry, QUOTE, typed("string"));
        }
        add(entry, CAN_TELL, typed("boolean"));
        add(entry, VALUE, value(slot.form()));
        return entry;
    }

    private static ObjectNode value(Form form) {
        ObjectNode schema = AnswerSchema.of(form);
        strip(schema);
        return schema;
    }

    private static Form shortened(Form form) {
        return form instanceof Form.Checklist checklist
                ? new Form.Checklist(IntStream.range(0, checklist.items().size())
                        .mapToObj(ShortKeys::item)
                        .toList())
                : form;
    }

    private static void strip(JsonNode node) {
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            names.stream().filter(REFUSED::contains).forEach(object::remove);
            for (Map.Entry<String, JsonNode> field : object.properties()) {
                if (field.getKey().equals("properties") || field.getKey().equals("$defs")) {
                    // Names in here are those of fields, not keywords.
                    field.getValue().forEach(PortableSchema::strip);
                } else if (!field.getKey().equals("enum") && !field.getKey().equals("const")) {
                    strip(field.getValue());
                }
            }
        } else if (node.isArray()) {
            node.forEach(PortableSchema::strip);
        }
    }

    private static ObjectNode closed() {
        ObjectNode schema = typed("object");
        schema.putObject("properties");
        schema.putArray("required");
        return schema.put("additionalProperties", false);
    }

    private static void add(ObjectNode object, String name, ObjectNode schema) {
        ((ObjectNode) object.path("properties")).set(name, schema);
        ((ArrayNode) object.path("required")).add(name);
    }

    private static ObjectNode typed(String type) {
        return Json.object().put("type", type);
    }
}
