package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Effect;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.probe.VerdictMeasure;
import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Characters;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Cases with one mistake each, made of a case whose answer is right. */
final class CitationMistakes {

    private static final int TOO_SURE = 99;

    /** Decisions of courts of very different kinds, to be chosen wrongly. */
    private static final List<String> STRANGERS = List.of("CASS", "CTMON", "CALIE", "TELIE", "RVSCE");

    private CitationMistakes() {}

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
    static List<ChangedCase> overCeiling(AnsweredCitation answered, ProbeDraw draw) {
        ProbedCase numberless = answered.given()
                .with(CitationFields.NUMBER, NullNode.getInstance())
                .with(CitationFields.ECLI, NullNode.getInstance());
        String why = "Court: " + answered.read().cited().courtName() + " is the court of "
                + answered.right().id() + ", so the court is aligned. The date is the same.";
        String id = answered.right().id();
        return List.of(answered.choosing(numberless, id, AnsweredCitation.NO_NUMBER, why)
                .to(answered.choosing(numberless, id, TOO_SURE, why), error("CEILING_VIOLATED")));
    }

    static List<ChangedCase> wrongCourt(AnsweredCitation answered, ProbeDraw draw) {
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
                                        CitationProbes.COURT.becomes("WRONG_COURT_ACCEPTED"),
                                        CitationProbes.CORRECTNESS.becomes("INCORRECT", "FALSE_POSITIVE"))));
            }
        }
        return changes;
    }

    static ArrayNode with(ProbedCase subject, ObjectNode candidate) {
        ArrayNode list = Json.object().arrayNode();
        subject.find(CitationFields.CANDIDATES).ifPresent(given -> given.forEach(list::add));
        return list.add(candidate);
    }

    static List<ChangedCase> otherCandidate(AnsweredCitation answered, ProbeDraw draw) {
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
                                CitationProbes.CORRECTNESS.becomes("INCORRECT", "FALSE_POSITIVE")));
            }
        }
        return changes;
    }

    /** The number that the reasons claim is then no longer the cited one. */
    static List<ChangedCase> numberDigit(AnsweredCitation answered, ProbeDraw draw) {
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
                        CitationProbes.CALIBRATION.becomes("OVERCONFIDENT"))));
    }

    static List<ChangedCase> withoutCourt(AnsweredCitation answered, ProbeDraw draw) {
        String number = answered.read().cited().number().written();
        String why = "The case number " + number + " is identical.";
        return List.of(answered.base()
                .to(
                        answered.choosing(answered.right().id(), answered.score(), why),
                        Effect.all(
                                CitationProbes.COURT.becomes("SKIPPED_COURT_CHECK"),
                                VerdictMeasure.field("/reasoning_quality").falls())));
    }

    static Optional<String> court(AnsweredCitation answered) {
        return answered.given().text(CitationFields.COURT);
    }
}
