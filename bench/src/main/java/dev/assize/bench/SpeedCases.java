package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/**
 * Writes cases to measure the speed of a judge with, of a size that such cases have in practice and no two alike: 1.3 kB of
 * reference-coverage, 3.5 kB of citation-mapping, 31 kB of provision-extraction, 0.4 kB of brand-extraction. The same
 * arguments give the same cases. Arguments: judge, how many.
 */
public final class SpeedCases {

    private static final int DECISION = 29_000;

    private static final List<String> MAKERS = List.of(
            "Zorvex", "Quorvane", "Fenwick Tools", "Mirabelle", "Halden & Roth", "Oystra", "Bruma", "Castellan");
    private static final List<String> THINGS =
            List.of("cordless drill", "rain jacket", "coffee grinder", "desk lamp", "trail shoe", "hand cream");

    private static final List<String> ACTS = List.of(
            "de la loi du 3 juillet 1978 relative aux contrats de travail",
            "du Code judiciaire",
            "de la Constitution",
            "de la loi du 29 juillet 1991 relative à la motivation formelle des actes administratifs",
            "du Code civil",
            "de l'arrêté royal du 25 novembre 1991 portant réglementation du chômage");

    private static final List<String> PROSE = List.of(
            "La partie demanderesse soutient que la décision attaquée ne répond pas à ses conclusions.",
            "Il ressort des pièces du dossier que l'employeur a eu connaissance des faits au plus tard à cette date.",
            "La cour constate que les parties ont échangé des courriers pendant plusieurs mois sans parvenir à un accord.",
            "Cette appréciation relève du pouvoir souverain du juge du fond et n'est pas contredite par les pièces.",
            "Le moyen, qui critique une considération surabondante, ne saurait entraîner la cassation.");

    private SpeedCases() {}

    public static void main(String[] arguments) throws IOException {
        Iterator<ObjectNode> cases = of(arguments[0]);
        BufferedWriter out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        for (long left = Long.parseLong(arguments[1]); left > 0; left--) {
            out.write(Json.write(cases.next()));
            out.write('\n');
        }
        out.flush();
    }

    private static Iterator<ObjectNode> of(String judge) {
        Random random = new Random(42);
        return switch (judge) {
            case "reference-coverage" -> CoverageCases.endless();
            case "citation-mapping" ->
                endless(number -> CitationThroughput.anyCase(random, number % 2 == 0, 4, 700, 440));
            case "brand-extraction" -> endless(number -> brand(random));
            case "exact" ->
                endless(number -> Json.object()
                        .put("id", "case-" + number)
                        .put("output", "The answer is " + random.nextInt(4) + ".")
                        .put("expected", "The answer is " + random.nextInt(4) + "."));
            case "provision-extraction" -> endless(number -> decision(random, "ECLI:BE:SPEED:2024:ARR." + number));
            default -> throw new IllegalArgumentException("No cases for " + judge);
        };
    }

    @FunctionalInterface
    private interface Making {
        ObjectNode one(int number);
    }

    private static Iterator<ObjectNode> endless(Making making) {
        return new Iterator<>() {
            private int number;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public ObjectNode next() {
                return making.one(number++);
            }
        };
    }

    private static ObjectNode brand(Random random) {
        String maker = one(MAKERS, random);
        String thing = one(THINGS, random);
        ObjectNode record = Json.object()
                .put("keyword", thing)
                .put(
                        "title",
                        maker + " " + thing + " " + (100 + random.nextInt(900)) + " W, " + (1 + random.nextInt(30))
                                + " pcs")
                .put("taxonomy", "Home > " + thing)
                .put("brand_name", maker);
        record.putArray("expected_entities").add(maker);
        record.putArray("predicted_entities")
                .add(random.nextInt(4) == 0 ? one(MAKERS, random) : maker)
                .add(maker.substring(0, maker.length() - 1))
                .add(thing);
        return record.put(
                        "predicted_reasoning",
                        "The title begins with " + maker + ", which is the maker of the product.")
                .put("predicted_confidence", 0.5 + random.nextInt(50) / 100.0);
    }

    private static ObjectNode decision(Random random, String id) {
        StringBuilder text = new StringBuilder();
        ArrayNode cited = Json.array();
        while (text.length() < DECISION) {
            for (int sentence = 3 + random.nextInt(4); sentence > 0; sentence--) {
                text.append(one(PROSE, random)).append(' ');
            }
            int act = random.nextInt(ACTS.size());
            String article = Integer.toString(1 + random.nextInt(1400));
            text.append("L'article ")
                    .append(article)
                    .append(' ')
                    .append(ACTS.get(act))
                    .append(" a été violé.\n\n");
            if (cited.size() < 8) {
                String number = "00" + (cited.size() + 1);
                cited.addObject()
                        .put("internalProvisionId", "ART-" + id + "-" + number)
                        .put("provisionNumber", "article " + article)
                        .put("provisionNumberKey", article)
                        .put(
                                "parentActType",
                                act == 5 ? "ARRETE_ROYAL" : act == 2 ? "CONSTITUTION" : act % 2 == 0 ? "CODE" : "LOI")
                        .put(
                                "parentActName",
                                ACTS.get(act).substring(ACTS.get(act).indexOf(' ') + 1))
                        .putNull("parentActDate")
                        .put("internalParentActId", "ACT-" + id + "-00" + (act + 1));
            }
        }
        ObjectNode record = Json.object()
                .put("decisionId", id)
                .put("proceduralLanguage", "FR")
                .put("sourceText", text.toString());
        record.putObject("extracted").set("citedProvisions", cited);
        return record;
    }

    private static String one(List<String> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }
}
