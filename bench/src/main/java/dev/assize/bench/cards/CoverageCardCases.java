package dev.assize.bench.cards;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** References of three made-up statements in four languages, with outputs that state all of them, or two, in any order. */
final class CoverageCardCases {

    private static final int CASES = 14;
    private static final int STATEMENTS = 3;
    private static final List<String> PERSONS =
            List.of("Marta Nowak", "Ivo Brandt", "Lena Krol", "Omar Haddad", "Rosa Vidal", "Piet Maes", "Nadia Ferrer");
    private static final List<String> COMPANIES =
            List.of("Solvaro", "Bekema", "Tiliacom", "Nordwerk", "Quantex", "Velmar");
    private static final List<String> CITIES = List.of("Lisbon", "Gdansk", "Turin", "Bilbao", "Oslo", "Porto", "Graz");
    private static final Map<String, List<String>> MONTHS = Map.of(
            "en", List.of("January", "March", "June", "July", "October"),
            "fr", List.of("janvier", "mars", "juin", "juillet", "octobre"),
            "nl", List.of("januari", "maart", "juni", "juli", "oktober"),
            "de", List.of("Januar", "März", "Juni", "Juli", "Oktober"));

    private final Random random;

    CoverageCardCases(long seed) {
        this.random = new Random(seed);
    }

    List<ObjectNode> all() {
        Map<String, List<String>> statements = new LinkedHashMap<>();
        String language = "";
        for (String line : CardCases.lines("statements.txt")) {
            if (line.startsWith("== ")) {
                language = line.substring(3);
            } else {
                statements.computeIfAbsent(language, any -> new ArrayList<>()).add(line);
            }
        }
        List<ObjectNode> cases = new ArrayList<>();
        statements.forEach((code, lines) -> {
            for (int number = 1; number <= CASES; number++) {
                cases.add(one(code, number, lines));
            }
        });
        return cases;
    }

    private ObjectNode one(String language, int number, List<String> statements) {
        List<String> chosen = new ArrayList<>();
        // Each statement leads in turn, so that all of them are probed.
        chosen.add(statements.get((number - 1) % statements.size()));
        while (chosen.size() < STATEMENTS) {
            String other = one(statements);
            if (!chosen.contains(other)) {
                chosen.add(other);
            }
        }
        List<String> filled = filled(chosen, language);
        List<String> output = new ArrayList<>(filled);
        Collections.shuffle(output, random);
        if (number % 3 == 0) {
            output.remove(0);
        }
        return Json.object()
                .put("id", language + "-" + number)
                .put("reference", String.join(" ", filled))
                .put("output_text", String.join(" ", output));
    }

    private List<String> filled(List<String> statements, String language) {
        List<String> persons = shuffled(PERSONS);
        List<String> companies = shuffled(COMPANIES);
        List<String> cities = shuffled(CITIES);
        List<String> filled = new ArrayList<>();
        for (String statement : statements) {
            filled.add(statement
                    .replace("{P}", persons.remove(0))
                    .replace("{Q}", persons.remove(0))
                    .replace("{K}", companies.remove(0))
                    .replace("{L}", companies.remove(0))
                    .replace("{C}", cities.remove(0))
                    .replace("{Y}", Integer.toString(1950 + random.nextInt(60)))
                    .replace("{D}", date(language))
                    .replace("{N}", Integer.toString(21 + random.nextInt(70)))
                    .replace("{H}", Integer.toString(3100 + random.nextInt(6000)))
                    .replace("{S}", Integer.toString(3 + random.nextInt(9))));
        }
        return filled;
    }

    private String date(String language) {
        String mark = language.equals("de") ? ". " : " ";
        return 13 + random.nextInt(15) + mark + one(MONTHS.getOrDefault(language, List.of())) + " "
                + (1960 + random.nextInt(60));
    }

    private List<String> shuffled(List<String> of) {
        List<String> copy = new ArrayList<>(of);
        Collections.shuffle(copy, random);
        return copy;
    }

    private String one(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
