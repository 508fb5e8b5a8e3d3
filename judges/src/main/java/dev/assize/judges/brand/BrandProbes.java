package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Effect;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.probe.RecordProbes;
import dev.assize.core.probe.SameText;
import dev.assize.core.probe.TextProbes;
import dev.assize.core.probe.VerdictMeasure;
import dev.assize.judges.brand.internal.Name;
import dev.assize.text.Characters;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Changes of a list of brand variations that the judge must notice, each by the one rule it breaks, and such as it must not. */
final class BrandProbes {

    private static final Effect SAME = Effect.all(
            VerdictMeasure.field("/verdict").stays(),
            VerdictMeasure.field("/total_score").stays());

    /** What a reasoning without any evidence still earns: it brings nothing from elsewhere. */
    private static final int UNEVIDENCED = 2;

    private static final String NO_EVIDENCE = "This list was made with care.";

    private static final VerdictMeasure EVIDENCE = new VerdictMeasure(
            "/evaluation/reasoning_quality/evidence_usage",
            false,
            outcome -> VerdictMeasure.field("/evaluation/reasoning_quality/evidence_usage")
                    .of(outcome)
                    .map(points -> IntNode.valueOf(Math.max(0, points.asInt() - UNEVIDENCED))));

    private BrandProbes() {}

    /** How a list is changed; empty where it cannot be. */
    @FunctionalInterface
    private interface Changing {
        Optional<List<String>> of(BrandCase subject, ProbeDraw draw);
    }

    static List<Probe> all() {
        List<Probe> probes = new ArrayList<>(List.of(
                list("drop_brand", "the brand is taken out of the list", rule(0), BrandProbes::withoutBrand),
                list("unrelated_entry", "the name of another brand is added", rule(2), BrandProbes::withStranger),
                list("too_many", "more than ten entries", rule(3), BrandProbes::padded),
                list("too_few", "only the brand is left", rule(3), BrandProbes::brandAlone),
                reasoning("no_evidence", "a reasoning that names nothing", NO_EVIDENCE, EVIDENCE.falls()),
                reasoning(
                        "no_reasoning",
                        "no reasoning at all",
                        "",
                        VerdictMeasure.field("/evaluation/reasoning_quality/chain_of_thought")
                                .falls())));
        probes.add(listed(
                "entry_order", "the entries in another order", (subject, draw) -> draw.reordered(subject.predicted())));
        probes.add(RecordProbes.order(
                "expected_order", "the expected names in another order", BrandFields.EXPECTED, SAME));
        probes.add(listed(
                "upper_case",
                "the entries in capitals",
                (subject, draw) -> Optional.of(subject.predicted().stream()
                        .map(name -> name.toUpperCase(Locale.ROOT))
                        .toList())));
        probes.add(listed(
                "white_space",
                "blanks around the entries",
                (subject, draw) -> Optional.of(subject.predicted().stream()
                        .map(name -> "  " + name + "\u00A0 ")
                        .toList())));
        probes.add(listed(
                "unicode_form",
                "the same characters in another Unicode form",
                (subject, draw) -> Optional.of(subject.predicted().stream()
                        .map(name ->
                                Normalizer.normalize(name, Normalizer.Form.NFD).replace('\'', '\u2019'))
                        .toList())));
        probes.add(markdown());
        probes.add(confidenceNotation());
        probes.add(RecordProbes.keyOrder(SAME));
        probes.add(RecordProbes.otherId(SAME));
        TextProbes reasons = new TextProbes(BrandFields.REASONING, SAME);
        probes.add(reasons.harmless(
                "reasoning_white_space", "blanks doubled and lines broken in the reasoning", SameText::spaced));
        probes.addAll(reasons.temptations());
        return List.copyOf(probes);
    }

    private static Effect rule(int number) {
        return VerdictMeasure.field("/evaluation/rule_compliance/rules/" + number + "/compliant")
                .falls();
    }

    private static Probe list(String name, String title, Effect effect, Changing changing) {
        return Probe.of(ProbeKind.mattering(name, title), (subject, draw) -> changed(subject, draw, effect, changing));
    }

    private static Probe listed(String name, String title, Changing changing) {
        return Probe.of(ProbeKind.harmless(name, title), (subject, draw) -> changed(subject, draw, SAME, changing));
    }

    private static List<ChangedCase> changed(ProbedCase subject, ProbeDraw draw, Effect effect, Changing changing) {
        return read(subject)
                .flatMap(read -> changing.of(read, draw).filter(list -> !list.equals(read.predicted())))
                .map(list -> List.of(subject.to(subject.with(BrandFields.PREDICTED, array(list)), effect)))
                .orElse(List.of());
    }

    private static Optional<BrandCase> read(ProbedCase subject) {
        try {
            return Optional.of(BrandFields.read(subject.record()));
        } catch (InvalidCase e) {
            return Optional.empty();
        }
    }

    /** Blank where the title has none. */
    private static String brand(BrandCase subject) {
        return subject.primary().orElse("");
    }

    private static ArrayNode array(List<String> names) {
        ArrayNode array = Json.object().arrayNode();
        names.forEach(array::add);
        return array;
    }

    private static Optional<List<String>> withoutBrand(BrandCase subject, ProbeDraw draw) {
        Name brand = Name.of(brand(subject));
        return brand(subject).isBlank()
                ? Optional.empty()
                : Optional.of(subject.predicted().stream()
                        .filter(name -> !Name.of(name).sameAs(brand))
                        .toList());
    }

    private static Optional<List<String>> brandAlone(BrandCase subject, ProbeDraw draw) {
        return brand(subject).isBlank() ? Optional.empty() : Optional.of(List.of(brand(subject)));
    }

    private static Optional<List<String>> withStranger(BrandCase subject, ProbeDraw draw) {
        List<String> known = new ArrayList<>(subject.expected());
        known.addAll(subject.predicted());
        known.add(brand(subject));
        if (brand(subject).isBlank() || subject.predicted().size() >= Extraction.MOST) {
            return Optional.empty();
        }
        for (ObjectNode other : draw.others()) {
            Optional<BrandCase> theirs = read(new ProbedCase(other, BrandFields.NAMES));
            String brand = theirs.map(BrandProbes::brand).orElse("");
            boolean near = brand.isBlank()
                    || known.stream().anyMatch(name -> Name.of(name).sameAs(Name.of(brand)))
                    || Name.wordsOf(subject.title()).containsAll(Name.wordsOf(brand));
            if (!near) {
                List<String> more = new ArrayList<>(subject.predicted());
                more.add(draw.below(more.size() + 1), brand);
                return Optional.of(more);
            }
        }
        return Optional.empty();
    }

    /** With slips of the brand, until there are too many entries whatever is taken for the same. */
    private static Optional<List<String>> padded(BrandCase subject, ProbeDraw draw) {
        if (brand(subject).isBlank()) {
            return Optional.empty();
        }
        Set<String> entries = new LinkedHashSet<>(subject.predicted());
        String brand = brand(subject);
        for (int at = 0; at < brand.length() && different(entries) <= Extraction.MOST + 2; at++) {
            if (Characters.isLetter(brand.charAt(at))) {
                entries.add(brand.substring(0, at) + brand.charAt(at) + brand.substring(at));
                entries.add(brand.substring(0, at) + brand.substring(at + 1));
                if (at > 0 && Characters.isLetter(brand.charAt(at - 1))) {
                    entries.add(brand.substring(0, at - 1)
                            + brand.charAt(at)
                            + brand.charAt(at - 1)
                            + brand.substring(at + 1));
                }
            }
        }
        return different(entries) > Extraction.MOST + 1 ? Optional.of(List.copyOf(entries)) : Optional.empty();
    }

    private static long different(Set<String> entries) {
        return entries.stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .distinct()
                .count();
    }

    private static Probe reasoning(String name, String title, String text, Effect effect) {
        return Probe.of(
                ProbeKind.mattering(name, title),
                (subject, draw) -> subject.text(BrandFields.REASONING)
                        .map(given -> List.of(subject.to(subject.with(BrandFields.REASONING, text), effect)))
                        .orElse(List.of()));
    }

    /** The list as JSON text in a fence, as models like to write it. */
    private static Probe markdown() {
        return Probe.of(
                ProbeKind.harmless("markdown", "the list in a Markdown fence"),
                (subject, draw) -> read(subject)
                        .filter(read -> read.predicted().size() >= Extraction.FEWEST)
                        .map(read -> {
                            String fenced = "```json\n" + Json.write(array(read.predicted())) + "\n```";
                            return List.of(subject.to(subject.with(BrandFields.PREDICTED, fenced), SAME));
                        })
                        .orElse(List.of()));
    }

    private static Probe confidenceNotation() {
        return Probe.of(
                ProbeKind.harmless("notation", "the confidence in another notation"),
                (subject, draw) -> subject.find(BrandFields.CONFIDENCE)
                        .filter(JsonNode::isNumber)
                        .map(JsonNode::decimalValue)
                        .filter(share -> share.signum() > 0 && share.compareTo(BigDecimal.ONE) < 0)
                        .map(share -> {
                            BigDecimal percent = share.movePointRight(2).setScale(0, RoundingMode.HALF_UP);
                            JsonNode other = TextNode.valueOf(percent.toPlainString() + "%");
                            return List.of(subject.to(subject.with(BrandFields.CONFIDENCE, other), SAME));
                        })
                        .orElse(List.of()));
    }
}
