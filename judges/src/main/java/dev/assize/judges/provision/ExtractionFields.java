package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.lenient.LenientText;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.Found;
import dev.assize.core.record.RecordFields;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The fields of a provision-extraction case, and how a record is read through them. */
final class ExtractionFields {

    static final String DECISION_ID = "decisionId";
    static final String LANGUAGE = "proceduralLanguage";
    static final String SOURCE = "sourceText";
    static final String EXTRACTED = "extracted";
    static final String PROVISIONS = "citedProvisions";

    static final List<Field> FIELDS = List.of(
            Field.required(DECISION_ID, "text", "the id that every internal id must embed", "item.decisionId", "ecli")
                    .as(FieldRole.METADATA),
            Field.required(
                            LANGUAGE,
                            "FR or NL",
                            "which list of act types must be used",
                            "item.proceduralLanguage",
                            "language")
                    .as(FieldRole.METADATA),
            Field.required(
                    SOURCE,
                    "text",
                    "the full text of the decision",
                    "item.sourceText",
                    "source",
                    "decisionText",
                    "text"),
            Field.optional(
                            EXTRACTED,
                            "object",
                            "what was extracted: an object with citedProvisions",
                            "item.extracted",
                            "output")
                    .as(FieldRole.OUTPUT),
            Field.optional(
                            PROVISIONS,
                            "list of objects",
                            "the extracted provisions themselves, instead of extracted",
                            "item.citedProvisions")
                    .as(FieldRole.OUTPUT));

    static final FieldNames NAMES = new FieldNames(FIELDS);

    private ExtractionFields() {}

    static ExtractionCase read(ObjectNode record) {
        return read(record, ProvisionGrammar.standard()::read);
    }

    static ExtractionCase read(ObjectNode record, Function<DecisionText, ProvisionReading> grammar) {
        RecordFields fields = RecordFields.of(record, NAMES).requireAny();
        String decisionId = fields.requireText(DECISION_ID);
        if (decisionId.isBlank()) {
            throw new InvalidCase(DECISION_ID, "a blank text", "the id of the decision");
        }
        String language = language(fields.requireText(LANGUAGE));
        String source = fields.requireText(SOURCE);
        List<ExtractedProvision> items = items(provisions(fields));
        return new ExtractionCase(decisionId, language, source, items, grammar);
    }

    private static String language(String written) {
        return switch (written.strip().toUpperCase(Locale.ROOT)) {
            case "FR", "FRE", "FRA", "FRENCH", "FRANÇAIS", "FRANCAIS", "FRANS" -> "FR";
            case "NL", "DUT", "NLD", "DUTCH", "NÉERLANDAIS", "NEDERLANDS" -> "NL";
            default -> throw new InvalidCase(LANGUAGE, "the text \"" + Found.shorten(written) + "\"", "FR or NL");
        };
    }

    private static JsonNode provisions(RecordFields fields) {
        JsonNode extracted =
                fields.find(EXTRACTED).map(ExtractionFields::unwrapped).orElse(null);
        if (extracted != null && extracted.isArray()) {
            return extracted;
        }
        JsonNode listed = extracted == null ? MissingNode.getInstance() : unwrapped(extracted.path(PROVISIONS));
        if (listed.isArray() || listed.isNull()) {
            return listed;
        }
        JsonNode top = fields.find(PROVISIONS).map(ExtractionFields::unwrapped).orElse(null);
        if (top != null && top.isArray()) {
            return top;
        }
        JsonNode found = extracted != null ? extracted : top;
        throw new InvalidCase(
                extracted != null ? EXTRACTED : PROVISIONS,
                found == null ? "nothing" : Found.describe(found),
                "an object whose citedProvisions is a list, possibly empty");
    }

    /** A spreadsheet can carry the extraction only as JSON text, and models put a markdown fence around it. */
    private static JsonNode unwrapped(JsonNode value) {
        if (!value.isTextual()) {
            return value;
        }
        return LenientText.json(value.textValue())
                .orElseThrow(() -> new InvalidCase(
                        EXTRACTED, Found.describe(value), "an object with citedProvisions, or such JSON as text"));
    }

    private static List<ExtractedProvision> items(JsonNode list) {
        List<ExtractedProvision> items = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            JsonNode item = list.get(i);
            if (!item.isObject()) {
                throw new InvalidCase(PROVISIONS + "." + i, Found.describe(item), "an object");
            }
            items.add(new ExtractedProvision(
                    i,
                    text(item, i, "provisionNumber"),
                    text(item, i, "provisionNumberKey"),
                    text(item, i, "parentActType"),
                    text(item, i, "parentActName"),
                    text(item, i, "parentActDate"),
                    verbatim(item, i, "internalProvisionId"),
                    verbatim(item, i, "internalParentActId"),
                    text(item, i, "provisionSequence"),
                    text(item, i, "parentActSequence")));
        }
        return items;
    }

    private static String text(JsonNode item, int index, String name) {
        return verbatim(item, index, name).strip();
    }

    /** With its blanks, which an id may not have. Numbers are taken as they are written: models give 5 where "5" is meant. */
    private static String verbatim(JsonNode item, int index, String name) {
        JsonNode value = item.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return "";
        }
        if (!value.isValueNode()) {
            throw new InvalidCase(PROVISIONS + "." + index + "." + name, Found.describe(value), "a text");
        }
        return value.asText();
    }
}
