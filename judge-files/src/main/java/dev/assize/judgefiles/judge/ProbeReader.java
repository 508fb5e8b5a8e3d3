package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.core.JsonPointer;
import dev.assize.core.Headline;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Effect;
import dev.assize.core.probe.Movement;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.probe.TextChange;
import dev.assize.core.probe.VerdictMeasure;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the probes of a judge file: each a change of a case and what it must do to the verdict. */
final class ProbeReader {

    private static final List<String> PROBE =
            List.of("kind", "title", "skip", "in", "make", "replace", "with", "append", "set", "expect");
    private static final List<String> CHANGES = List.of("make", "replace", "append", "set");
    private static final String EXPECTED =
            "worse, same, not better, {field: /place, direction: falls}, {field: /place, becomes: [value]} or {finding: code}";

    /**
     * What a file says of its probes.
     *
     * @param own its own
     * @param skipped the names of those that are made from its fields and not wanted
     */
    record Read(List<Probe> own, Set<String> skipped) {
        Read {
            own = List.copyOf(own);
            skipped = Set.copyOf(skipped);
        }
    }

    private final Mistakes mistakes;
    private final List<String> fields;
    private final Headline headline;

    ProbeReader(Mistakes mistakes, List<CaseField> fields, Headline headline) {
        this.mistakes = mistakes;
        this.fields = fields.stream().map(CaseField::name).toList();
        this.headline = headline;
    }

    Read read(Optional<MarkedNode> node) {
        List<Probe> own = new ArrayList<>();
        Set<String> skipped = new LinkedHashSet<>();
        if (node.isPresent() && !(node.get() instanceof MarkedNode.Sequence)) {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected a list of probes");
        }
        if (node.isPresent() && node.get() instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                Section.mapping(item, "a probe with kind, a change and expect", mistakes)
                        .ifPresent(mapping -> probe(mapping, own, skipped));
            }
        }
        return new Read(own, skipped);
    }

    private void probe(MarkedNode.Mapping node, List<Probe> own, Set<String> skipped) {
        Section section = Section.of(node, "a probe", PROBE, mistakes);
        Optional<MarkedNode.Scalar> kind = section.require("kind", "its name, such as wrong_total")
                .flatMap(value -> Section.text(value, mistakes));
        if (kind.isEmpty()) {
            return;
        }
        String name = kind.get().text();
        if (!name.matches("[a-z][a-z0-9]*(_[a-z0-9]+)*")
                || own.stream().anyMatch(probe -> probe.kind().name().equals(name))) {
            mistakes.add(
                    kind.get(),
                    "found " + kind.get().describe()
                            + ", expected lower-case words joined by underscores that name no other probe");
            return;
        }
        skipped.add(name);
        if (section.isTrue("skip")) {
            return;
        }
        Optional<Changing> changing = changing(section);
        Optional<Effect> effect = section.require("expect", EXPECTED).flatMap(this::effect);
        String title = section.text("title").map(MarkedNode.Scalar::text).orElse(name.replace('_', ' '));
        if (changing.isPresent() && effect.isPresent()) {
            boolean matters = !isHarmless(effect.get());
            own.add(Probe.of(new ProbeKind(name, matters, title, null), (subject, draw) -> {
                List<ChangedCase> changes = new ArrayList<>();
                changing.get().of(subject, draw).forEach(changed -> changes.add(subject.to(changed, effect.get())));
                return changes;
            }));
        }
    }

    private static boolean isHarmless(Effect effect) {
        if (effect instanceof Effect.All all) {
            return all.effects().stream().allMatch(ProbeReader::isHarmless);
        }
        return effect instanceof Effect.Moves moves && moves.movement().isHarmless();
    }

    /** Every way to make the change of a case. */
    @FunctionalInterface
    private interface Changing {
        List<ProbedCase> of(ProbedCase subject, ProbeDraw draw);
    }

    private Optional<Changing> changing(Section section) {
        List<String> given = CHANGES.stream()
                .filter(change -> section.find(change).isPresent())
                .toList();
        if (given.size() != 1) {
            mistakes.add(
                    section.node(),
                    "found " + (given.isEmpty() ? "no change" : String.join(" and ", given)) + ", expected one of "
                            + String.join(", ", CHANGES));
            return Optional.empty();
        }
        if (given.get(0).equals("set")) {
            return section.mapping("set", "fields with values").flatMap(this::setting);
        }
        Optional<String> field = section.require("in", "the field whose text is changed")
                .flatMap(node -> Section.text(node, mistakes))
                .flatMap(this::known);
        Optional<MarkedNode.Scalar> text = section.text(given.get(0));
        if (field.isEmpty() || text.isEmpty()) {
            return Optional.empty();
        }
        return switch (given.get(0)) {
            case "make" -> making(field.get(), text.get());
            case "append" ->
                Optional.of((subject, draw) -> subject.text(field.get())
                        .map(old -> List.of(
                                subject.with(field.get(), old + text.get().text())))
                        .orElse(List.of()));
            default -> replacing(section, field.get(), text.get().text());
        };
    }

    private Optional<String> known(MarkedNode.Scalar field) {
        if (!fields.contains(field.text())) {
            mistakes.add(field, "no field is called \"" + field.text() + "\"" + NameHint.hint(field.text(), fields));
            return Optional.empty();
        }
        return Optional.of(field.text());
    }

    private Optional<Changing> setting(MarkedNode.Mapping values) {
        for (MarkedNode.Mapping.Entry entry : values.entries()) {
            if (known(entry.key()).isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of((subject, draw) -> {
            ProbedCase changed = subject;
            for (MarkedNode.Mapping.Entry entry : values.entries()) {
                changed = changed.with(entry.name(), entry.value().toJson());
            }
            return changed.record().equals(subject.record()) ? List.of() : List.of(changed);
        });
    }

    private Optional<Changing> making(String field, MarkedNode.Scalar named) {
        Optional<TextChange> change = TextChange.find(named.text());
        if (change.isEmpty()) {
            List<String> words =
                    Stream.of(TextChange.values()).map(TextChange::word).toList();
            mistakes.add(named, "found " + named.describe() + ", expected one of " + String.join(", ", words));
        }
        return change.map(made -> (subject, draw) -> subject.text(field)
                .map(text -> made.of(text, draw).stream()
                        .map(other -> subject.with(field, other))
                        .toList())
                .orElse(List.of()));
    }

    private Optional<Changing> replacing(Section section, String field, String old) {
        return section.require("with", "what stands there instead")
                .flatMap(node -> Section.expression(node, mistakes))
                .map(MarkedNode.Scalar::text)
                .map(by -> (subject, draw) -> subject.text(field)
                        .filter(text -> text.contains(old))
                        .map(text -> List.of(subject.with(field, text.replace(old, by))))
                        .orElse(List.of()));
    }

    private Optional<Effect> effect(MarkedNode node) {
        if (node instanceof MarkedNode.Scalar scalar) {
            return switch (scalar.text()) {
                case "worse" -> Optional.of(Effect.worse(headline));
                case "same" -> Optional.of(Effect.same(headline));
                case "not better" -> Optional.of(Effect.notBetter(headline));
                default -> {
                    mistakes.add(node, "found " + node.describe() + ", expected " + EXPECTED);
                    yield Optional.empty();
                }
            };
        }
        return Section.mapping(node, EXPECTED, mistakes)
                .map(mapping -> Section.of(
                        mapping, "what a probe expects", List.of("field", "direction", "becomes", "finding"), mistakes))
                .flatMap(this::effect);
    }

    private Optional<Effect> effect(Section expected) {
        Optional<MarkedNode.Scalar> finding = expected.text("finding");
        if (finding.isPresent()) {
            return Optional.of(VerdictMeasure.findings(finding.get().text()).rises());
        }
        Optional<VerdictMeasure> measure = expected.require("field", "a place of the verdict, such as /score")
                .flatMap(node -> Section.text(node, mistakes))
                .flatMap(this::measure);
        if (measure.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<String>> values = expected.texts("becomes", 1);
        if (values.isPresent()) {
            return values.map(each -> measure.get().becomes(each.toArray(String[]::new)));
        }
        return expected.require("direction", "falls, rises, changes, stays or does not rise")
                .flatMap(node -> Section.text(node, mistakes))
                .flatMap(this::movement)
                .map(movement -> new Effect.Moves(measure.get(), movement));
    }

    private Optional<VerdictMeasure> measure(MarkedNode.Scalar place) {
        try {
            JsonPointer.compile(place.text());
            return Optional.of(VerdictMeasure.field(place.text()));
        } catch (IllegalArgumentException e) {
            mistakes.add(place, "found " + place.describe() + ", expected a place of the verdict, such as /score");
            return Optional.empty();
        }
    }

    private Optional<Movement> movement(MarkedNode.Scalar word) {
        for (Movement movement : Movement.values()) {
            if (movement.word().equals(word.text().toLowerCase(Locale.ROOT))) {
                return Optional.of(movement);
            }
        }
        mistakes.add(word, "found " + word.describe() + ", expected falls, rises, changes, stays or does not rise");
        return Optional.empty();
    }
}
