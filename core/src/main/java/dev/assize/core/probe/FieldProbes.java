package dev.assize.core.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Probes for any judge, made from what its fields are to a reader: a text that is judged must not be empty, must not be another
 * case's, must not get a number wrong that stands in what it is held against; and how it is written must not matter.
 */
public final class FieldProbes {

    private static final Set<String> TIES = Set.of("tie", "draw", "equal", "both", "neither", "same");

    /** A field that may hold anything holds a text in most cases; others are left alone. */
    private static final Set<String> TEXTS = Set.of("text", "any");

    private final JudgeInfo judge;
    private final Effect worse;
    private final Effect same;

    private FieldProbes(JudgeInfo judge) {
        this.judge = judge;
        this.worse = Effect.worse(judge.headline());
        this.same = Effect.same(judge.headline());
    }

    public static List<Probe> of(JudgeInfo judge) {
        return new FieldProbes(judge).all();
    }

    private List<Probe> all() {
        List<Probe> probes = new ArrayList<>();
        List<Field> judged = texts(FieldRole.OUTPUT);
        List<Field> held = judge.fields().stream()
                .filter(field -> field.role() == FieldRole.REFERENCE || field.role() == FieldRole.CONTEXT)
                .toList();
        if (judged.size() == 1) {
            Field output = judged.get(0);
            probes.add(empty(output));
            if (!held.isEmpty()) {
                probes.add(otherCases(output, held));
                probes.add(number(output, held));
            }
            TextProbes text = new TextProbes(output.name(), same);
            probes.add(text.whiteSpace());
            probes.add(text.unicode());
            probes.add(text.markdown());
            // What is added may well count against a text, but never for it.
            TextProbes more = new TextProbes(output.name(), Effect.notBetter(judge.headline()));
            probes.add(more.pleasantry());
            more.temptations().stream()
                    .filter(probe -> probe.kind().bias() != ProbeKind.Bias.AUTHOR)
                    .forEach(probes::add);
            probes.add(new TextProbes(output.name(), judge.headline().hasLabel() ? label().stays() : same).author());
        }
        if (judged.size() == 2) {
            probes.add(exchanged(judged.get(0), judged.get(1)));
        }
        probes.add(RecordProbes.keyOrder(same));
        probes.add(RecordProbes.otherId(same));
        return List.copyOf(probes);
    }

    private VerdictMeasure label() {
        return VerdictMeasure.label(judge.headline());
    }

    private List<Field> texts(FieldRole role) {
        return judge.fields().stream()
                .filter(field -> field.role() == role && TEXTS.contains(field.type()))
                .toList();
    }

    private Probe empty(Field output) {
        return Probe.of(
                ProbeKind.mattering("empty_output", "nothing is left of what is judged"),
                (subject, draw) -> subject.text(output.name()).isPresent()
                        ? List.of(subject.to(subject.with(output.name(), "-"), worse))
                        : List.of());
    }

    private Probe otherCases(Field output, List<Field> held) {
        return Probe.of(ProbeKind.mattering("other_output", "the output of another case"), (subject, draw) -> {
            List<ChangedCase> changes = new ArrayList<>();
            for (ObjectNode other : draw.others()) {
                ProbedCase stranger = subject.of(other);
                Optional<String> text = stranger.text(output.name());
                boolean same = held.stream()
                        .filter(field -> subject.find(field.name()).isPresent())
                        .anyMatch(field -> subject.find(field.name()).equals(stranger.find(field.name())));
                if (text.isPresent() && !same && !text.equals(subject.text(output.name()))) {
                    changes.add(subject.to(subject.with(output.name(), text.get()), worse));
                }
            }
            return changes;
        });
    }

    /** A number that stands also in what the text is held against; any other may be right. */
    private Probe number(Field output, List<Field> held) {
        return Probe.of(ProbeKind.mattering("number", "a digit of a number is another one"), (subject, draw) -> {
            List<ChangedCase> changes = new ArrayList<>();
            String text = subject.text(output.name()).orElse("");
            for (WrongFigures.Replacement wrong : WrongFigures.of(text, draw).numbers()) {
                boolean known = held.stream()
                        .anyMatch(field -> subject.find(field.name())
                                .map(Json::write)
                                .orElse("")
                                .contains(wrong.was()));
                if (known) {
                    changes.add(subject.to(subject.with(output.name(), wrong.text()), worse));
                }
            }
            return changes;
        });
    }

    /** Two texts that are judged against one another change places: so must the verdict, unless it says that they are equal. */
    private Probe exchanged(Field first, Field second) {
        // Where neither was better before, neither is after.
        VerdictMeasure label = new VerdictMeasure(
                "label",
                false,
                outcome -> label().of(outcome)
                        .filter(said -> !TIES.contains(said.asText().toLowerCase(Locale.ROOT))));
        return Probe.of(
                new ProbeKind("exchanged", true, "the two texts change places", ProbeKind.Bias.POSITION),
                (subject, draw) -> {
                    Optional<String> one = subject.text(first.name());
                    Optional<String> other = subject.text(second.name());
                    if (one.isEmpty() || other.isEmpty() || one.equals(other)) {
                        return List.of();
                    }
                    ProbedCase turned = subject.with(first.name(), other.get()).with(second.name(), one.get());
                    // Where the order alone decides, the label is the same afterwards, or none that names one.
                    return List.of(subject.to(turned, label.changes()));
                });
    }
}
