package dev.assize.bench.cards;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.law.be.act.ActType;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Short decisions in French and Dutch that cite articles, a list and a range of three acts, with the extraction that is right. */
final class ProvisionCardCases {

    private static final int CASES = 12;

    private record Act(ActType type, String date, String cited, String name) {}

    private final Random random;

    ProvisionCardCases(long seed) {
        this.random = new Random(seed);
    }

    List<ObjectNode> all() {
        List<ObjectNode> cases = new ArrayList<>();
        for (int number = 1; number <= CASES; number++) {
            cases.add(new Decision(number, false).record());
            cases.add(new Decision(number, true).record());
        }
        return cases;
    }

    private List<Act> acts(boolean dutch) {
        List<Act> acts = new ArrayList<>();
        for (String line : CardCases.lines("acts.txt")) {
            String[] parts = line.split("\\|");
            acts.add(new Act(ActType.valueOf(parts[0]), parts[1], parts[dutch ? 4 : 2], parts[dutch ? 5 : 3]));
        }
        Collections.shuffle(acts, random);
        return acts.subList(0, 3);
    }

    /** One decision in the making. */
    private final class Decision {
        private final String id;
        private final String caseId;
        private final boolean dutch;
        private final StringBuilder source = new StringBuilder();
        private final ArrayNode items = Json.object().arrayNode();
        private final List<String> known = new ArrayList<>();

        Decision(int number, boolean dutch) {
            this.dutch = dutch;
            this.caseId = (dutch ? "nl-" : "fr-") + number;
            this.id = String.format(Locale.ROOT, "ECLI:BE:EXAMPLE:2024:ARR.%03d", number + (dutch ? 500 : 0));
        }

        ObjectNode record() {
            List<Act> acts = acts(dutch);
            int base = 11 + random.nextInt(30);
            list(acts.get(0), base, base + 2);
            range(acts.get(1), base + 40, base + 43);
            single(acts.get(2), base + 80);
            single(acts.get(0), base + 120);
            ObjectNode record = Json.object()
                    .put("id", caseId)
                    .put("decisionId", id)
                    .put("proceduralLanguage", dutch ? "NL" : "FR")
                    .put("sourceText", source.toString().strip());
            record.putObject("extracted").set("citedProvisions", items);
            return record;
        }

        private void list(Act act, int first, int second) {
            source.append(dutch ? "Gelet op de artikelen " : "Vu les articles ")
                    .append(first)
                    .append(dutch ? " en " : " et ")
                    .append(second)
                    .append(' ')
                    .append(act.cited())
                    .append(".\n\n");
            item(act, Integer.toString(first), "");
            item(act, Integer.toString(second), "");
        }

        private void range(Act act, int first, int last) {
            source.append(dutch ? "De artikelen " : "Les articles ")
                    .append(first)
                    .append(dutch ? " tot " : " à ")
                    .append(last)
                    .append(' ')
                    .append(act.cited())
                    .append(dutch ? " zijn van toepassing.\n\n" : " sont applicables.\n\n");
            for (int article = first; article <= last; article++) {
                item(act, Integer.toString(article), "");
            }
        }

        private void single(Act act, int article) {
            String step = ", § 2";
            source.append(dutch ? "Krachtens artikel " : "En vertu de l'article ")
                    .append(article)
                    .append(step)
                    .append(", ")
                    .append(act.cited())
                    .append(dutch ? " is de vordering gegrond.\n\n" : ", la demande est fondée.\n\n");
            item(act, Integer.toString(article), step);
        }

        private void item(Act act, String article, String step) {
            if (!known.contains(act.name())) {
                known.add(act.name());
            }
            ObjectNode item = items.addObject()
                    .put("internalProvisionId", String.format(Locale.ROOT, "ART-%s-%03d", id, items.size()))
                    .put("provisionNumber", (dutch ? "artikel " : "article ") + article + step)
                    .put("provisionNumberKey", article)
                    .put("parentActType", act.type().name(dutch ? Language.DUTCH : Language.FRENCH))
                    .put("parentActName", act.name());
            item.put("parentActDate", act.date().equals("-") ? null : act.date());
            item.put(
                    "internalParentActId",
                    String.format(Locale.ROOT, "ACT-%s-%03d", id, known.indexOf(act.name()) + 1));
        }
    }
}
