package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Effect;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.probe.RecordProbes;
import dev.assize.core.probe.SameText;
import dev.assize.core.probe.TextPlace;
import dev.assize.core.probe.TextProbes;
import dev.assize.core.probe.VerdictMeasure;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Changes of a citation or of what a system made of it. They are made to an answer that is known to be right: the candidate whose
 * number is the cited one, chosen with the confidence it deserves and for the reasons that count.
 */
final class CitationProbes {

    static final VerdictMeasure CORRECTNESS = VerdictMeasure.field("/match_correctness");
    static final VerdictMeasure COURT = VerdictMeasure.field("/court_alignment_handling");
    static final VerdictMeasure CALIBRATION = VerdictMeasure.field("/confidence_calibration");
    private static final Effect SAME = Effect.all(
            CORRECTNESS.stays(),
            VerdictMeasure.field("/correct_decision_id").stays(),
            COURT.stays(),
            VerdictMeasure.field("/cited_court_classification").stays(),
            CALIBRATION.stays(),
            VerdictMeasure.field("/expected_confidence_range").stays(),
            VerdictMeasure.field("/reasoning_quality").stays(),
            VerdictMeasure.field("/errors").stays());

    private CitationProbes() {}

    @FunctionalInterface
    private interface Making {
        List<ChangedCase> of(AnsweredCitation answered, ProbeDraw draw);
    }

    static List<Probe> all() {
        List<Probe> probes = new ArrayList<>(List.of(
                wrong("over_ceiling", "a confidence above its ceiling", CitationMistakes::overCeiling),
                wrong("wrong_court", "a decision of another kind of court is accepted", CitationMistakes::wrongCourt),
                wrong("other_candidate", "another candidate is chosen", CitationMistakes::otherCandidate),
                wrong("number_digit", "one digit of the cited number is another one", CitationMistakes::numberDigit),
                wrong("no_court_reason", "reasons that pass over the court", CitationMistakes::withoutCourt)));
        probes.add(right(
                "candidate_order",
                "the candidates in another order",
                (answered, draw) -> answered.base()
                        .find(CitationFields.CANDIDATES)
                        .flatMap(list -> RecordProbes.reordered(list, draw))
                        .map(list -> answered.base().with(CitationFields.CANDIDATES, list))));
        probes.add(right("court_language", "a court's name in the other language", CitationProbes::translated));
        probes.add(right(
                "upper_case",
                "the cited court in capitals",
                (answered, draw) -> CitationMistakes.court(answered)
                        .map(name -> answered.base().with(CitationFields.COURT, name.toUpperCase(Locale.ROOT)))));
        probes.add(right(
                "notation",
                "the date in another notation",
                (answered, draw) -> Optional.ofNullable(answered.read().cited().date())
                        .map(date -> answered.base()
                                .with(
                                        CitationFields.DATE,
                                        date.toString()
                                                        .equals(answered.given()
                                                                .text(CitationFields.DATE)
                                                                .orElse(""))
                                                ? date.getDayOfMonth() + "/" + date.getMonthValue() + "/"
                                                        + date.getYear()
                                                : date.toString()))));
        probes.add(right("confidence_notation", "the confidence as a percentage", (answered, draw) -> {
            ProbedCase base = answered.base();
            ObjectNode output = (ObjectNode)
                    base.find(CitationFields.MODEL_OUTPUT).orElseThrow().deepCopy();
            ObjectNode match = (ObjectNode) output.path("matches").get(0);
            match.remove("score");
            match.put("confidence", answered.score() + "%");
            return Optional.of(base.with(CitationFields.MODEL_OUTPUT, output));
        }));
        probes.add(right(
                "markdown",
                "the answer in a Markdown fence",
                (answered, draw) -> answered.base()
                        .find(CitationFields.MODEL_OUTPUT)
                        .map(output -> answered.base()
                                .with(CitationFields.MODEL_OUTPUT, "```json\n" + Json.pretty(output) + "\n```"))));
        TextProbes snippet = new TextProbes(CitationFields.SNIPPET, SAME);
        probes.add(snippet.whiteSpace());
        probes.add(snippet.unicode());
        TextProbes reasons = new TextProbes(REASONS, SAME);
        probes.add(reasons.pleasantry());
        probes.add(reasons.harmless(
                "reasoning_white_space", "blanks doubled and lines broken in the reasons", SameText::spaced));
        probes.add(RecordProbes.keyOrder(SAME));
        probes.add(RecordProbes.otherId(SAME));
        probes.addAll(reasons.temptations());
        return List.copyOf(probes);
    }

    /** The reasons for the first match of an answer in the usual form. */
    private static final TextPlace REASONS = new TextPlace() {
        @Override
        public Optional<String> text(ProbedCase subject) {
            return subject.find(CitationFields.MODEL_OUTPUT)
                    .map(output -> output.at("/matches/0/reasoning"))
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::textValue)
                    .filter(text -> !text.isBlank());
        }

        @Override
        public ProbedCase with(ProbedCase subject, String text) {
            ObjectNode output = (ObjectNode)
                    subject.find(CitationFields.MODEL_OUTPUT).orElseThrow().deepCopy();
            ((ObjectNode) output.path("matches").get(0)).put("reasoning", text);
            return subject.with(CitationFields.MODEL_OUTPUT, output);
        }
    };

    private static Probe wrong(String name, String title, Making making) {
        return Probe.of(
                ProbeKind.mattering(name, title),
                (subject, draw) -> AnsweredCitation.of(subject)
                        .map(answered -> making.of(answered, draw))
                        .orElse(List.of()));
    }

    @FunctionalInterface
    private interface Rewriting {
        Optional<ProbedCase> of(AnsweredCitation answered, ProbeDraw draw);
    }

    private static Probe right(String name, String title, Rewriting rewriting) {
        return Probe.of(
                ProbeKind.harmless(name, title),
                (subject, draw) -> AnsweredCitation.of(subject)
                        .flatMap(answered -> rewriting
                                .of(answered, draw)
                                .map(other -> List.of(answered.base().to(other, SAME))))
                        .orElse(List.of()));
    }

    /** The cited court by its full name in the language that it is not cited in. */
    private static Optional<ProbedCase> translated(AnsweredCitation answered, ProbeDraw draw) {
        CourtReading cited = Courts.belgian().read(answered.read().cited().courtName());
        if (!(cited instanceof CourtReading.Named named)) {
            return Optional.empty();
        }
        Language language =
                cited.wording().flatMap(words -> words.knownLanguage()).orElse(Language.FRENCH);
        Language other = language == Language.DUTCH ? Language.FRENCH : Language.DUTCH;
        String name = named.namedCourt().name(other);
        return name.equals(answered.read().cited().courtName()) || named.division() != null
                ? Optional.empty()
                : Optional.of(answered.base().with(CitationFields.COURT, name));
    }
}
