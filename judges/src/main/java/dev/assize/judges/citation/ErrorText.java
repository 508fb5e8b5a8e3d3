package dev.assize.judges.citation;

import dev.assize.core.finding.Severity;
import dev.assize.law.be.court.CourtReading;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What to say of a mistake and how to avoid it, with the names and numbers of the case. */
final class ErrorText {

    private final CitationCase subject;
    private final CourtCheck courts;
    private final Assessment assessment;

    ErrorText(CitationCase subject, CourtCheck courts, Assessment assessment) {
        this.subject = subject;
        this.courts = courts;
        this.assessment = assessment;
    }

    Severity severity(CitationError error) {
        return switch (error) {
            case COURT_TYPE_MISMATCH_IGNORED, JURISDICTION_MISMATCH_IGNORED, FR_NL_CONFUSION, CASE_NUMBER_FALSE_MATCH ->
                Severity.CRITICAL;
            case COURT_CHECK_SKIPPED,
                    ABBREVIATION_MISSED,
                    GENERIC_OVERPUNISHED,
                    CASE_NUMBER_IGNORED,
                    CEILING_VIOLATED,
                    CONTEXT_MISREAD,
                    ECLI_MISMATCH_IGNORED -> Severity.MAJOR;
            case MISSING_CASE_NUMBER_PENALIZED, OVERFIT_TO_KEYWORDS -> Severity.MINOR;
            case NONE -> Severity.INFO;
        };
    }

    String finding(CitationError error) {
        return switch (error) {
            case COURT_CHECK_SKIPPED -> "The reasons rest on number or context and never speak of the court.";
            case FR_NL_CONFUSION ->
                refusedCourt() + " and \"" + cited() + "\" are one court in two languages, yet were taken for two.";
            case ABBREVIATION_MISSED ->
                refusedCourt() + " and \"" + cited()
                        + "\" are one court, one of them abbreviated, yet were taken for two.";
            case GENERIC_OVERPUNISHED ->
                "\"" + cited() + "\" names no seat, yet a candidate was held back for its seat.";
            case JURISDICTION_MISMATCH_IGNORED -> "A court at another seat than \"" + cited() + "\" got more than 55%.";
            case COURT_TYPE_MISMATCH_IGNORED -> "Another kind of court than \"" + cited() + "\" got more than 20%.";
            case CASE_NUMBER_IGNORED ->
                "A candidate of a compatible court has exactly the number " + number() + " and was passed over.";
            case CASE_NUMBER_FALSE_MATCH ->
                "The reasons claim a matching case number; the citation has " + cited(number())
                        + " and the chosen candidate " + chosenNumber() + ".";
            case MISSING_CASE_NUMBER_PENALIZED ->
                "The citation gives no case number, and the confidence was lowered for it.";
            case CONTEXT_MISREAD -> "The reasons say of the snippet or of a summary what it does not say.";
            case OVERFIT_TO_KEYWORDS -> "The match rests on single words in common, not on what both texts are about.";
            case CEILING_VIOLATED ->
                "The confidence " + confidence() + " breaks a limit: "
                        + assessment.violated().map(Ceiling::wording).orElse("") + ".";
            case ECLI_MISMATCH_IGNORED ->
                "Year or court code of the chosen ECLI do not fit the citation, and nothing is said of it.";
            case NONE -> "No mistake was found.";
        };
    }

    String advice(CitationError error) {
        return switch (error) {
            case COURT_CHECK_SKIPPED ->
                "Compare the court of each candidate with \"" + cited() + "\" before number and context.";
            case FR_NL_CONFUSION, ABBREVIATION_MISSED ->
                "Treat " + refusedCourt() + " as the same court as \"" + cited() + "\": " + equivalence() + ".";
            case GENERIC_OVERPUNISHED ->
                "Where the citation names no seat, every court of the kind is a valid candidate; let the context decide, up to 95%.";
            case JURISDICTION_MISMATCH_IGNORED ->
                "Give a court of the same kind at another seat at most 55%, whatever else matches, and say why.";
            case COURT_TYPE_MISMATCH_IGNORED ->
                "Give another kind of court at most 15 to 20%, or answer that nothing matches.";
            case CASE_NUMBER_IGNORED -> "Follow an exact case number at a compatible court: " + number() + ".";
            case CASE_NUMBER_FALSE_MATCH ->
                "Compare the numbers figure by figure; one digit or another matter letter is another case.";
            case MISSING_CASE_NUMBER_PENALIZED ->
                "A citation without a case number is no mark against a candidate; it only limits the confidence to 90%.";
            case CONTEXT_MISREAD -> "Quote the words of snippet and summary that carry the match.";
            case OVERFIT_TO_KEYWORDS -> "Compare what both texts decide, not which words they share.";
            case CEILING_VIOLATED ->
                "Stay at or below " + assessment.violated().map(Ceiling::limit).orElse(100) + "% here.";
            case ECLI_MISMATCH_IGNORED -> "Check year and court code of the ECLI against the citation.";
            case NONE -> "";
        };
    }

    /** Advice that no single mistake calls for. */
    List<String> generalAdvice() {
        List<String> advice = new ArrayList<>();
        switch (assessment.correctness()) {
            case INCORRECT, PARTIALLY_CORRECT, FALSE_NEGATIVE ->
                assessment.truth().decisionId().ifPresent(id -> advice.add("The answer to give is " + id + "."));
            case FALSE_POSITIVE -> advice.add("No candidate can be the cited decision: answer that nothing matches.");
            case CORRECT, CORRECT_NO_MATCH -> {}
        }
        if (assessment.calibration() == ConfidenceCalibration.UNDERCONFIDENT
                || assessment.calibration() == ConfidenceCalibration.OVERCONFIDENT) {
            advice.add("The right answer deserves a confidence of " + assessment.range() + ".");
        }
        if (assessment.handling() == AlignmentHandling.MISSED_COURT_MATCH) {
            advice.add(equivalence() + ".");
        }
        if (assessment.reasoningQuality() < 4) {
            advice.add(
                    "Argue in this order: class and court, case number or its absence, context, and the limit that follows.");
        }
        return advice;
    }

    private String cited() {
        return subject.cited().courtName();
    }

    private String number() {
        return subject.cited().number().bare();
    }

    private static String cited(String number) {
        return number.isBlank() ? "none" : number;
    }

    private String chosenNumber() {
        return assessment
                .chosen()
                .map(standing -> cited(standing.candidate().number().bare()))
                .orElse("none");
    }

    private String confidence() {
        return assessment.top().map(match -> match.confidence().toString()).orElse("");
    }

    private String refusedCourt() {
        return assessment
                .truth()
                .decision()
                .or(() -> assessment.candidates().valid().stream()
                        .min(Comparator.comparing(
                                standing -> standing.candidate().courtName())))
                .map(standing -> "\"" + standing.candidate().courtName() + "\"")
                .orElse("the candidate's court");
    }

    private String equivalence() {
        CourtReading court = courts.cited();
        return court.court()
                .map(found -> found.name(Language.FRENCH) + " = " + found.name(Language.DUTCH))
                .or(() -> court.type().map(type -> type.name(Language.FRENCH) + " = " + type.name(Language.DUTCH)))
                .orElse("look the court up before refusing it");
    }
}
