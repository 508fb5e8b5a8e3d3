package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.judges.coverage.reading.OutputReader;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.KappaAgreement;
import java.util.ArrayList;
import java.util.List;

/** Which facts people and the reader find stated, fact by fact. */
final class FactAgreement {

    private final List<String> people = new ArrayList<>();
    private final List<String> reader = new ArrayList<>();
    private final List<Double> overlap = new ArrayList<>();

    private FactAgreement() {}

    static FactAgreement of(List<JsonNode> rows) {
        FactAgreement agreement = new FactAgreement();
        for (JsonNode row : rows) {
            String output = row.get("candidate").asText();
            OutputReader reader = OutputReader.of(output, "");
            for (JsonNode fact : row.get("facts")) {
                String text = fact.get("fact").asText();
                agreement.people.add(yesNo(fact.get("present").asBoolean()));
                agreement.reader.add(yesNo(reader.statement(text).stated()));
                agreement.overlap.add(WordOverlap.of(text, output));
            }
        }
        return agreement;
    }

    void print(String set) {
        System.out.printf("  %-22s %.3f   floor %.3f   (%d facts)%n", set, kappa(reader), floor(), people.size());
    }

    private double floor() {
        double best = 0;
        for (double threshold = 0.3; threshold < 1; threshold += 0.05) {
            double from = threshold;
            best = Math.max(
                    best,
                    kappa(overlap.stream().map(share -> yesNo(share >= from)).toList()));
        }
        return best;
    }

    private double kappa(List<String> answers) {
        return KappaAgreement.of(ConfusionTable.of(people, answers), KappaAgreement.Weighting.UNWEIGHTED)
                .map(KappaAgreement::value)
                .orElse(0.0);
    }

    private static String yesNo(boolean yes) {
        return yes ? "yes" : "no";
    }
}
