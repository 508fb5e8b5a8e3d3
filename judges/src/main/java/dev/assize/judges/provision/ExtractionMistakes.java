package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbedCase;
import dev.assize.law.be.act.ActType;
import dev.assize.text.Language;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Extractions with one mistake each, made of one that is right: every method gives every way to make its mistake, and none where the extraction
 * offers none. Other ids are no mistake; they are made here because they are written in the same way.
 */
final class ExtractionMistakes {

    private static final Pattern RANGE = Pattern.compile(
            "(?i)\\b(?:articles|artikelen|art\\.)\\s+(\\d+)\\s+(?:à|tot(?: en met)?|t\\.e\\.m\\.)\\s+(\\d+)\\b");

    private static final String NUMBER = "provisionNumber";

    private static final String KEY = "provisionNumberKey";

    private static final String TYPE = "parentActType";

    private static final String NAME = "parentActName";

    private static final String DATE = "parentActDate";

    private static final String ID = "internalProvisionId";

    private static final String ACT_ID = "internalParentActId";

    private ExtractionMistakes() {}

    /** Another date for an act, as text. */
    @FunctionalInterface
    private interface Dating {
        @Nullable
        String of(LocalDate date);
    }

    static List<List<ObjectNode>> dropped(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        List<List<ObjectNode>> ways = new ArrayList<>();
        if (items.size() > 1) {
            draw.shuffled(items).forEach(item -> {
                List<ObjectNode> rest = new ArrayList<>(items);
                rest.remove(item);
                ways.add(rest);
            });
        }
        return ways;
    }

    static List<List<ObjectNode>> wrongAct(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        List<List<ObjectNode>> ways = new ArrayList<>();
        for (ObjectNode item : draw.shuffled(items)) {
            draw.shuffled(items).stream()
                    .filter(other -> !text(other, ACT_ID).equals(text(item, ACT_ID)))
                    .filter(other -> items.stream()
                            .noneMatch(same -> text(same, ACT_ID).equals(text(other, ACT_ID))
                                    && text(same, KEY).equals(text(item, KEY))))
                    .findFirst()
                    .ifPresent(other -> ways.add(replaced(items, item, ofAct(item, other))));
        }
        return ways;
    }

    private static ObjectNode ofAct(ObjectNode item, ObjectNode other) {
        ObjectNode moved = item.deepCopy();
        for (String field : List.of(TYPE, NAME, DATE, ACT_ID)) {
            moved.set(field, other.has(field) ? other.get(field) : NullNode.getInstance());
        }
        return moved;
    }

    static List<List<ObjectNode>> phantom(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        int number = 3000 + draw.below(6000);
        return draw.pick(items)
                .map(item -> more(items, subject, numbered(item, Integer.toString(number))))
                .map(List::of)
                .orElse(List.of());
    }

    private static ObjectNode numbered(ObjectNode item, String number) {
        String word = text(item, NUMBER).toLowerCase(Locale.ROOT).startsWith("artikel") ? "artikel " : "article ";
        return item.deepCopy().put(NUMBER, word + number).put(KEY, number);
    }

    static List<List<ObjectNode>> overshot(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        String source = subject.text(ExtractionFields.SOURCE).orElse("");
        List<List<ObjectNode>> ways = new ArrayList<>();
        Matcher range = RANGE.matcher(source);
        while (range.find()) {
            String last = range.group(2);
            String next = Long.toString(Long.parseLong(last) + 1);
            boolean elsewhere = Pattern.compile("(?<!\\d)" + next + "(?!\\d)")
                    .matcher(source)
                    .find();
            if (!elsewhere) {
                items.stream()
                        .filter(item -> text(item, KEY).equals(last))
                        .findFirst()
                        .ifPresent(item -> ways.add(more(items, subject, numbered(item, next))));
            }
        }
        return draw.shuffled(ways);
    }

    static List<List<ObjectNode>> duplicated(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        return draw.pick(items)
                .map(item -> more(items, subject, item.deepCopy()))
                .map(List::of)
                .orElse(List.of());
    }

    static List<List<ObjectNode>> split(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        List<List<ObjectNode>> ways = new ArrayList<>();
        for (ObjectNode item : draw.shuffled(items)) {
            boolean shared = items.stream()
                            .filter(other -> text(other, ACT_ID).equals(text(item, ACT_ID)))
                            .count()
                    > 1;
            if (shared) {
                ways.add(replaced(items, item, item.deepCopy().put(ACT_ID, "ACT-" + decision(subject) + "-777")));
            }
        }
        return ways;
    }

    static List<List<ObjectNode>> merged(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        List<List<ObjectNode>> ways = new ArrayList<>();
        for (ObjectNode item : draw.shuffled(items)) {
            items.stream()
                    .filter(other -> !text(other, ACT_ID).equals(text(item, ACT_ID)))
                    .findFirst()
                    .ifPresent(other ->
                            ways.add(replaced(items, item, item.deepCopy().put(ACT_ID, text(other, ACT_ID)))));
        }
        return ways;
    }

    /** In every item of the act, so that the extraction does not contradict itself as well. */
    static List<List<ObjectNode>> wrongDate(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        return dated(
                items,
                draw,
                date -> date.minusYears(2 + draw.below(20)).minusDays(3).toString());
    }

    static List<List<ObjectNode>> undated(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        return dated(items, draw, date -> null);
    }

    private static List<List<ObjectNode>> dated(List<ObjectNode> items, ProbeDraw draw, Dating dating) {
        List<List<ObjectNode>> ways = new ArrayList<>();
        List<String> acts = items.stream()
                .filter(item -> date(item).isPresent())
                .map(item -> text(item, ACT_ID))
                .distinct()
                .toList();
        for (String act : draw.shuffled(acts)) {
            List<ObjectNode> changed = new ArrayList<>();
            for (ObjectNode item : items) {
                ObjectNode copy = item.deepCopy();
                if (text(item, ACT_ID).equals(act)) {
                    date(item).ifPresent(date -> copy.put(DATE, dating.of(date)));
                }
                changed.add(copy);
            }
            ways.add(changed);
        }
        return ways;
    }

    private static Optional<LocalDate> date(ObjectNode item) {
        try {
            return text(item, DATE).isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(text(item, DATE)));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    static List<List<ObjectNode>> otherLanguage(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        List<List<ObjectNode>> ways = new ArrayList<>();
        for (ObjectNode item : draw.shuffled(items)) {
            String type = text(item, TYPE);
            ActType.find(type, Language.FRENCH)
                    .map(act -> act.name(Language.DUTCH))
                    .or(() -> ActType.find(type, Language.DUTCH).map(act -> act.name(Language.FRENCH)))
                    .filter(other -> !other.equals(type))
                    .ifPresent(other ->
                            ways.add(replaced(items, item, item.deepCopy().put(TYPE, other))));
        }
        return ways;
    }

    /** Ids end in a number of three digits; those of items and of acts are counted from elsewhere. */
    static Optional<List<ObjectNode>> renumbered(List<ObjectNode> items) {
        List<ObjectNode> renamed = new ArrayList<>();
        for (ObjectNode item : items) {
            ObjectNode copy = item.deepCopy();
            for (String field : List.of(ID, ACT_ID)) {
                Matcher number = Pattern.compile("^(.*-)(\\d{3})$").matcher(text(item, field));
                if (!number.matches() || item.has("provisionSequence") || item.has("parentActSequence")) {
                    return Optional.empty();
                }
                int other = (Integer.parseInt(number.group(2)) + 100) % 1000;
                copy.put(field, number.group(1) + String.format(Locale.ROOT, "%03d", other));
            }
            renamed.add(copy);
        }
        return Optional.of(renamed);
    }

    private static List<ObjectNode> more(List<ObjectNode> items, ProbedCase subject, ObjectNode item) {
        List<ObjectNode> more = new ArrayList<>(items);
        more.add(item.put(ID, "ART-" + decision(subject) + "-777"));
        return more;
    }

    private static List<ObjectNode> replaced(List<ObjectNode> items, ObjectNode item, ObjectNode by) {
        return items.stream()
                .map(each -> Objects.equals(each, item) ? by : each)
                .toList();
    }

    private static String decision(ProbedCase subject) {
        return subject.text(ExtractionFields.DECISION_ID).orElse("");
    }

    private static String text(ObjectNode item, String field) {
        return item.path(field).asText("").equals("null")
                ? ""
                : item.path(field).asText("");
    }
}
