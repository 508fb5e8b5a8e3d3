package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.KappaAgreement;
import java.util.ArrayList;
import java.util.List;

/** Which facts people and the judge find stated, fact by fact. */
final class FactAgreement {

    private final List<String> people = new ArrayList<>();
    private final List<String> judge = new ArrayList<>();
    private final List<Double> overlap = new ArrayList<>();

    private FactAgreement() {}

    /** @param input what the output is said to answer */
    static FactAgreement of(List<JsonNode> rows, String input) {
        FactAgreement agreement = new FactAgreement();
        JudgedFacts judge = new JudgedFacts();
        for (JsonNode row : rows) {
            String output = row.get("candidate").asText();
            List<String> facts = new ArrayList<>();
            for (JsonNode fact : row.get("facts")) {
                facts.add(fact.get("fact").asText());
                agreement.people.add(yesNo(fact.get("present").asBoolean()));
                agreement.overlap.add(WordOverlap.of(fact.get("fact").asText(), output));
            }
            judge.stated(input, row.get("reference").asText(), output, facts)
                    .forEach(stated -> agreement.judge.add(yesNo(stated)));
        }
        return agreement;
    }

    double kappa() {
        return kappa(judge);
    }

    int facts() {
        return people.size();
    }

    /** What plain word overlap reaches with its best threshold. */
    double floor() {
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
