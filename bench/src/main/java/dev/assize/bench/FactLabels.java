package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells which systems of a data set were labelled fact by fact.
 *
 * <p>For ten systems of realsumm the labels of a summary mostly are a row of yes followed by a row of no, whatever the
 * summary says, as if only the number of facts had been noted and the first ones ticked. Where people went from fact
 * to fact the yes all come first in one document out of eight, seldom in one out of four. Only documents with two yes and
 * two no at least can show it.
 */
public final class FactLabels {

    private static final double MOSTLY_TICKED_FROM_THE_TOP = 1.0 / 3;

    private final Map<String, Integer> documents = new HashMap<>();
    private final Map<String, Integer> tickedFromTheTop = new HashMap<>();

    private FactLabels() {}

    public static FactLabels of(List<JsonNode> rows) {
        FactLabels labels = new FactLabels();
        rows.forEach(labels::add);
        return labels;
    }

    private void add(JsonNode row) {
        int yes = 0;
        int front = 0;
        int at = 0;
        for (JsonNode fact : row.get("facts")) {
            if (fact.get("present").asBoolean()) {
                front += front == at ? 1 : 0;
                yes++;
            }
            at++;
        }
        if (yes >= 2 && at - yes >= 2) {
            String system = row.get("system").asText();
            documents.merge(system, 1, Integer::sum);
            tickedFromTheTop.merge(system, front == yes ? 1 : 0, Integer::sum);
        }
    }

    /** Whether the facts of the row's system were looked at one by one. */
    public boolean areFactByFact(JsonNode row) {
        String system = row.get("system").asText();
        int top = tickedFromTheTop.getOrDefault(system, 0);
        return top < MOSTLY_TICKED_FROM_THE_TOP * documents.getOrDefault(system, 1);
    }
}
