package dev.assize.judges.internal.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.assize.core.json.Json;
import dev.assize.core.record.Found;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Violation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The form that a document prescribes for its verdicts. The validator is loaded when the first reply is checked. Threads
 * share it: should two of them compile the schema at once, either result will do.
 */
public final class VerdictSchema implements AuditNotes.FormCheck {

    /** Loaded on first use: most commands never audit anything. */
    private static final class Validator {
        static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    }

    private final ObjectNode schema;
    private volatile @Nullable Schema validator;

    public VerdictSchema(ObjectNode schema) {
        this.schema = schema;
    }

    public static VerdictSchema beside(Class<?> owner, String resource) {
        return new VerdictSchema(Json.resource(owner, resource));
    }

    public ObjectNode schema() {
        return schema.deepCopy();
    }

    /** Adds a finding for each way in which the reply does not have the form. */
    @Override
    public void check(ObjectNode reply, AuditNotes sheet) {
        List<Error> errors = compiled().validate(reply);
        for (Error error : errors) {
            sheet.add(violation(error.getKeyword()), pointer(error), objection(error));
        }
    }

    private Schema compiled() {
        Schema known = validator;
        if (known == null) {
            known = Validator.REGISTRY.getSchema(schema);
            validator = known;
        }
        return known;
    }

    private static String pointer(Error error) {
        String at = error.getInstanceLocation().toString();
        boolean ofProperty =
                error.getKeyword().equals("required") || error.getKeyword().equals("additionalProperties");
        return ofProperty && error.getProperty() != null ? at + "/" + error.getProperty() : at;
    }

    private static Violation violation(String keyword) {
        return switch (keyword) {
            case "required" -> Violation.SCHEMA_MISSING;
            case "type" -> Violation.SCHEMA_TYPE;
            case "additionalProperties" -> Violation.SCHEMA_EXTRA;
            case "enum", "const" -> Violation.ENUM_UNKNOWN;
            case "minimum", "maximum" -> Violation.OUT_OF_RANGE;
            default -> Violation.SCHEMA_FORM;
        };
    }

    private static String objection(Error error) {
        String found = error.getInstanceNode() == null ? "is wrong" : "is " + Found.describe(error.getInstanceNode());
        String wanted =
                error.getSchemaNode() == null ? "" : error.getSchemaNode().toString();
        return switch (error.getKeyword()) {
            case "required" -> "is missing; the document prescribes it";
            case "additionalProperties" -> "is no field of the document";
            case "enum" -> found + ", expected one of " + wanted;
            case "const" -> found + ", expected " + wanted;
            case "type" -> found + ", expected type " + wanted;
            case "minimum" -> found + ", expected at least " + wanted;
            case "maximum" -> found + ", expected at most " + wanted;
            case "minItems" -> found + ", expected at least " + wanted + " entries";
            case "maxItems" -> found + ", expected at most " + wanted + " entries";
            case "pattern" -> found + ", expected the form " + wanted;
            default -> found + ": " + Found.shorten(error.getMessage());
        };
    }
}
