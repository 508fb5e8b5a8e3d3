package dev.assize.core.result;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;

/** The JSON Schema (2020-12) of a judge's result lines: the common one with the judge's verdict in its place. */
public final class ResultSchema {

    private ResultSchema() {}

    public static ObjectNode of(JudgeInfo judge) {
        ObjectNode schema = Json.resource(ResultSchema.class, "result.schema.json");
        schema.put("title", "A result line of " + judge.id());
        ObjectNode verdict = judge.verdictSchema().deepCopy();
        verdict.remove("$schema");
        // With an identity of its own the verdict keeps what it refers to inside itself.
        verdict.put("$id", "verdict");
        ArrayNode either = schema.withObject("/properties/verdict").putArray("anyOf");
        either.addObject().put("type", "null");
        either.add(verdict);
        return schema;
    }
}
