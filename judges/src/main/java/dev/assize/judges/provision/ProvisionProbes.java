package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.lenient.LenientText;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Effect;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.probe.RecordProbes;
import dev.assize.core.probe.TextProbes;
import dev.assize.core.probe.VerdictMeasure;
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
 * Changes of an extraction, each of which is one kind of mistake. They are made where the extraction passes: of one that
 * is wrong already, nobody knows whether the item that is changed was right.
 */
final class ProvisionProbes {

    private static final Pattern RANGE = Pattern.compile(
            "(?i)\\b(?:articles|artikelen|art\\.)\\s+(\\d+)\\s+(?:à|tot(?: en met)?|t\\.e\\.m\\.)\\s+(\\d+)\\b");
    private static final String NUMBER = "provisionNumber";
    private static final String KEY = "provisionNumberKey";
    private static final String TYPE = "parentActType";
    private static final String NAME = "parentActName";
    private static final String DATE = "parentActDate";
    private static final String ID = "internalProvisionId";
    private static final String ACT_ID = "internalParentActId";
    private static final VerdictMeasure VERDICT = VerdictMeasure.field("/verdict");
    private static final Effect SAME =
            Effect.all(VERDICT.stays(), VerdictMeasure.field("/score").stays());

    private ProvisionProbes() {}

    static List<Probe> all() {
        List<Probe> probes = new ArrayList<>(List.of(
                wrong(
                        "drop",
                        "an item is left out",
                        issue("missing-provision", "missing-provisions", "incomplete-expansion"),
                        ProvisionProbes::dropped),
                wrong(
                        "wrong_act",
                        "an item under another act",
                        issue("wrong-parent-act", "hallucinated-provision", "base-convention"),
                        ProvisionProbes::wrongAct),
                wrong(
                        "phantom",
                        "an article that is not there",
                        issue("hallucinated-provision"),
                        ProvisionProbes::phantom),
                wrong(
                        "overshoot",
                        "the article after the end of a range",
                        issue("range-overshoot", "hallucinated-provision"),
                        ProvisionProbes::overshot),
                wrong("duplicate", "an item twice", issue("duplicate"), ProvisionProbes::duplicated),
                wrong("split_act", "one act under two ids", issue("split-act"), ProvisionProbes::split),
                wrong("merged_ids", "two acts under one id", issue("id-integrity"), ProvisionProbes::merged),
                wrong("wrong_date", "an act with another date", issue("parent-date"), ProvisionProbes::wrongDate),
                wrong(
                        "other_language",
                        "a type of the other language's list",
                        issue("language-enum"),
                        ProvisionProbes::otherLanguage),
                wrong("undated", "an act without its date", issue("date-absent"), ProvisionProbes::undated)));
        probes.add(harmless("item_order", "the items in another order", (items, draw) -> draw.reordered(items)));
        probes.add(harmless("ids_renamed", "other numbers in the ids", (items, draw) -> renumbered(items)));
        probes.add(Probe.of(
                ProbeKind.harmless("markdown", "the extraction in a Markdown fence"),
                (subject, draw) -> items(subject)
                        .map(items -> {
                            String fenced = "```json\n" + Json.pretty(written(items)) + "\n```";
                            return List.of(subject.to(subject.with(ExtractionFields.EXTRACTED, fenced), SAME));
                        })
                        .orElse(List.of())));
        TextProbes source = new TextProbes(ExtractionFields.SOURCE, SAME);
        probes.add(source.whiteSpace());
        probes.add(source.unicode());
        probes.add(source.pleasantry());
        probes.add(RecordProbes.keyOrder(SAME));
        probes.add(RecordProbes.otherId(SAME));
        probes.addAll(source.temptations());
        return List.copyOf(probes);
    }

    /** One more issue of these kinds, whoever wrote the verdict: its sentences begin with the kind. */
    private static Effect issue(String... kinds) {
        List<String> counted = List.of(kinds);
        VerdictMeasure issues = new VerdictMeasure(
                String.join(" or ", counted),
                true,
                outcome -> outcome.verdict().map(verdict -> {
                    int count = 0;
                    for (String list : List.of("criticalIssues", "majorIssues", "minorIssues")) {
                        for (JsonNode sentence : verdict.path(list)) {
                            String text = sentence.asText();
                            count += counted.stream().anyMatch(kind -> text.startsWith(kind + ":")) ? 1 : 0;
                        }
                    }
                    return IntNode.valueOf(count);
                }));
        return new Effect.Given(VERDICT, "PASS", issues.rises());
    }

    /** Every way to make the change; none where the extraction offers none. */
    @FunctionalInterface
    private interface Mistake {
        List<List<ObjectNode>> of(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw);
    }

    @FunctionalInterface
    private interface Rearranging {
        Optional<List<ObjectNode>> of(List<ObjectNode> items, ProbeDraw draw);
    }

    private static Probe wrong(String name, String title, Effect effect, Mistake mistake) {
        return Probe.of(ProbeKind.mattering(name, title), (subject, draw) -> {
            List<ChangedCase> changes = new ArrayList<>();
            items(subject)
                    .ifPresent(items -> mistake.of(items, subject, draw)
                            .forEach(wrong -> changes.add(subject.to(with(subject, wrong), effect))));
            return changes;
        });
    }

    private static Probe harmless(String name, String title, Rearranging rearranging) {
        return Probe.of(
                ProbeKind.harmless(name, title),
                (subject, draw) -> items(subject)
                        .flatMap(items -> rearranging.of(items, draw))
                        .map(items -> List.of(subject.to(with(subject, items), SAME)))
                        .orElse(List.of()));
    }

    /** The items of the extraction, which may be changed; empty where there is none to be read. */
    private static Optional<List<ObjectNode>> items(ProbedCase subject) {
        JsonNode extracted = subject.find(ExtractionFields.EXTRACTED)
                .or(() -> subject.find(ExtractionFields.PROVISIONS))
                .map(value ->
                        value.isTextual() ? LenientText.json(value.textValue()).orElse(value) : value)
                .orElse(Json.object());
        JsonNode list = extracted.isArray() ? extracted : extracted.path(ExtractionFields.PROVISIONS);
        List<ObjectNode> items = new ArrayList<>();
        for (JsonNode item : list) {
            if (item instanceof ObjectNode object) {
                items.add(object.deepCopy());
            }
        }
        return items.isEmpty() ? Optional.empty() : Optional.of(items);
    }

    private static ObjectNode written(List<ObjectNode> items) {
        ObjectNode extracted = Json.object();
        items.forEach(extracted.putArray(ExtractionFields.PROVISIONS)::add);
        return extracted;
    }

    private static ProbedCase with(ProbedCase subject, List<ObjectNode> items) {
        return subject.with(ExtractionFields.EXTRACTED, written(items));
    }

    private static List<List<ObjectNode>> dropped(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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

    private static List<List<ObjectNode>> wrongAct(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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

    private static List<List<ObjectNode>> phantom(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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

    private static List<List<ObjectNode>> overshot(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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

    private static List<List<ObjectNode>> duplicated(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        return draw.pick(items)
                .map(item -> more(items, subject, item.deepCopy()))
                .map(List::of)
                .orElse(List.of());
    }

    private static List<List<ObjectNode>> split(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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

    private static List<List<ObjectNode>> merged(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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
    private static List<List<ObjectNode>> wrongDate(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        return dated(
                items,
                draw,
                date -> date.minusYears(2 + draw.below(20)).minusDays(3).toString());
    }

    private static List<List<ObjectNode>> undated(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
        return dated(items, draw, date -> null);
    }

    /** Another date for an act, as text. */
    @FunctionalInterface
    private interface Dating {
        @Nullable
        String of(LocalDate date);
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

    private static List<List<ObjectNode>> otherLanguage(List<ObjectNode> items, ProbedCase subject, ProbeDraw draw) {
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
    private static Optional<List<ObjectNode>> renumbered(List<ObjectNode> items) {
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
