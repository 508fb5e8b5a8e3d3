package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints how far the embedded answers of the reference-coverage judge agree with people, each figure beside what plain
 * word overlap reaches on the same rows. Every row is heard as the command hears it.
 *
 * <p>Usage: {@code CoverageAgreement <data directory> [part]}, where the part is one of {@link DocumentPart}.
 */
final class CoverageAgreement {

    /** Summaries are asked for in several ways, or not at all, and the answer is the same. */
    private static final Map<String, String> INPUTS = new LinkedHashMap<>();

    static {
        INPUTS.put("an instruction", "Summarise the article.");
        INPUTS.put("a question", "What happened, according to the article?");
        INPUTS.put("no input", "");
    }

    private CoverageAgreement() {}

    public static void main(String[] args) {
        if (args.length < 1 || args.length > 2) {
            System.err.println("Usage: CoverageAgreement <data directory> [all|tune|unread|fold:K/N|only:K/N]");
            System.exit(2);
        }
        Rows rows = new Rows(Path.of(args[0]), DocumentPart.of(args.length > 1 ? args[1] : "all"));
        System.out.println("Facts: Cohen's kappa with people; the floor is word overlap at its best threshold");
        FactLabels labels = FactLabels.of(rows.all("scu_realsumm"));
        List<JsonNode> realsumm = rows.read("scu_realsumm");
        facts(
                "realsumm, labelled by fact",
                realsumm.stream().filter(labels::areFactByFact).toList());
        facts("realsumm, all systems", realsumm);
        facts("pyrxsum", rows.read("scu_pyrxsum"));
        LabelsOfSameText.of(realsumm, labels::areFactByFact).print();
        System.out.println("Scores: correlation with people (exact score / rounded score / expected score / floor)");
        for (String set : List.of("mohler", "saf_en_train", "saf_de_train")) {
            ScoreAgreement.of(rows.read(set), "score").printCorrelation(set);
        }
        for (String set : List.of("coverage_en", "coverage_de")) {
            ScoreAgreement.of(rows.read(set), "coverage_z").printCorrelation(set);
        }
        for (String set : List.of("scientsbank_sample", "beetle_sample", "evouna_nq_sample")) {
            String label = set.startsWith("evouna") ? "label" : "label_2way";
            ScoreAgreement.of(rows.read(set), label).printCorrelation(set);
        }
        for (String set : List.of("stsb_en_dev", "stsb_fr_dev", "stsb_nl_dev")) {
            ScoreAgreement.of(rows.read(set), "score").printCorrelation(set);
        }
        System.out.println(
                "Right or wrong: accuracy (score of at least 3 / best threshold / of the expected score / floor's best threshold)");
        ScoreAgreement.of(rows.read("evouna_nq_sample"), "label").printAccuracy("evouna_nq_sample");
        ScoreAgreement.of(rows.read("scientsbank_sample"), "label_2way").printAccuracy("scientsbank_sample");
        ScoreAgreement.of(rows.read("beetle_sample"), "label_2way").printAccuracy("beetle_sample");
    }

    private static void facts(String name, List<JsonNode> rows) {
        StringBuilder line = new StringBuilder();
        double floor = 0;
        int facts = 0;
        for (Map.Entry<String, String> input : INPUTS.entrySet()) {
            FactAgreement agreement = FactAgreement.of(rows, input.getValue());
            line.append(String.format("  %s %.3f", input.getKey(), agreement.kappa()));
            floor = agreement.floor();
            facts = agreement.facts();
        }
        System.out.printf("  %-28s%s   floor %.3f   (%d facts)%n", name, line, floor, facts);
    }
}
