package dev.assize.judges.coverage.internal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.bench.DocumentPart;
import dev.assize.bench.FactLabels;
import dev.assize.bench.Rows;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One fact of a list, what people said of it, and the signals of the evidence for it.
 *
 * @param signals empty when there is an objection to every sentence, or no word of it anywhere: then no weight can save it
 */
record LabelledFact(String set, JsonNode row, Optional<List<Double>> signals, boolean stated) {

    static final List<String> SETS = List.of("scu_realsumm", "scu_pyrxsum");

    /** The facts that people labelled one by one, of those documents. */
    static List<LabelledFact> of(Path directory, DocumentPart part) {
        Rows rows = new Rows(directory, part);
        List<LabelledFact> facts = new ArrayList<>();
        for (String set : SETS) {
            FactLabels labels = FactLabels.of(rows.all(set));
            rows.read(set).stream().filter(labels::areFactByFact).forEach(row -> read(set, row, facts));
        }
        return facts;
    }

    private static void read(String set, JsonNode row, List<LabelledFact> facts) {
        List<String> items = new ArrayList<>();
        row.get("facts").forEach(fact -> items.add(fact.get("fact").asText()));
        OutputReader reader = OutputReader.of(
                row.get("candidate").asText(), "", row.get("reference").asText(), items);
        for (JsonNode fact : row.get("facts")) {
            Optional<SentenceSupport> best =
                    reader.hear(fact.get("fact").asText()).best();
            facts.add(new LabelledFact(
                    set,
                    row,
                    best.map(LabelledFact::signals),
                    fact.get("present").asBoolean()));
        }
    }

    static List<Double> signals(SentenceSupport evidence) {
        return Stream.of(Signal.values()).map(signal -> signal.of(evidence)).toList();
    }

    /** What weights make of it. */
    double sum(double[] weights) {
        double sum = 0;
        List<Double> numbers = signals.orElseThrow();
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * numbers.get(i);
        }
        return sum;
    }
}
