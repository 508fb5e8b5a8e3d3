package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
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
import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.law.be.role.NumberMatch;
import dev.assize.text.Characters;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Changes of a citation or of what a system made of it. They are made to an answer that is known to be right: the candidate whose
 * number is the cited one, chosen with the confidence it deserves and for the reasons that count.
 */
final class CitationProbes {

    private static final int EXACT = 97;
    private static final int WRITTEN_DIFFERENTLY = 93;
    private static final int NO_NUMBER = 85;
    private static final int TOO_SURE = 99;

    private static final VerdictMeasure CORRECTNESS = VerdictMeasure.field("/match_correctness");
    private static final VerdictMeasure COURT = VerdictMeasure.field("/court_alignment_handling");
    private static final VerdictMeasure CALIBRATION = VerdictMeasure.field("/confidence_calibration");
    private static final Effect SAME = Effect.all(
            CORRECTNESS.stays(),
            VerdictMeasure.field("/correct_decision_id").stays(),
            COURT.stays(),
            VerdictMeasure.field("/cited_court_classification").stays(),
            CALIBRATION.stays(),
            VerdictMeasure.field("/expected_confidence_range").stays(),
            VerdictMeasure.field("/reasoning_quality").stays(),
            VerdictMeasure.field("/errors").stays());

    /** Decisions of courts of very different kinds, to be chosen wrongly. */
    private static final List<String> STRANGERS = List.of("CASS", "CTMON", "CALIE", "TELIE", "RVSCE");

    private CitationProbes() {}

    /** A right answer to a case, and the case with it. */
    private record Answered(ProbedCase given, CitationCase read, Candidate right, int score, String reasons) {

        ProbedCase base() {
            return choosing(right.id(), score, reasons);
        }

        ProbedCase choosing(String id, int confidence, String why) {
            return choosing(given, id, confidence, why);
        }

        ProbedCase choosing(ProbedCase subject, String id, int confidence, String why) {
            ObjectNode output = Json.object();
            output.putArray("matches")
                    .addObject()
                    .put("decision_id", id)
                    .put("score", confidence)
                    .put("confidence", confidence / 100.0)
                    .put("reasoning", why);
            output.putNull("no_match_reason");
            return subject.with(CitationFields.MODEL_OUTPUT, output).with(CitationFields.GROUND_TRUTH, right.id());
        }
    }

    @FunctionalInterface
    private interface Making {
        List<ChangedCase> of(Answered answered, ProbeDraw draw);
    }

    static List<Probe> all() {
        List<Probe> probes = new ArrayList<>(List.of(
                wrong("over_ceiling", "a confidence above its ceiling", CitationProbes::overCeiling),
                wrong("wrong_court", "a decision of another kind of court is accepted", CitationProbes::wrongCourt),
                wrong("other_candidate", "another candidate is chosen", CitationProbes::otherCandidate),
                wrong("number_digit", "one digit of the cited number is another one", CitationProbes::numberDigit),
                wrong("no_court_reason", "reasons that pass over the court", CitationProbes::withoutCourt)));
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
                (answered, draw) -> court(answered)
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
                (subject, draw) -> answered(subject)
                        .map(answered -> making.of(answered, draw))
                        .orElse(List.of()));
    }

    @FunctionalInterface
    private interface Rewriting {
        Optional<ProbedCase> of(Answered answered, ProbeDraw draw);
    }

    private static Probe right(String name, String title, Rewriting rewriting) {
        return Probe.of(
                ProbeKind.harmless(name, title),
                (subject, draw) -> answered(subject)
                        .flatMap(answered -> rewriting
                                .of(answered, draw)
                                .map(other -> List.of(answered.base().to(other, SAME))))
                        .orElse(List.of()));
    }

    /** Empty where no candidate alone has the cited number. */
    private static Optional<Answered> answered(ProbedCase subject) {
        CitationCase read;
        try {
            read = CitationFields.read(subject.record());
        } catch (CaseFailure e) {
            return Optional.empty();
        }
        List<Candidate> same = read.candidates().stream()
                .filter(candidate -> match(candidate, read).compareTo(NumberMatch.FUZZY) <= 0)
                .filter(candidate -> isSameCourt(candidate, read))
                .toList();
        if (same.size() != 1
                || !read.cited().hasNumber()
                || read.cited().courtName().isBlank()) {
            return Optional.empty();
        }
        Candidate right = same.get(0);
        boolean exact = match(right, read) == NumberMatch.EXACT;
        CourtReading cited = Courts.belgian().read(read.cited().courtName());
        int score = exact && cited.courtClass() != CourtClass.GENERIC ? EXACT : WRITTEN_DIFFERENTLY;
        String reasons = "Court: " + cited.courtClass() + ", " + read.cited().courtName() + " is the court of "
                + right.id() + " (" + right.courtName() + "), so the court is aligned. Case number: "
                + read.cited().number().written()
                + (exact ? " matches exactly." : " is the same number written differently.")
                + (cited.courtClass() == CourtClass.GENERIC ? " The confidence stays below the ceiling of 95." : "");
        return Optional.of(new Answered(subject, read, right, score, reasons));
    }

    private static NumberMatch match(Candidate candidate, CitationCase read) {
        return candidate.compare(read.cited().number());
    }

    private static boolean isSameCourt(Candidate candidate, CitationCase read) {
        CourtReading cited = Courts.belgian().read(read.cited().courtName());
        CourtReading theirs = Courts.belgian().read(candidate.courtName());
        return switch (cited.alignmentWith(theirs)) {
            case SAME_COURT, SAME_TYPE -> true;
            default -> false;
        };
    }

    private static Effect error(String name) {
        VerdictMeasure has = new VerdictMeasure(
                "/errors has " + name,
                false,
                outcome -> outcome.verdict().map(verdict -> {
                    boolean there = false;
                    for (JsonNode error : verdict.path("errors")) {
                        there |= error.asText().equals(name);
                    }
                    return BooleanNode.valueOf(there);
                }));
        return has.rises();
    }

    /** Without a number nothing deserves more than 90. */
    private static List<ChangedCase> overCeiling(Answered answered, ProbeDraw draw) {
        ProbedCase numberless = answered.given()
                .with(CitationFields.NUMBER, NullNode.getInstance())
                .with(CitationFields.ECLI, NullNode.getInstance());
        String why = "Court: " + answered.read().cited().courtName() + " is the court of "
                + answered.right().id() + ", so the court is aligned. The date is the same.";
        String id = answered.right().id();
        return List.of(answered.choosing(numberless, id, NO_NUMBER, why)
                .to(answered.choosing(numberless, id, TOO_SURE, why), error("CEILING_VIOLATED")));
    }

    private static List<ChangedCase> wrongCourt(Answered answered, ProbeDraw draw) {
        CourtReading cited = Courts.belgian().read(answered.read().cited().courtName());
        List<ChangedCase> changes = new ArrayList<>();
        for (String code : draw.shuffled(STRANGERS)) {
            Optional<Court> stranger = Courts.belgian().withCode(code).stream().findFirst();
            boolean otherKind = stranger.isPresent()
                    && cited.type()
                            .filter(type -> !type.sameAs(stranger.get().type()))
                            .isPresent();
            if (otherKind) {
                String id = "ECLI:BE:" + code + ":2017:ARR.20170116.77";
                ObjectNode candidate = Json.object()
                        .put("decision_id", id)
                        .put("court_ecli_code", code)
                        .put("court_name", stranger.get().name(Language.FRENCH))
                        .put("rol_number", answered.read().cited().number().written());
                ProbedCase more = answered.given().with(CitationFields.CANDIDATES, with(answered.given(), candidate));
                String why = "Court: the court of " + id + " is aligned. Case number: "
                        + answered.read().cited().number().written() + " matches exactly.";
                changes.add(answered.choosing(more, answered.right().id(), answered.score(), answered.reasons())
                        .to(
                                answered.choosing(more, id, answered.score(), why),
                                Effect.all(
                                        COURT.becomes("WRONG_COURT_ACCEPTED"),
                                        CORRECTNESS.becomes("INCORRECT", "FALSE_POSITIVE"))));
            }
        }
        return changes;
    }

    private static ArrayNode with(ProbedCase subject, ObjectNode candidate) {
        ArrayNode list = Json.object().arrayNode();
        subject.find(CitationFields.CANDIDATES).ifPresent(given -> given.forEach(list::add));
        return list.add(candidate);
    }

    private static List<ChangedCase> otherCandidate(Answered answered, ProbeDraw draw) {
        List<ChangedCase> changes = new ArrayList<>();
        for (Candidate other : draw.shuffled(answered.read().candidates())) {
            if (other.index() != answered.right().index()) {
                changes.add(answered.base()
                        .to(
                                answered.choosing(
                                        other.id(),
                                        answered.score(),
                                        answered.reasons()
                                                .replace(answered.right().id(), other.id())),
                                CORRECTNESS.becomes("INCORRECT", "FALSE_POSITIVE")));
            }
        }
        return changes;
    }

    /** The number that the reasons claim is then no longer the cited one. */
    private static List<ChangedCase> numberDigit(Answered answered, ProbeDraw draw) {
        String number = answered.read().cited().number().written();
        List<Integer> digits = Stream.iterate(number.length() - 1, at -> at >= 0, at -> at - 1)
                .filter(at -> Characters.isDigit(number.charAt(at)))
                .limit(3)
                .toList();
        if (digits.isEmpty()) {
            return List.of();
        }
        int at = draw.pick(digits).orElseThrow();
        char other = (char) ('0' + (number.charAt(at) - '0' + 1 + draw.below(9)) % 10);
        String changed = number.substring(0, at) + other + number.substring(at + 1);
        ProbedCase base = answered.base()
                .with(CitationFields.ECLI, NullNode.getInstance())
                .with(CitationFields.GROUND_TRUTH, NullNode.getInstance());
        return List.of(base.to(
                base.with(CitationFields.NUMBER, changed),
                Effect.any(
                        error("CEILING_VIOLATED"),
                        error("CASE_NUMBER_FALSE_MATCH"),
                        CALIBRATION.becomes("OVERCONFIDENT"))));
    }

    private static List<ChangedCase> withoutCourt(Answered answered, ProbeDraw draw) {
        String number = answered.read().cited().number().written();
        String why = "The case number " + number + " is identical.";
        return List.of(answered.base()
                .to(
                        answered.choosing(answered.right().id(), answered.score(), why),
                        Effect.all(
                                COURT.becomes("SKIPPED_COURT_CHECK"),
                                VerdictMeasure.field("/reasoning_quality").falls())));
    }

    private static Optional<String> court(Answered answered) {
        return answered.given().text(CitationFields.COURT);
    }

    /** The cited court by its full name in the language that it is not cited in. */
    private static Optional<ProbedCase> translated(Answered answered, ProbeDraw draw) {
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
