package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** What a careless model gets wrong about the acts of an extraction. Each method changes the items, and tells whether they offered it. */
record ActDamage(GoldExtraction gold, List<GoldDecision.Entry> entries) {

    /** Acts that a careless model may name though hardly any decision cites them together. */
    private static final List<String[]> STRANGERS =
            List.of(new String[] {"Code forestier", "Boswetboek", "CODE", "WETBOEK", "1854-12-19"}, new String[] {
                "loi du 12 avril 1965 relative au transport de produits gazeux",
                "wet van 12 april 1965 betreffende het vervoer van gasachtige producten",
                "LOI",
                "WET",
                "1965-04-12"
            });

    private static final Map<String, String> OTHER_LANGUAGE = otherLanguage();

    private static Map<String, String> otherLanguage() {
        String[] french = ("LOI ARRETE_ROYAL CODE CONSTITUTION REGLEMENT_UE DIRECTIVE_UE TRAITE ARRETE_GOUVERNEMENT "
                        + "ORDONNANCE DECRET AUTRE")
                .split(" ");
        String[] dutch = ("WET KONINKLIJK_BESLUIT WETBOEK GRONDWET EU_VERORDENING EU_RICHTLIJN VERDRAG "
                        + "BESLUIT_VAN_DE_REGERING ORDONNANTIE DECREET ANDERE")
                .split(" ");
        Map<String, String> other = new TreeMap<>();
        for (int i = 0; i < french.length; i++) {
            other.put(french[i], dutch[i]);
            other.put(dutch[i], french[i]);
        }
        return other;
    }

    /** An item goes under another act of the decision, one that has no such article. */
    boolean wrongAct(List<ObjectNode> items, Random random) {
        for (int tries = 0; tries < 20; tries++) {
            int place = random.nextInt(items.size());
            GoldDecision.Entry entry = entries.get(place);
            GoldDecision.Entry other = entries.get(random.nextInt(entries.size()));
            boolean taken = gold.decision().entries().stream()
                    .anyMatch(any -> any.key().equals(entry.key()) && !any.act().equals(entry.act()));
            if (!other.act().equals(entry.act()) && !taken && !entry.disputed() && !other.disputed()) {
                gold.setAct(items.get(place), other.act());
                return true;
            }
        }
        return false;
    }

    boolean foreignAct(ObjectNode item, Random random) {
        String[] act = STRANGERS.get(random.nextInt(STRANGERS.size()));
        boolean french = gold.decision().language().equals("FR");
        item.put("parentActName", french ? act[0] : act[1])
                .put("parentActType", french ? act[2] : act[3])
                .put("parentActDate", act[2].equals("CODE") ? null : act[4])
                .put("internalParentActId", gold.id("ACT", 900));
        return true;
    }

    boolean split(List<ObjectNode> items, Random random) {
        List<Integer> repeated = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            String act = entries.get(i).act();
            long sharing =
                    entries.stream().filter(entry -> entry.act().equals(act)).count();
            if (sharing > 1) {
                repeated.add(i);
            }
        }
        if (repeated.isEmpty()) {
            return false;
        }
        items.get(repeated.get(random.nextInt(repeated.size()))).put("internalParentActId", gold.id("ACT", 905));
        return true;
    }

    boolean mergedIds(List<ObjectNode> items, Random random) {
        List<String> acts =
                entries.stream().map(GoldDecision.Entry::act).distinct().toList();
        if (acts.size() < 2) {
            return false;
        }
        int one = random.nextInt(acts.size());
        int other = (one + 1 + random.nextInt(acts.size() - 1)) % acts.size();
        for (int i = 0; i < items.size(); i++) {
            if (entries.get(i).act().equals(acts.get(one))) {
                items.get(i).put("internalParentActId", gold.actId(acts.get(other)));
            }
        }
        return true;
    }

    boolean wrongDate(List<ObjectNode> items, Random random) {
        List<String> dated = entries.stream()
                .filter(entry -> !entry.disputed())
                .map(GoldDecision.Entry::act)
                .distinct()
                .filter(key -> !gold.date(key).isEmpty())
                .toList();
        if (dated.isEmpty()) {
            return false;
        }
        String key = dated.get(random.nextInt(dated.size()));
        LocalDate right = LocalDate.parse(gold.date(key));
        LocalDate wrong = random.nextBoolean() ? right.plusYears(1) : right.plusDays(9);
        for (int i = 0; i < items.size(); i++) {
            if (entries.get(i).act().equals(key)) {
                items.get(i).put("parentActDate", wrong.toString());
            }
        }
        return true;
    }

    static boolean wrongEnum(ObjectNode item) {
        String other = OTHER_LANGUAGE.get(item.path("parentActType").asText());
        item.put("parentActType", other);
        return other != null;
    }

    boolean wrongKind(List<ObjectNode> items, int place) {
        boolean french = gold.decision().language().equals("FR");
        String type = items.get(place).path("parentActType").asText();
        String wrong = french ? "DIRECTIVE_UE" : "EU_RICHTLIJN";
        for (int i = 0; i < items.size(); i++) {
            if (entries.get(i).act().equals(entries.get(place).act())) {
                items.get(i).put("parentActType", wrong);
            }
        }
        return !type.equals(wrong) && !entries.get(place).disputed();
    }
}
