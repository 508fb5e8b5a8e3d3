package dev.assize.server.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.server.web.Refusal;
import dev.assize.text.NearestName;
import io.javalin.http.Context;
import java.util.List;

/** Refuses what a call says and nobody hears: a misspelt name would change nothing, and nobody would know. */
final class Known {

    private Known() {}

    static void requireParameters(Context context, String... known) {
        context.queryParamMap().keySet().forEach(name -> require("parameter", name, List.of(known)));
    }

    static void requireFields(ObjectNode body, String... known) {
        body.fieldNames().forEachRemaining(name -> require("field", name, List.of(known)));
    }

    private static void require(String kind, String name, List<String> known) {
        if (!known.contains(name)) {
            String there = known.isEmpty() ? "it takes none" : "it takes " + String.join(", ", known);
            throw new Refusal(
                    Refusal.UNPROCESSABLE,
                    "this takes no " + kind + " \"" + name + "\"; " + NearestName.hint(name, known, there));
        }
    }
}
