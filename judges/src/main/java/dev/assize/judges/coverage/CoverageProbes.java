package dev.assize.judges.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Outcome;
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
import dev.assize.core.probe.WrongText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes of an output that coverage must notice, and such as it must not. What must be noticed is done to an output that
 * states the whole reference, word for word: whatever the judge thinks of the user's own output, the score of that is known. Where the
 * user's own output states everything, what it has in common with the reference is changed as well.
 */
final class CoverageProbes {

    /** The counts in the verdict's rationale, which whole prompts have too. */
    private static final Pattern COUNT = Pattern.compile("^(?:Fact|Conclusion): (\\d+) of (\\d+) ");

    /** How many facts and conclusions are stated. */
    private static final VerdictMeasure STATED =
            new VerdictMeasure("facts and conclusions stated", false, CoverageProbes::counted);

    private static final VerdictMeasure SCORE = VerdictMeasure.field("/score");
    private static final Effect LESS = Effect.any(
            STATED.falls(),
            VerdictMeasure.findings("fact-missing", "conclusion-missing").rises());
    /** Of the user's own output, only where it states everything: otherwise what is changed may not have counted before. */
    private static final Effect LESS_THAN_ALL = new Effect.Given(
            new VerdictMeasure(
                    "everything stated",
                    false,
                    outcome ->
                            counted(outcome).map(stated -> BooleanNode.valueOf(stated.intValue() == listed(outcome)))),
            "true",
            LESS);

    private static final Effect SAME = Effect.all(SCORE.stays(), STATED.stays());

    private CoverageProbes() {}

    private static Optional<JsonNode> counted(Outcome outcome) {
        return outcome.verdict().map(verdict -> IntNode.valueOf(sum(verdict, 1)));
    }

    /** How many facts and conclusions there are. */
    private static int listed(Outcome outcome) {
        return outcome.verdict().map(verdict -> sum(verdict, 2)).orElse(-1);
    }

    private static int sum(ObjectNode verdict, int group) {
        int sum = 0;
        for (JsonNode line : verdict.path("rationale")) {
            Matcher count = COUNT.matcher(line.asText());
            sum += count.find() ? Integer.parseInt(count.group(group)) : 0;
        }
        return sum;
    }

    /** Texts that say one thing otherwise. */
    @FunctionalInterface
    private interface Falsifying {
        List<String> of(WrongText text);
    }

    static List<Probe> all() {
        List<Probe> probes = new ArrayList<>(List.of(
                wrong("drop_fact", "a sentence is left out", WrongText::withoutSentence),
                wrong("number", "a digit of a number is another one", WrongText::number),
                wrong("unit", "another unit after the same figure", WrongText::unit),
                wrong("date", "another date", WrongText::date),
                wrong("name", "another name in its place", WrongText::name),
                wrong("negation", "a sentence is negated", WrongText::negation),
                wrong("denial", "a sentence is reported as untrue", WrongText::denial),
                wrong("roles", "two names change places", WrongText::roles),
                Probe.of(
                        ProbeKind.mattering("other_output", "the output of another case"),
                        CoverageProbes::otherOutput)));
        TextProbes output = new TextProbes(CoverageFields.OUTPUT, SAME);
        probes.add(new TextProbes(CoverageFields.OUTPUT, STATED.stays()).sentenceOrder());
        probes.add(output.whiteSpace());
        probes.add(output.unicode());
        probes.add(output.harmless("upper_case", "the output in capitals", SameText::inCapitals));
        probes.add(output.notation());
        probes.add(output.pleasantry());
        probes.add(output.markdown());
        probes.add(RecordProbes.keyOrder(SAME));
        probes.add(RecordProbes.otherId(SAME));
        probes.add(checklistOrder());
        probes.addAll(output.temptations());
        return List.copyOf(probes);
    }

    private static Probe wrong(String name, String title, Falsifying falsifying) {
        return Probe.of(ProbeKind.mattering(name, title), (subject, draw) -> {
            List<ChangedCase> changes = new ArrayList<>();
            repeated(subject)
                    .ifPresent(whole ->
                            falsified(whole, draw, falsifying).forEach(wrong -> changes.add(whole.to(wrong, LESS))));
            List<ChangedCase> own = new ArrayList<>();
            falsified(subject, draw, falsifying).stream()
                    .filter(wrong -> isOfTheReference(subject, wrong))
                    .forEach(wrong -> own.add(subject.to(wrong, LESS_THAN_ALL)));
            // Where only some are taken, about half of them are the user's own words.
            changes.addAll(draw.below(2) == 0 ? 0 : changes.size(), own);
            return changes;
        });
    }

    /** Whether every word that the change takes away stands in the reference: other words of an output may say what they like. */
    private static boolean isOfTheReference(ProbedCase subject, ProbedCase wrong) {
        List<String> gone = words(subject.text(CoverageFields.OUTPUT).orElse(""));
        gone.removeAll(words(wrong.text(CoverageFields.OUTPUT).orElse("")));
        List<String> reference = words(subject.text(CoverageFields.REFERENCE).orElse(""));
        return !gone.isEmpty() && reference.containsAll(gone);
    }

    private static List<String> words(String text) {
        return new ArrayList<>(List.of(text.split("[^\\p{L}\\p{N}]+")));
    }

    private static List<ProbedCase> falsified(ProbedCase subject, ProbeDraw draw, Falsifying falsifying) {
        return subject.text(CoverageFields.OUTPUT)
                .map(text -> falsifying.of(new WrongText(text, draw)).stream()
                        .map(wrong -> subject.with(CoverageFields.OUTPUT, wrong))
                        .toList())
                .orElse(List.of());
    }

    /** The case with its reference for an output, or with its checklist where it brings one. */
    private static Optional<ProbedCase> repeated(ProbedCase subject) {
        Optional<String> listed = subject.find(CoverageFields.CHECKLIST).map(CoverageProbes::sentences);
        return listed.or(() -> subject.text(CoverageFields.REFERENCE))
                .filter(text -> !text.isBlank())
                .map(text -> subject.with(CoverageFields.OUTPUT, text));
    }

    private static String sentences(JsonNode checklist) {
        List<String> sentences = new ArrayList<>();
        for (String list : List.of("facts", "conclusions")) {
            checklist.path(list).forEach(entry -> {
                String item =
                        entry.isTextual() ? entry.asText() : entry.path("item").asText();
                sentences.add(item.endsWith(".") ? item : item + ".");
            });
        }
        return String.join(" ", sentences);
    }

    private static List<ChangedCase> otherOutput(ProbedCase subject, ProbeDraw draw) {
        Optional<ProbedCase> whole = repeated(subject);
        String reference = subject.text(CoverageFields.REFERENCE).orElse("");
        if (whole.isEmpty()) {
            return List.of();
        }
        List<ChangedCase> changes = new ArrayList<>();
        for (ObjectNode other : draw.others()) {
            ProbedCase stranger = subject.of(other);
            String theirs = stranger.text(CoverageFields.REFERENCE).orElse("");
            Optional<String> output = stranger.text(CoverageFields.OUTPUT);
            if (output.isPresent() && !theirs.isEmpty() && !theirs.equals(reference)) {
                changes.add(whole.get()
                        .to(whole.get().with(CoverageFields.OUTPUT, output.get()), Effect.all(SCORE.falls(), LESS)));
            }
        }
        return changes;
    }

    private static Probe checklistOrder() {
        return Probe.of(
                ProbeKind.harmless("list_order", "the checklist in another order"),
                (subject, draw) -> subject.find(CoverageFields.CHECKLIST)
                        .filter(ObjectNode.class::isInstance)
                        .map(list -> {
                            ObjectNode turned = Json.object();
                            list.properties()
                                    .forEach(entry -> turned.set(
                                            entry.getKey(),
                                            RecordProbes.reordered(entry.getValue(), draw)
                                                    .orElse(entry.getValue())));
                            return turned;
                        })
                        .filter(turned -> !turned.equals(
                                subject.find(CoverageFields.CHECKLIST).orElse(null)))
                        .map(turned -> List.of(subject.to(subject.with(CoverageFields.CHECKLIST, turned), SAME)))
                        .orElse(List.of()));
    }
}
