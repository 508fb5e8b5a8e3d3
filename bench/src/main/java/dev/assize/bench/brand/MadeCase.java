package dev.assize.bench.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.judges.brand.internal.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * A case made from a real title and brand, with the truth that follows from how it was made.
 *
 * @param truth the value that must stand at each place of the verdict
 */
record MadeCase(ObjectNode record, Intruder intruder, Map<String, JsonNode> truth) {

    static final String NO_UNRELATED = "/evaluation/rule_compliance/rules/2/compliant";

    private static final List<Typo> TYPOS = List.of(Typo.values());
    private static final List<Intruder> INTRUDERS = List.of(Intruder.values());
    private static final String RULES = "/evaluation/rule_compliance/rules/";

    /** What was slipped into the output beside the brand's forms. */
    enum Intruder {
        NONE,
        TITLE_WORD,
        CATEGORY,
        OTHER_BRAND
    }

    static List<MadeCase> from(RealNames names, long seed) {
        Random random = new Random(seed);
        List<String> brands = names.productBrands();
        List<MadeCase> cases = new ArrayList<>();
        for (RealNames.Product product : names.products()) {
            cases.add(
                    product.brand().isEmpty()
                            ? withoutBrand(product, random)
                            : withBrand(product, brands.get(random.nextInt(brands.size())), random));
        }
        return List.copyOf(cases);
    }

    private static MadeCase withoutBrand(RealNames.Product product, Random random) {
        boolean silent = random.nextBoolean();
        ObjectNode record = record(product, Set.of(), silent ? Set.of() : Set.of("Zorvex", "zorvex"));
        Map<String, JsonNode> truth = new LinkedHashMap<>();
        truth.put("/evaluation/correctness/score", Json.object().numberNode(silent ? 40 : 0));
        truth.put("/evaluation/correctness/match", CaseFigures.flag(silent));
        truth.put("/verdict", Json.object().textNode(silent ? "PASS" : "FAIL"));
        return new MadeCase(record, Intruder.NONE, truth);
    }

    private static MadeCase withBrand(RealNames.Product product, String otherBrand, Random random) {
        String brand = product.brand();
        boolean original = random.nextInt(5) > 0;
        Set<String> predicted = new LinkedHashSet<>();
        if (original) {
            predicted.add(brand);
        }
        int forms = random.nextInt(4);
        for (int i = 0; i < forms; i++) {
            Typo typo = TYPOS.get(random.nextInt(TYPOS.size()));
            // The first word of a brand need not be a form of it: "Green" is not "Green Mountain".
            boolean sure = typo != Typo.FIRST_WORD
                    && (!typo.isSlip() || Name.of(brand).joined().length() >= 6);
            typo.of(brand, random)
                    .filter(form -> sure && (original || typo == Typo.INITIALS))
                    .ifPresent(predicted::add);
        }
        int related = predicted.size();
        Intruder intruder = slipIn(predicted, product, otherBrand, random);
        ObjectNode record = record(product, expected(brand), predicted);
        return new MadeCase(record, intruder, truth(original, related, distinct(predicted), intruder));
    }

    private static int distinct(Set<String> names) {
        return (int) names.stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .distinct()
                .count();
    }

    /** Names that an output holds exactly when it holds the brand. */
    private static Set<String> expected(String brand) {
        Set<String> expected = new LinkedHashSet<>(List.of(brand));
        expected.add(brand.replace(" ", "").toLowerCase(Locale.ROOT));
        expected.add(brand.replace(' ', '-'));
        expected.add(brand + "'s");
        return expected;
    }

    private static Intruder slipIn(Set<String> predicted, RealNames.Product product, String otherBrand, Random random) {
        Intruder intruder = INTRUDERS.get(random.nextInt(INTRUDERS.size()));
        String entry = switch (intruder) {
            case NONE -> "";
            case TITLE_WORD -> lastPlainWord(product);
            case CATEGORY -> product.taxonomy();
            case OTHER_BRAND -> otherBrand;
        };
        boolean aboutTheBrand = shareAWord(entry, product.brand());
        return entry.isBlank() || aboutTheBrand || !predicted.add(entry) ? Intruder.NONE : intruder;
    }

    private static boolean shareAWord(String one, String other) {
        Set<String> words = new LinkedHashSet<>(Name.wordsOf(one));
        words.retainAll(Name.wordsOf(other));
        return !words.isEmpty();
    }

    static String lastPlainWord(RealNames.Product product) {
        String[] words = product.title().split("[\\s,/()-]+");
        for (int i = words.length - 1; i > 0; i--) {
            if (words[i].length() > 3 && words[i].chars().allMatch(Character::isLetter)) {
                return words[i].toLowerCase(Locale.ROOT);
            }
        }
        return "";
    }

    private static Map<String, JsonNode> truth(boolean original, int related, int listed, Intruder intruder) {
        Map<String, JsonNode> truth = new LinkedHashMap<>();
        truth.put("/evaluation/correctness/score", Json.object().numberNode(original ? 40 : 0));
        truth.put("/evaluation/correctness/match", CaseFigures.flag(original));
        truth.put(RULES + "0/compliant", CaseFigures.flag(original));
        truth.put(RULES + "1/compliant", CaseFigures.flag(related > (original ? 1 : 0)));
        truth.put(NO_UNRELATED, CaseFigures.flag(intruder == Intruder.NONE));
        truth.put(RULES + "3/compliant", CaseFigures.flag(listed >= 3 && listed <= 10));
        return truth;
    }

    private static ObjectNode record(RealNames.Product product, Set<String> expected, Set<String> predicted) {
        ObjectNode record = Json.object().put("title", product.title()).put("taxonomy", product.taxonomy());
        if (!product.brand().isEmpty()) {
            record.put("brand_name", product.brand());
        }
        addAll(record.putArray("expected_entities"), expected);
        addAll(record.putArray("predicted_entities"), predicted);
        return record.put(
                        "predicted_reasoning",
                        "The title starts with " + product.brand()
                                + ", so that is the brand. Then variations of its spelling were added.")
                .put("predicted_confidence", 0.9);
    }

    private static void addAll(ArrayNode array, Set<String> texts) {
        texts.forEach(array::add);
    }
}
