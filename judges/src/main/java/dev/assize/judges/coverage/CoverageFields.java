package dev.assize.judges.coverage;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.Found;
import dev.assize.core.record.RecordFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The fields of a reference-coverage case, and how a record is read through them. */
final class CoverageFields {

    static final String INPUT = "input";
    static final String REFERENCE = "reference";
    static final String OUTPUT = "output_text";
    static final String CHECKLIST = "checklist";

    static final List<Field> FIELDS = List.of(
            Field.optional(
                            INPUT,
                            "text",
                            "the question that was put to the model",
                            "item.input",
                            "question",
                            "prompt",
                            "query")
                    .as(FieldRole.QUESTION),
            Field.required(
                            REFERENCE,
                            "text",
                            "the answer that is known to be right",
                            "item.reference",
                            "reference_answer",
                            "item.reference_answer",
                            "expected_output",
                            "ground_truth",
                            "ideal")
                    .as(FieldRole.REFERENCE),
            Field.required(
                            OUTPUT,
                            "text",
                            "what the model answered",
                            "item.output_text",
                            "sample.output_text",
                            "model_output",
                            "output",
                            "response")
                    .as(FieldRole.OUTPUT),
            Field.optional(
                            CHECKLIST,
                            "object",
                            "facts, conclusions and terms to look for, instead of those read from the reference")
                    .as(FieldRole.REFERENCE));

    static final FieldNames NAMES = new FieldNames(FIELDS);
    private static final List<String> LISTS =
            Stream.of(ItemKind.values()).map(ItemKind::plural).toList();

    private CoverageFields() {}

    static CoverageCase read(ObjectNode record) {
        RecordFields fields = RecordFields.of(record, NAMES).requireAny();
        return new CoverageCase(
                fields.text(INPUT).orElse(""),
                fields.text(REFERENCE).orElse(""),
                fields.text(OUTPUT).orElse(""),
                fields.find(CHECKLIST).map(CoverageFields::checklist).orElse(null));
    }

    private static Checklist checklist(JsonNode value) {
        JsonNode lists = unwrapped(value);
        if (!lists.isObject()) {
            throw new InvalidCase(CHECKLIST, Found.describe(value), "an object with the lists " + LISTS);
        }
        for (Map.Entry<String, JsonNode> entry : lists.properties()) {
            if (!LISTS.contains(entry.getKey())) {
                throw new InvalidCase(
                        CHECKLIST + "." + entry.getKey(), Found.describe(entry.getValue()), "only the lists " + LISTS);
            }
        }
        return Checklist.frozen(
                items(lists, ItemKind.FACT), items(lists, ItemKind.CONCLUSION), items(lists, ItemKind.TERM));
    }

    /** A spreadsheet can carry the checklist only as JSON text. */
    private static JsonNode unwrapped(JsonNode value) {
        if (!value.isTextual()) {
            return value;
        }
        try {
            return Json.parse(value.textValue());
        } catch (JsonProcessingException e) {
            throw new InvalidCase(
                    CHECKLIST,
                    Found.describe(value),
                    "an object with the lists " + LISTS + ", or such an object as JSON text");
        }
    }

    private static List<String> items(JsonNode lists, ItemKind kind) {
        JsonNode list = lists.path(kind.plural());
        String field = CHECKLIST + "." + kind.plural();
        if (list.isMissingNode() || list.isNull()) {
            return List.of();
        }
        if (!list.isArray()) {
            throw new InvalidCase(field, Found.describe(list), "a list of texts");
        }
        List<String> items = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            items.add(item(field + "." + i, list.get(i)));
        }
        return items;
    }

    /** A text, or an entry of the checklist that a result shows, so that one can be copied from a result and frozen. */
    private static String item(String field, JsonNode entry) {
        JsonNode text = entry.isObject() ? entry.path("item") : entry;
        if (!text.isTextual() || text.textValue().isBlank()) {
            throw new InvalidCase(field, Found.describe(entry), "a text that is not blank");
        }
        return text.textValue();
    }
}
