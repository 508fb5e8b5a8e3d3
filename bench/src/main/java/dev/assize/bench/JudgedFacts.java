package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import java.util.ArrayList;
import java.util.List;

/** Hears a reference, an output and a frozen list of facts before the reference-coverage judge, as the product does. */
final class JudgedFacts {

    private final Hearing<?> hearing = new Hearing<>(new ReferenceCoverage(), new EmbeddedCoverage());

    /** For each fact whether the output states it; facts must differ. */
    List<Boolean> stated(String input, String reference, String output, List<String> facts) {
        JsonNode shown = shown(input, reference, output, facts).path("facts");
        List<Boolean> stated = new ArrayList<>();
        // Exact repeats of a fact are merged in the checklist.
        for (String fact : facts) {
            for (JsonNode item : shown) {
                if (item.get("item").asText().equals(fact)) {
                    stated.add(item.path("found").asBoolean());
                    break;
                }
            }
        }
        if (stated.size() != facts.size()) {
            throw new IllegalStateException("The judge left out a fact of: " + facts);
        }
        return stated;
    }

    private JsonNode shown(String input, String reference, String output, List<String> facts) {
        ObjectNode row = JsonNodeFactory.instance
                .objectNode()
                .put("input", input)
                .put("reference", reference)
                .put("output_text", output);
        ObjectNode checklist = row.putObject("checklist");
        ArrayNode list = checklist.putArray("facts");
        facts.forEach(list::add);
        checklist.putArray("conclusions");
        checklist.putArray("terms");
        CaseResult result = hearing.hear("row", row, null);
        JsonNode shown = result.extras().get("checklist");
        if (shown == null) {
            throw new IllegalStateException("The judge gave no checklist for: " + row);
        }
        return shown;
    }
}
