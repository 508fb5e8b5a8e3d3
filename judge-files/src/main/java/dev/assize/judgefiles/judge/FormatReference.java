package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import dev.assize.judgefiles.internal.library.StandardFunctions;
import java.util.List;
import java.util.Map;

/** The reference page of the format, made from its JSON Schema and from the functions themselves. */
final class FormatReference {

    private FormatReference() {}

    /** The JSON Schema (2020-12) of a judge file. */
    public static ObjectNode schema() {
        return Json.resource(FormatReference.class, "judge.schema.json");
    }

    public static String markdown() {
        ObjectNode schema = schema();
        StringBuilder page = new StringBuilder("""
                # The judge file

                Every field and function of the format, made from its JSON Schema and its code (`FormatReference`). How to write one:
                [own-judges.md](../own-judges.md).

                """);
        section(page, "The file", schema);
        section(page, "`settings`: each", schema.at("/properties/settings/additionalProperties"));
        section(page, "`case`: each field", schema.at("/$defs/field"));
        section(page, "`questions`: each", schema.at("/$defs/question"));
        section(page, "`ruling`", schema.at("/properties/ruling"));
        section(page, "`ruling.ceilings`: each", schema.at("/properties/ruling/properties/ceilings/items"));
        section(page, "`ruling.verdict`: each rule", schema.at("/properties/ruling/properties/verdict/items"));
        section(page, "`ruling.findings`: each", schema.at("/$defs/finding"));
        section(page, "`headline`", schema.at("/properties/headline"));
        section(page, "`examples`: each", schema.at("/properties/examples/items"));
        section(page, "`probes`: each", schema.at("/properties/probes/items"));
        functions(page);
        return page.toString();
    }

    private static void section(StringBuilder page, String heading, JsonNode object) {
        page.append("## ").append(heading).append("\n\n| field | |\n| --- | --- |\n");
        List<String> required = new java.util.ArrayList<>();
        object.path("required").forEach(name -> required.add(name.asText()));
        for (Map.Entry<String, JsonNode> field : object.path("properties").properties()) {
            page.append("| `")
                    .append(field.getKey())
                    .append(required.contains(field.getKey()) ? "` (required) | " : "` | ")
                    .append(field.getValue().path("description").asText().replace("|", "\\|"))
                    .append(" |\n");
        }
        page.append('\n');
    }

    private static void functions(StringBuilder page) {
        page.append("""
                ## Expressions

                [CEL](https://cel.dev): `+ - * / %`, `== != < <= > >=`, `&& || !`, `a ? b : c`, `x in list`, lists `[1, 2]`, records `{'name': value}`,
                `record.field`, `table[answer]`, and the macros `list.filter(x, …)`, `.map(x, …)`, `.map(x, condition, …)`, `.exists(x, …)`, `.all(x, …)`,
                `.exists_one(x, …)`. Numbers are exact. Only a number that is written out may stand below `/` and `%`; otherwise `ratio(a, b, whenZero)`.

                `none` is a value that is absent by right, and JSON null in the output; it must be told apart before anything is computed with it: `or(x, 0)`, or
                `x == none ? … : …`. An answer that nobody gave is unknown. `false && unknown` is false, `true || unknown` is true; whatever else needs it is
                unknown too, and an unknown in the output leaves the case undecided, with the questions it waits for.

                Below, `A` is any type, `T?` takes none and then gives none, `T|none` may be none.

                | function | gives | |
                | --- | --- | --- |
                | `or(A\\|none, A)` | `A` | the first, or the second where the first is none |
                | `ratio(number, number, number\\|none)` | `number\\|none` | the first over the second; the third where the second is 0 |
                | `rationale(QUESTION)` | `text` | the reason that came with the answer |

                """);
        StandardFunctions.byHeading().forEach((heading, functions) -> {
            page.append("### ").append(heading).append("\n\n| function | gives | |\n| --- | --- | --- |\n");
            functions.forEach(function -> page.append(row(function)));
            page.append('\n');
        });
        page.append(
                "`conforms(json or text, schema)`: whether the value follows a JSON Schema: `'file.json'` beside the judge file, or a JSON value of the case.\n");
    }

    private static String row(LibraryFunction function) {
        String written = function.written();
        String result = written.substring(written.indexOf("->") + 2).strip();
        return "| `" + function.shown().replace("|", "\\|") + "` | `" + result.replace("|", "\\|") + "` | "
                + function.describe() + " |\n";
    }
}
