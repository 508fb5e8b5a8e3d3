package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** {@code conforms}: whether a value follows a JSON Schema, in a file beside the judge's or in the case itself. */
final class SchemaFunctions {

    private static final int MOST_KEPT = 200;

    private SchemaFunctions() {}

    static List<LibraryFunction> beside(JudgeFile.Siblings siblings) {
        Map<String, BoundedSchema> schemas = new ConcurrentHashMap<>();
        Map<JsonNode, BoundedSchema> kept = new ConcurrentHashMap<>();
        LibraryFunction.LiteralCheck check = (argument, literal) ->
                argument == 1 ? objection(literal.asText(), siblings, schemas) : Optional.empty();
        return List.of(
                LibraryFunction.of(
                                "conforms",
                                "json, text -> yes/no",
                                "whether the value follows the JSON Schema in that file",
                                (args, work) -> conforms(
                                        ((Datum.Tree) args.get(0)).value(),
                                        args.get(1).asText(),
                                        schemas))
                        .checking(check),
                LibraryFunction.of(
                                "conforms",
                                "text, text -> yes/no",
                                "whether the text is JSON that follows the JSON Schema in that file",
                                (args, work) -> conforms(
                                        args.get(0).asText(), args.get(1).asText(), schemas))
                        .checking(check),
                LibraryFunction.of(
                        "conforms",
                        "json, json -> yes/no",
                        "whether the value follows that JSON Schema, such as one of the case",
                        (args, work) -> Datum.truth(ofCase(((Datum.Tree) args.get(1)).value(), kept)
                                .accepts(((Datum.Tree) args.get(0)).value()))));
    }

    private static BoundedSchema ofCase(JsonNode schema, Map<JsonNode, BoundedSchema> kept) {
        BoundedSchema known = kept.get(schema);
        if (known != null) {
            return known;
        }
        try {
            BoundedSchema read = new BoundedSchema(schema);
            if (kept.size() < MOST_KEPT) {
                kept.put(schema, read);
            }
            return read;
        } catch (IllegalArgumentException e) {
            throw new EvaluationLimit("the JSON Schema of this case cannot be used: " + e.getMessage());
        }
    }

    private static Optional<String> objection(
            String name, JudgeFile.Siblings siblings, Map<String, BoundedSchema> schemas) {
        Optional<String> text = siblings.find(name);
        if (text.isEmpty()) {
            return Optional.of("there is no file \"" + name + "\" beside the judge file");
        }
        try {
            schemas.put(name, new BoundedSchema(Json.parse(text.get())));
            return Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.of("\"" + name + "\" is no JSON: " + JsonMistake.of(e));
        } catch (IllegalArgumentException e) {
            return Optional.of("\"" + name + "\" is no JSON Schema that can be used: " + e.getMessage());
        }
    }

    private static Datum conforms(String text, String name, Map<String, BoundedSchema> schemas) {
        try {
            return conforms(Json.parse(text), name, schemas);
        } catch (JsonProcessingException e) {
            return Datum.truth(false);
        }
    }

    private static Datum conforms(JsonNode value, String name, Map<String, BoundedSchema> schemas) {
        BoundedSchema schema = schemas.get(name);
        if (schema == null) {
            throw new EvaluationLimit("conforms takes the name of a schema file, written out");
        }
        return Datum.truth(schema.accepts(value));
    }
}
