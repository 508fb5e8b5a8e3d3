package dev.assize.core.result;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Form;
import java.util.List;

/** The JSON Schema (2020-12) of the value that answers a question of some form. */
public final class AnswerSchema {

    private AnswerSchema() {}

    public static ObjectNode of(Form form) {
        if (form instanceof Form.Choice choice) {
            ObjectNode schema = typed("string");
            texts(schema.putArray("enum"), choice.options());
            return schema;
        }
        if (form instanceof Form.Scale scale) {
            return typed("integer").put("minimum", scale.min()).put("maximum", scale.max());
        }
        if (form instanceof Form.Number number) {
            return typed("number").put("minimum", number.min()).put("maximum", number.max());
        }
        if (form instanceof Form.Checklist checklist) {
            ObjectNode schema = typed("object");
            ObjectNode properties = schema.putObject("properties");
            checklist.items().forEach(item -> properties.putObject(item).put("type", "boolean"));
            texts(schema.putArray("required"), checklist.items());
            return schema.put("additionalProperties", false);
        }
        if (form instanceof Form.Listing listing) {
            ObjectNode schema = typed("array").put("maxItems", listing.most());
            schema.putObject("items").put("type", "string").put("minLength", 1);
            return schema;
        }
        if (form instanceof Form.Document document) {
            return document.schema().deepCopy();
        }
        return typed("boolean");
    }

    private static ObjectNode typed(String type) {
        return Json.object().put("type", type);
    }

    private static void texts(ArrayNode target, List<String> values) {
        values.forEach(target::add);
    }
}
