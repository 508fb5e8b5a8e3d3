package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Changes of an extraction, each of which is one kind of mistake. They are made where the extraction passes: of one that
 * is wrong already, nobody knows whether the item that is changed was right.
 */
final class ProvisionProbes {

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
                        ExtractionMistakes::dropped),
                wrong(
                        "wrong_act",
                        "an item under another act",
                        issue("wrong-parent-act", "hallucinated-provision", "base-convention"),
                        ExtractionMistakes::wrongAct),
                wrong(
                        "phantom",
                        "an article that is not there",
                        issue("hallucinated-provision"),
                        ExtractionMistakes::phantom),
                wrong(
                        "overshoot",
                        "the article after the end of a range",
                        issue("range-overshoot", "hallucinated-provision"),
                        ExtractionMistakes::overshot),
                wrong("duplicate", "an item twice", issue("duplicate"), ExtractionMistakes::duplicated),
                wrong("split_act", "one act under two ids", issue("split-act"), ExtractionMistakes::split),
                wrong("merged_ids", "two acts under one id", issue("id-integrity"), ExtractionMistakes::merged),
                wrong("wrong_date", "an act with another date", issue("parent-date"), ExtractionMistakes::wrongDate),
                wrong(
                        "other_language",
                        "a type of the other language's list",
                        issue("language-enum"),
                        ExtractionMistakes::otherLanguage),
                wrong("undated", "an act without its date", issue("date-absent"), ExtractionMistakes::undated)));
        probes.add(harmless("item_order", "the items in another order", (items, draw) -> draw.reordered(items)));
        probes.add(harmless(
                "ids_renamed", "other numbers in the ids", (items, draw) -> ExtractionMistakes.renumbered(items)));
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
}
