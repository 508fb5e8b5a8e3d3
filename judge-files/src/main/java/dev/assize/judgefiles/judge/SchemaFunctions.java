package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.expression.Datum;
import dev.assize.judgefiles.expression.EvaluationLimit;
import dev.assize.judgefiles.expression.LibraryFunction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** {@code conforms}: whether a value follows a JSON Schema that stands in a file beside the judge's. */
final class SchemaFunctions {

    private SchemaFunctions() {}

    static List<LibraryFunction> beside(JudgeFile.Siblings siblings) {
        Map<String, Schema> schemas = new ConcurrentHashMap<>();
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
                        .checking(check));
    }

    private static Optional<String> objection(String name, JudgeFile.Siblings siblings, Map<String, Schema> schemas) {
        Optional<String> text = siblings.find(name);
        if (text.isEmpty()) {
            return Optional.of("there is no file \"" + name + "\" beside the judge file");
        }
        try {
            JsonNode schema = Json.parse(text.get());
            schemas.put(
                    name,
                    SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                            .getSchema(schema));
            return Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.of("\"" + name + "\" is no JSON: " + e.getOriginalMessage());
        } catch (RuntimeException e) {
            return Optional.of("\"" + name + "\" is no JSON Schema: " + e.getMessage());
        }
    }

    private static Datum conforms(String text, String name, Map<String, Schema> schemas) {
        try {
            return conforms(Json.parse(text), name, schemas);
        } catch (JsonProcessingException e) {
            return Datum.truth(false);
        }
    }

    private static Datum conforms(JsonNode value, String name, Map<String, Schema> schemas) {
        Schema schema = schemas.get(name);
        if (schema == null) {
            throw new EvaluationLimit("conforms takes the name of a schema file, written out");
        }
        return Datum.truth(schema.validate(value).isEmpty());
    }
}
