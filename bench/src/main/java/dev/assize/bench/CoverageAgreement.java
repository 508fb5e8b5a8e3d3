package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints how far the embedded reader of the reference-coverage judge agrees with people, each figure beside what plain
 * word overlap reaches on the same rows.
 *
 * <p>Usage: {@code CoverageAgreement <data directory> [all|even|odd]}. Even and odd are the halves of the documents (or
 * questions), so that one can be kept unseen while rules are written for the other.
 */
final class CoverageAgreement {

    private CoverageAgreement() {}

    public static void main(String[] args) {
        if (args.length < 1 || args.length > 2) {
            System.err.println("Usage: CoverageAgreement <data directory> [all|even|odd]");
            System.exit(2);
        }
        Rows rows = new Rows(Path.of(args[0]), Half.of(args.length > 1 ? args[1] : "all"));
        System.out.println("Facts: Cohen's kappa with people (the floor has its best threshold)");
        for (String set : List.of("scu_realsumm", "scu_pyrxsum")) {
            FactAgreement.of(rows.read(set)).print(set);
        }
        printByLabels(rows);
        System.out.println("Scores: correlation with people (exact score / rounded score / floor)");
        for (String set : List.of("mohler", "saf_en_train", "saf_de_train")) {
            ScoreAgreement.of(rows.read(set), "score").printCorrelation(set);
        }
        for (String set : List.of("coverage_en", "coverage_de")) {
            ScoreAgreement.of(rows.read(set), "coverage_z").printCorrelation(set);
        }
        for (String set : List.of("stsb_en_dev", "stsb_fr_dev", "stsb_nl_dev")) {
            ScoreAgreement.of(rows.read(set), "score").printCorrelation(set);
        }
        System.out.println("Right or wrong: accuracy (score of at least 3 / best threshold / floor's best threshold)");
        ScoreAgreement.of(rows.read("evouna_nq_sample"), "label").printAccuracy("evouna_nq_sample");
        ScoreAgreement.of(rows.read("scientsbank_sample"), "label_2way").printAccuracy("scientsbank_sample");
    }

    /** The systems of realsumm that were labelled fact by fact, beside the figure for all of them. */
    private static void printByLabels(Rows rows) {
        FactLabels labels = FactLabels.of(rows.all("scu_realsumm"));
        List<JsonNode> realsumm = rows.read("scu_realsumm");
        FactAgreement.of(realsumm.stream().filter(labels::areFactByFact).toList())
                .print("labelled by fact");
        FactAgreement.of(realsumm.stream()
                        .filter(row -> row.get("system").asText().startsWith("abs_"))
                        .toList())
                .print("abstractive");
        LabelsOfSameText.of(realsumm, labels::areFactByFact).print();
    }
}
