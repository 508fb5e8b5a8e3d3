package dev.assize.bench.cards;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Language;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Citations of decisions of many courts, in French and Dutch, each with three candidates of which one has the cited number. */
final class CitationCardCases {

    private static final List<String> CODES = List.of(
            "CASS", "CALIE", "CAMON", "CABRL", "AHANT", "HBGNT", "CTMON", "CTLIE", "CTBRL", "AHGNT", "TELIE", "TTLIE");
    private static final List<String> SUBJECTS_FR = List.of(
            "L'accident survenu sur le chemin du travail donne droit à l'indemnisation.",
            "Le bailleur qui donne congé pour occupation personnelle doit occuper le bien.",
            "Le licenciement pour motif grave suppose une faute qui rend toute collaboration impossible.");
    private static final List<String> SUBJECTS_NL = List.of(
            "Het ongeval op de weg van en naar het werk geeft recht op vergoeding.",
            "De verhuurder die opzegt voor eigen gebruik moet het goed zelf betrekken.",
            "Het ontslag om dringende reden veronderstelt een fout die elke samenwerking onmogelijk maakt.");

    private final Random random;

    CitationCardCases(long seed) {
        this.random = new Random(seed);
    }

    List<ObjectNode> all() {
        List<ObjectNode> cases = new ArrayList<>();
        for (String code : CODES) {
            Courts.belgian().withCode(code).stream().findFirst().ifPresent(court -> {
                for (int number = 1; number <= 3; number++) {
                    cases.add(one(court, code, number));
                }
            });
        }
        return cases;
    }

    private ObjectNode one(Court court, String code, int number) {
        boolean dutch = random.nextBoolean();
        LocalDate date = LocalDate.of(2010 + random.nextInt(12), 1 + random.nextInt(12), 1 + random.nextInt(28));
        String role = role(code);
        int topic = random.nextInt(SUBJECTS_FR.size());
        String name = court.name(dutch ? Language.DUTCH : Language.FRENCH);
        ObjectNode record = Json.object()
                .put("id", code.toLowerCase(Locale.ROOT) + "-" + number)
                .put("citedCourtName", name)
                .put("citedDate", date.toString())
                .put("citedCaseNumber", role)
                .put(
                        "citationSnippet",
                        (dutch ? SUBJECTS_NL : SUBJECTS_FR).get(topic) + " (" + name + ", " + date + ", " + role + ")")
                .put("snippetMatchType", "CASE_NUMBER");
        ArrayNode candidates = record.putArray("candidates");
        int right = random.nextInt(3);
        for (int i = 0; i < 3; i++) {
            candidates
                    .addObject()
                    .put("decision_id", id(code, date, i + 1))
                    .put("court_ecli_code", code)
                    .put("court_name", court.name(random.nextBoolean() ? Language.DUTCH : Language.FRENCH))
                    .put("decision_date", date.toString())
                    .put("rol_number", i == right ? role : role(code))
                    .putArray("summaries")
                    .add(SUBJECTS_FR.get(i == right ? topic : (topic + 1) % SUBJECTS_FR.size()));
        }
        record.putObject("modelOutput")
                .putArray("matches")
                .addObject()
                .put("decision_id", id(code, date, right + 1))
                .put("score", 97)
                .put("confidence", 0.97)
                .put("reasoning", "Court: " + name + " is aligned. Case number: " + role + " matches exactly.");
        return record;
    }

    private static String id(String code, LocalDate date, int number) {
        return "ECLI:BE:" + code + ":" + date.getYear() + ":ARR."
                + date.toString().replace("-", "") + "." + number;
    }

    private String role(String code) {
        int number = 100 + random.nextInt(880);
        int year = 2008 + random.nextInt(10);
        if (code.equals("CASS")) {
            return String.format(Locale.ROOT, "C.%02d.0%d.%s", year - 2000, number, random.nextBoolean() ? "F" : "N");
        }
        if (code.startsWith("T")) {
            return String.format(Locale.ROOT, "%02d/%d/A", year - 2000, number);
        }
        return year + "/A" + (code.startsWith("CT") || code.equals("AHANT") || code.equals("AHGNT") ? "B" : "R") + "/"
                + number;
    }
}
