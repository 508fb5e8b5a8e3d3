package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spoils a perfect extraction in one known way. The same seed spoils it in the same way; where a decision offers nothing to
 * spoil so (no range to overshoot, one act alone), there is no damaged extraction.
 */
final class Damage {

    /** A damaged extraction and the verdicts it deserves; more than one where the document leaves it open. */
    record Damaged(List<ObjectNode> items, Set<String> verdicts) {}

    private static final Pattern RANGE = Pattern.compile("\\b(?:à|au|tot|t\\.e\\.m\\.|t/m)\\b|\\d\\s*[-–]\\s*\\d");
    private static final Pattern DEGREE = Pattern.compile("(\\d+)°");
    private static final Pattern FIGURES = Pattern.compile("\\d+");

    /** What may be the number of an article. */
    private static final Pattern LIKELY = Pattern.compile("[1-9]\\d{0,2}");

    private final GoldExtraction gold;
    private final List<GoldDecision.Entry> entries;
    private final ActDamage acts;
    private final Set<String> figuresOfText = new HashSet<>();

    Damage(GoldExtraction gold) {
        this.gold = gold;
        this.entries = gold.entries();
        this.acts = new ActDamage(gold, entries);
        Matcher figures = FIGURES.matcher(gold.decision().text());
        while (figures.find()) {
            figuresOfText.add(figures.group());
        }
    }

    Optional<Damaged> by(Defect defect, Random random) {
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        List<ObjectNode> items = gold.items();
        int place = random.nextInt(items.size());
        boolean done = switch (defect) {
            case DROP -> drop(items, place);
            case DROP_THIRD -> dropThird(items, random);
            case WRONG_ACT -> acts.wrongAct(items, random);
            case FOREIGN_ACT -> acts.foreignAct(items.get(place), random) && isSettled(place);
            case PHANTOM -> phantom(items, place, random);
            case PHANTOM_IN_TEXT -> phantomInText(items, place, random);
            case PHANTOM_PARAGRAPH -> phantomParagraph(items, random);
            case BARE_ACT -> bareAct(items, place);
            case OVERSHOOT -> overshoot(items, random);
            case SPLIT -> acts.split(items, random);
            case MERGED_IDS -> acts.mergedIds(items, random);
            case WRONG_DATE -> acts.wrongDate(items, random);
            case WRONG_ENUM -> ActDamage.wrongEnum(items.get(place));
            case WRONG_KIND -> acts.wrongKind(items, place);
            case WRONG_KEY -> wrongKey(items.get(place), entries.get(place));
            case DUPLICATED -> duplicated(items, place) && isSettled(place);
        };
        return done ? Optional.of(new Damaged(items, verdicts(defect, place))) : Optional.empty();
    }

    private boolean drop(List<ObjectNode> items, int place) {
        items.remove(place);
        return isSettled(place) && entries.size() > 1;
    }

    /** What careful readers may see differently costs nothing, whatever becomes of it. */
    private boolean isSettled(int place) {
        return !entries.get(place).disputed();
    }

    private Set<String> verdicts(Defect defect, int place) {
        return switch (defect) {
            case DROP -> verdictsWithout(place);
            // An act that the source has nowhere may be a wrong parent or an invention.
            case FOREIGN_ACT -> Set.of("REVIEW_REQUIRED", "FAIL");
            default -> Set.of(defect.verdict());
        };
    }

    /** A member of a list makes it incomplete; a lone one of many is a small thing, unless it stands in a list elsewhere. */
    private Set<String> verdictsWithout(int place) {
        GoldDecision.Entry dropped = entries.get(place);
        boolean listed = entries.stream()
                .anyMatch(entry -> !entry.equals(dropped)
                        && entry.place().start() == dropped.place().start());
        boolean low = 10 * (entries.size() - 1) < 9 * entries.size();
        return listed || low ? Set.of("REVIEW_REQUIRED") : Set.of("PASS", "REVIEW_REQUIRED");
    }

    private boolean dropThird(List<ObjectNode> items, Random random) {
        List<Integer> settled = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            if (isSettled(i)) {
                settled.add(i);
            }
        }
        int kept = settled.size() - Math.max(1, settled.size() / 3);
        while (settled.size() > Math.max(0, kept)) {
            settled.remove(random.nextInt(settled.size()));
        }
        List<ObjectNode> left = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (settled.contains(i) || !isSettled(i)) {
                left.add(items.get(i));
            }
        }
        boolean done = left.size() < items.size() && !left.isEmpty();
        items.clear();
        items.addAll(left);
        return done;
    }

    private boolean phantom(List<ObjectNode> items, int place, Random random) {
        ObjectNode item = Defect.copy(items.get(place));
        int number = 2 + random.nextInt(400);
        while (figuresOfText.contains(Integer.toString(number)) || isNearRange(number)) {
            number++;
        }
        items.add(numbered(item, number));
        return true;
    }

    private ObjectNode numbered(ObjectNode item, int number) {
        return item.put("provisionNumber", "article " + number)
                .put("provisionNumberKey", Integer.toString(number))
                .put("internalProvisionId", gold.id("ART", 901));
    }

    /** A number that stands in the text, though not as that of an article: of a paragraph, a date, a page, an amount. */
    private boolean phantomInText(List<ObjectNode> items, int place, Random random) {
        List<Integer> numbers = figuresOfText.stream()
                .filter(figures -> LIKELY.matcher(figures).matches())
                .map(Integer::valueOf)
                .filter(number -> !isNearRange(number) && entries.stream().noneMatch(entry -> isOf(entry, number)))
                .sorted()
                .toList();
        if (!numbers.isEmpty()) {
            items.add(numbered(Defect.copy(items.get(place)), numbers.get(random.nextInt(numbers.size()))));
        }
        return !numbers.isEmpty();
    }

    /** Whether a number is among the figures of an article: 83 in VI.83. */
    private static boolean isOf(GoldDecision.Entry entry, int number) {
        return FIGURES.matcher(entry.key())
                .results()
                .anyMatch(match -> match.group().equals(Integer.toString(number)));
    }

    /** Just past a range it would be an overshoot. */
    private boolean isNearRange(int number) {
        return entries.stream()
                .filter(entry -> FIGURES.matcher(entry.key()).matches())
                .anyMatch(entry -> Math.abs(number(entry) - number) < 10);
    }

    /** "§ 1, 3°" gives birth to "§ 3"; without any such item, a paragraph that the text nowhere has. */
    private boolean phantomParagraph(List<ObjectNode> items, Random random) {
        List<Integer> candidates = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            if (!entries.get(i).disputed()) {
                candidates.add(i);
            }
        }
        if (candidates.isEmpty()) {
            return false;
        }
        int place = candidates.get(random.nextInt(candidates.size()));
        GoldDecision.Entry entry = entries.get(place);
        int paragraph = 11 + random.nextInt(20);
        Matcher degree = DEGREE.matcher(String.join(" ", entry.path()));
        if (degree.find() && !isParagraph(degree.group(1), entry)) {
            paragraph = Integer.parseInt(degree.group(1));
        } else {
            while (figuresOfText.contains(Integer.toString(paragraph))) {
                paragraph++;
            }
        }
        ObjectNode item = Defect.copy(items.get(place));
        item.put("provisionNumber", "article " + entry.key() + ", §" + paragraph)
                .put("internalProvisionId", gold.id("ART", 902));
        items.add(item);
        return true;
    }

    /** Whether the text has such a paragraph, or the article such a sub-paragraph, which may be written so too. */
    private boolean isParagraph(String number, GoldDecision.Entry entry) {
        boolean written = gold.decision().text().matches("(?s).*§+ ?" + number + "(?:er)?\\b.*");
        return written
                || gold.decision().entries().stream()
                        .anyMatch(other ->
                                other.key().equals(entry.key()) && other.path().contains("al." + number));
    }

    private boolean bareAct(List<ObjectNode> items, int place) {
        ObjectNode item = Defect.copy(items.get(place));
        item.put("provisionNumber", "").put("provisionNumberKey", "").put("internalProvisionId", gold.id("ART", 903));
        items.add(item);
        return true;
    }

    /** The article after the last of a range, unless the decision cites it too. */
    private boolean overshoot(List<ObjectNode> items, Random random) {
        Map<Integer, Integer> lastOfRange = new TreeMap<>();
        for (int i = 0; i < entries.size(); i++) {
            GoldDecision.Entry entry = entries.get(i);
            boolean plain =
                    FIGURES.matcher(entry.key()).matches() && entry.path().isEmpty() && !entry.disputed();
            String expression = entry.place().in(gold.decision().text()).toLowerCase(Locale.ROOT);
            if (plain && RANGE.matcher(expression).find()) {
                int before = lastOfRange.getOrDefault(entry.place().start(), i);
                boolean higher = number(entries.get(before)) <= number(entry);
                lastOfRange.put(entry.place().start(), higher ? i : before);
            }
        }
        List<Integer> ends = new ArrayList<>(lastOfRange.values());
        if (ends.isEmpty()) {
            return false;
        }
        int place = ends.get(random.nextInt(ends.size()));
        String next = Integer.toString(number(entries.get(place)) + 1);
        boolean cited =
                gold.decision().entries().stream().anyMatch(entry -> entry.key().equals(next));
        ObjectNode item = Defect.copy(items.get(place));
        item.put("provisionNumber", "article " + next)
                .put("provisionNumberKey", next)
                .put("internalProvisionId", gold.id("ART", 904));
        items.add(item);
        return !cited && !figuresOfText.contains(next);
    }

    private static int number(GoldDecision.Entry entry) {
        return Integer.parseInt(entry.key());
    }

    private static boolean wrongKey(ObjectNode item, GoldDecision.Entry entry) {
        String key = entry.key();
        String cut = key.replaceFirst("(?<=\\d)(bis|ter|quater|quinquies|sexies|septies|octies)$", "");
        boolean suffixed = !cut.equals(key);
        item.put("provisionNumberKey", suffixed ? cut : key + ", " + String.join(", ", entry.path()));
        return !entry.disputed() && (suffixed || !entry.path().isEmpty());
    }

    private boolean duplicated(List<ObjectNode> items, int place) {
        ObjectNode item = Defect.copy(items.get(place));
        items.add(item.put("internalProvisionId", gold.id("ART", 906)));
        return true;
    }
}
