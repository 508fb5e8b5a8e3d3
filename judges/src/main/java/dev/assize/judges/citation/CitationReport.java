package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The assessment in words: the findings, and the verdict in the form that the document prescribes. */
final class CitationReport {

    static final String LABEL = "match_correctness";
    static final String SCORE = "reasoning_quality";

    /** From this grade on reasoning is good enough to pass. */
    static final int GOOD_REASONING = 4;

    private final CitationCase subject;
    private final Assessment assessment;
    private final CourtCheck courts;
    private final List<CitationError> errors;
    private final ErrorText text;
    private @Nullable List<Finding> findings;

    CitationReport(CitationCase subject, CourtCheck courts, Assessment assessment) {
        this.subject = subject;
        this.courts = courts;
        this.assessment = assessment;
        this.errors = new CitationErrors(subject, courts, assessment).all();
        this.text = new ErrorText(subject, courts, assessment);
    }

    ObjectNode verdict() {
        ObjectNode verdict = Json.object()
                .put(LABEL, assessment.correctness().name())
                .put("correct_decision_id", assessment.truth().decisionId().orElse(null))
                .put("court_alignment_handling", assessment.handling().name())
                .put("cited_court_classification", courts.courtClass().name())
                .put("confidence_calibration", assessment.calibration().name());
        verdict.putArray("expected_confidence_range")
                .add(assessment.range().min())
                .add(assessment.range().max());
        verdict.put(
                        "applicable_ceiling",
                        assessment.ceiling().map(Ceiling::wording).orElse(null))
                .put(SCORE, assessment.reasoningQuality());
        ArrayNode named = verdict.putArray("errors");
        for (CitationError error : errors) {
            named.add(error.name());
        }
        return verdict.put("evaluation_notes", notes())
                .put("improvement_suggestions", suggestions().orElse(null));
    }

    List<Finding> findings() {
        List<Finding> known = findings;
        if (known == null) {
            known = find();
            findings = known;
        }
        return known;
    }

    private List<Finding> find() {
        List<Finding> found = new ArrayList<>(observations());
        for (CitationError error : errors) {
            if (error != CitationError.NONE) {
                found.add(new Finding(error.code(), text.severity(error), text.finding(error), evidence(error)));
            }
        }
        return found;
    }

    /** The words of the reasons on which a mistake rests, where an answer shows them. */
    private List<Evidence> evidence(CitationError error) {
        List<QuestionHandle<Value.YesNo>> shownBy = switch (error) {
            case FR_NL_CONFUSION, ABBREVIATION_MISSED -> List.of(Indicator.DENIES_COURT.question());
            case GENERIC_OVERPUNISHED -> List.of(Indicator.LOWERS_FOR_SEAT.question());
            case CASE_NUMBER_FALSE_MATCH -> List.of(Indicator.CLAIMS_NUMBER_MATCH.question());
            case MISSING_CASE_NUMBER_PENALIZED -> List.of(Indicator.LOWERS_FOR_MISSING_NUMBER.question());
            case COURT_CHECK_SKIPPED ->
                List.of(Indicator.CLAIMS_NUMBER_MATCH.question(), Indicator.USES_CONTEXT.question());
            case CONTEXT_MISREAD -> List.of(CitationQuestions.MISREADS_CONTEXT);
            case OVERFIT_TO_KEYWORDS -> List.of(CitationQuestions.OVERFITS_KEYWORDS);
            case JURISDICTION_MISMATCH_IGNORED,
                    COURT_TYPE_MISMATCH_IGNORED,
                    CASE_NUMBER_IGNORED,
                    CEILING_VIOLATED,
                    ECLI_MISMATCH_IGNORED,
                    NONE -> List.of();
        };
        return shownBy.stream()
                .map(QuestionHandle::id)
                .filter(assessment.answers()::has)
                .map(assessment.answers()::require)
                .flatMap(answer -> answer instanceof Answer.Given given ? given.evidence().stream() : Stream.empty())
                .distinct()
                .toList();
    }

    /** What was seen, in the document's order: court, candidates, right decision, choice, confidence. */
    private List<Finding> observations() {
        List<Finding> seen = new ArrayList<>();
        seen.add(info(
                "court-class",
                "\"" + shown(subject.cited().courtName()) + "\" is " + courts.courtClass() + ": "
                        + courts.cited().reason() + "."));
        if (!courts.cited().isKnown()) {
            seen.add(info(
                    "court-unknown",
                    "The cited court could not be read, so no candidate counts as another court for it alone."));
        }
        for (Candidate candidate : subject.candidates()) {
            if (courts.contradictsItself(candidate)) {
                seen.add(info(
                        "court-contradiction",
                        candidate.id() + " names its court \"" + candidate.courtName()
                                + "\", which its ECLI contradicts; the ECLI counts."));
            }
        }
        seen.add(info("alignment", alignments()));
        numberRemark().ifPresent(remark -> seen.add(info("number", remark)));
        seen.add(info("truth", assessment.truth().basis()));
        assessment
                .truth()
                .decision()
                .filter(CandidateStanding::dateContradicts)
                .ifPresent(standing -> seen.add(info(
                        "date-contradiction",
                        "The date of " + standing.candidate().id()
                                + " is not the cited date, but another identifier singles it out.")));
        subject.output().remarks().forEach(remark -> seen.add(info("output", remark)));
        unlisted().ifPresent(seen::add);
        seen.add(info("choice", choice()));
        return seen;
    }

    private static Finding info(String code, String message) {
        return Finding.of(code, Severity.INFO, message);
    }

    private static String shown(String name) {
        return name.length() > 120 ? name.substring(0, 120) + "…" : name;
    }

    private String alignments() {
        if (subject.candidates().isEmpty()) {
            return "There are no candidates.";
        }
        long compatible =
                assessment.candidates().where(CandidateStanding::isCompatible).size();
        return compatible + " of " + subject.candidates().size() + " candidates " + (compatible == 1 ? "is" : "are")
                + " of a compatible court.";
    }

    private Optional<String> numberRemark() {
        return switch (subject.cited().number().kind()) {
            case PUBLICATION, REPERTORY, NOTICE, UNREADABLE ->
                Optional.of("\"" + shown(subject.cited().number().written())
                        + "\" is no case number that could be compared; the citation counts as having none.");
            case ABSENT -> Optional.of("The citation has no case number.");
            case ROLE ->
                assessment.candidates().haveNumber()
                        ? Optional.empty()
                        : Optional.of("No candidate has the cited number "
                                + subject.cited().number().bare() + ".");
        };
    }

    private Optional<Finding> unlisted() {
        return assessment
                .top()
                .filter(match -> match.found().isEmpty())
                .map(match -> Finding.of(
                        "match-not-listed",
                        Severity.CRITICAL,
                        "The system chose \"" + shown(match.reference()) + "\", which is not among the candidates."));
    }

    private String choice() {
        String expected = "the right answer deserves " + assessment.range()
                + assessment
                        .ceiling()
                        .map(ceiling -> " (" + ceiling.wording() + ")")
                        .orElse("");
        return assessment
                .top()
                .map(match -> "The system chose "
                        + match.found().map(Candidate::id).orElseGet(() -> shown(match.reference())) + " at "
                        + match.confidence() + "; " + expected + ".")
                .orElseGet(() -> "The system chose no candidate; " + expected + ".");
    }

    private String notes() {
        StringJoiner notes = new StringJoiner(" ");
        for (Finding finding : findings()) {
            notes.add(finding.message());
        }
        return notes.toString();
    }

    /** Null exactly when match, confidence and court are right and the reasoning is good. */
    private Optional<String> suggestions() {
        boolean nothingToImprove = assessment.correctness().isRight()
                && assessment.calibration() == ConfidenceCalibration.WELL_CALIBRATED
                && assessment.handling() == AlignmentHandling.CORRECT_ALIGNMENT
                && assessment.reasoningQuality() >= GOOD_REASONING;
        if (nothingToImprove) {
            return Optional.empty();
        }
        List<String> advice = new ArrayList<>();
        errors.stream()
                .filter(error -> error != CitationError.NONE)
                .map(text::advice)
                .forEach(advice::add);
        advice.addAll(text.generalAdvice());
        return Optional.of(String.join(" ", advice));
    }
}
