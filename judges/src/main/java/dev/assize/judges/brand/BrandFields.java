package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.Found;
import dev.assize.core.record.RecordFields;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The fields of a brand-extraction case, and how a record is read through them. */
final class BrandFields {

    static final String KEYWORD = "keyword";
    static final String TITLE = "title";
    static final String TAXONOMY = "taxonomy";
    static final String BRAND = "brand_name";
    static final String EXPECTED = "expected_entities";
    static final String PREDICTED = "predicted_entities";
    static final String REASONING = "predicted_reasoning";
    static final String CONFIDENCE = "predicted_confidence";

    private static final int MOST_DIGITS = 30;
    private static final Set<String> NO_BRAND = Set.of("unbranded", "no brand", "unknown");
    private static final String NAMES_FORM = "list of texts";

    static final List<Field> FIELDS = List.of(
            Field.optional(KEYWORD, "text", "the search that led to the product", "input.keyword", "search_term")
                    .as(FieldRole.QUESTION),
            Field.optional(TITLE, "text", "the product's title", "input.title", "product_title", "product_name")
                    .as(FieldRole.QUESTION),
            Field.optional(
                            TAXONOMY,
                            "text",
                            "the product's category, or the path of categories",
                            "input.taxonomy",
                            "product_taxonomy",
                            "category")
                    .as(FieldRole.METADATA),
            Field.optional(BRAND, "text", "the brand that the variations must be of", "input.brand_name", "brand")
                    .as(FieldRole.REFERENCE),
            Field.optional(
                            EXPECTED,
                            NAMES_FORM,
                            "the variations that were expected; none when the title has no brand",
                            "expected.entities",
                            "expected_output",
                            "expected")
                    .as(FieldRole.REFERENCE),
            Field.required(
                            PREDICTED,
                            NAMES_FORM,
                            "what the model listed; an empty list when it found no brand",
                            "model_output.output",
                            "model_output.entities",
                            "predicted.entities",
                            "prediction",
                            "output",
                            "entities")
                    .as(FieldRole.OUTPUT),
            Field.optional(
                            REASONING,
                            "text",
                            "why the model says it listed them",
                            "model_output.reasoning",
                            "predicted.reasoning",
                            "reasoning")
                    .as(FieldRole.OUTPUT),
            Field.optional(
                            CONFIDENCE,
                            "number or text",
                            "how sure the model says it is: 0 to 1, 0 to 100, \"85%\", or a word",
                            "model_output.confidence",
                            "predicted.confidence",
                            "confidence")
                    .as(FieldRole.METADATA));

    static final FieldNames NAMES = new FieldNames(FIELDS);

    private BrandFields() {}

    static BrandCase read(ObjectNode record) {
        RecordFields fields = RecordFields.of(record, NAMES).requireAny();
        if (fields.find(TITLE).isEmpty()
                && fields.find(BRAND).isEmpty()
                && fields.find(EXPECTED).isEmpty()) {
            throw new InvalidCase(
                    TITLE,
                    "nothing",
                    "a title, or at least a brand_name or expected_entities to hold the output against");
        }
        String brand = brand(text(fields, BRAND));
        List<String> expected = expected(fields);
        return new BrandCase(
                joined(fields, KEYWORD, ", "),
                text(fields, TITLE),
                joined(fields, TAXONOMY, " > "),
                brand,
                expected,
                predicted(fields, brand.isBlank() && expected.isEmpty()),
                joined(fields, REASONING, "\n"),
                fields.find(CONFIDENCE).map(BrandFields::confidence).orElse(""));
    }

    private static List<String> expected(RecordFields fields) {
        return fields.find(EXPECTED)
                .map(value -> EntityList.read(EXPECTED, value))
                .filter(names -> !EntityList.saysNothing(names))
                .orElse(List.of());
    }

    /**
     * A null that is written out is an output without entries; no field at all is more likely a record misread. A list
     * with "None" alone is right where there is no brand; elsewhere it is an entry like any other.
     */
    private static List<String> predicted(RecordFields fields, boolean brandless) {
        if (fields.isWrittenNull(PREDICTED)) {
            return List.of();
        }
        List<String> names =
                EntityList.read(PREDICTED, fields.require(PREDICTED, "what the model listed, as a list of texts"));
        return brandless && EntityList.saysNothing(names) ? List.of() : names;
    }

    private static String joined(RecordFields fields, String field, String between) {
        return fields.find(field)
                .filter(JsonNode::isArray)
                .map(value -> String.join(between, RecordFields.texts(field, value)))
                .orElseGet(() -> text(fields, field));
    }

    /** The brands "4711" and "361" come out of many a spreadsheet as numbers. */
    private static String text(RecordFields fields, String field) {
        return fields.find(field)
                .filter(JsonNode::isNumber)
                .map(BrandFields::plain)
                .or(() -> fields.text(field))
                .orElse("");
    }

    private static String brand(String name) {
        boolean none =
                EntityList.saysNothing(name) || NO_BRAND.contains(name.strip().toLowerCase(Locale.ROOT));
        return none ? "" : name;
    }

    private static String confidence(JsonNode value) {
        if (!value.isTextual() && !value.isNumber()) {
            throw new InvalidCase(CONFIDENCE, Found.describe(value), "a number or a text such as \"85%\" or \"high\"");
        }
        if (value.isTextual()) {
            return value.textValue();
        }
        return plain(value);
    }

    /** Written out in full, 1e999999999 would fill the memory. */
    private static String plain(JsonNode value) {
        BigDecimal number = value.decimalValue();
        return Math.abs(number.scale()) < MOST_DIGITS ? number.toPlainString() : number.toString();
    }
}
