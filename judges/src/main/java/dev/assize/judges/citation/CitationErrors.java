package dev.assize.judges.citation;

import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.CourtWording;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.role.NumberMatch;
import dev.assize.text.Language;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The mistakes in an output; each has one trigger. */
final class CitationErrors {

    private final CitationCase subject;
    private final CourtCheck courts;
    private final Assessment assessment;

    CitationErrors(CitationCase subject, CourtCheck courts, Assessment assessment) {
        this.subject = subject;
        this.courts = courts;
        this.assessment = assessment;
    }

    /** In the document's order; {@code NONE} alone when there are none. */
    List<CitationError> all() {
        Set<CitationError> errors = EnumSet.noneOf(CitationError.class);
        addIf(errors, CitationError.COURT_CHECK_SKIPPED, assessment.skipsCourt());
        addMissedCourt(errors);
        addIf(errors, CitationError.GENERIC_OVERPUNISHED, assessment.overpunishesSeat());
        addIf(errors, CitationError.JURISDICTION_MISMATCH_IGNORED, assessment.acceptsOtherSeat());
        addIf(errors, CitationError.COURT_TYPE_MISMATCH_IGNORED, assessment.acceptsOtherType());
        addIf(errors, CitationError.CASE_NUMBER_IGNORED, passesOverNumber());
        addIf(errors, CitationError.CASE_NUMBER_FALSE_MATCH, claimsFalseNumber(subject, assessment));
        addIf(errors, CitationError.MISSING_CASE_NUMBER_PENALIZED, penalizesMissingNumber(subject, assessment));
        addIf(errors, CitationError.CONTEXT_MISREAD, isAnswered(CitationQuestions.MISREADS_CONTEXT));
        addIf(errors, CitationError.OVERFIT_TO_KEYWORDS, isAnswered(CitationQuestions.OVERFITS_KEYWORDS));
        addIf(errors, CitationError.CEILING_VIOLATED, assessment.violated().isPresent());
        addIf(errors, CitationError.ECLI_MISMATCH_IGNORED, ignoresEcli());
        return errors.isEmpty() ? List.of(CitationError.NONE) : new ArrayList<>(errors);
    }

    /** What kept the courts from being recognised: seen on the right candidate, else on any other that could be meant. */
    private void addMissedCourt(Set<CitationError> errors) {
        if (!assessment.missesCourt()) {
            return;
        }
        for (List<CourtReading> refused :
                List.of(refused(), named(assessment.candidates().valid()))) {
            if (differsInLanguage(refused)) {
                errors.add(CitationError.FR_NL_CONFUSION);
                return;
            }
            if (differsInLength(refused)) {
                errors.add(CitationError.ABBREVIATION_MISSED);
                return;
            }
        }
    }

    private static void addIf(Set<CitationError> errors, CitationError error, boolean made) {
        if (made) {
            errors.add(error);
        }
    }

    private boolean isAnswered(QuestionHandle<Value.YesNo> question) {
        return assessment.answers().says(question.id());
    }

    private boolean differsInLanguage(List<CourtReading> refused) {
        Language cited = language(courts.cited());
        return cited != null
                && refused.stream().map(CitationErrors::language).anyMatch(other -> other != null && other != cited);
    }

    private boolean differsInLength(List<CourtReading> refused) {
        boolean cited = isShort(courts.cited());
        return refused.stream().map(CitationErrors::isShort).anyMatch(other -> other != cited);
    }

    private static @Nullable Language language(CourtReading reading) {
        return reading.wording().flatMap(CourtWording::knownLanguage).orElse(null);
    }

    private static boolean isShort(CourtReading reading) {
        return reading.wording().map(CourtWording::shortened).orElse(false);
    }

    /** How the refused candidates name their court: the right one, or all that could be. */
    private List<CourtReading> refused() {
        return named(assessment
                .truth()
                .decision()
                .map(List::of)
                .orElseGet(() -> assessment.candidates().valid()));
    }

    private List<CourtReading> named(List<CandidateStanding> standings) {
        return standings.stream()
                .map(standing -> courts.named(standing.candidate()))
                .toList();
    }

    private boolean passesOverNumber() {
        return passesOverNumber(assessment);
    }

    /** The number at another court is another case: whoever takes that one has passed over the cited one. */
    static boolean passesOverNumber(Assessment assessment) {
        boolean available = assessment.candidates().all().stream()
                .anyMatch(standing -> standing.isCompatible() && standing.number() == NumberMatch.EXACT);
        boolean chosen = assessment
                .chosen()
                .filter(standing -> standing.hasNumber() && standing.isCompatible())
                .isPresent();
        return available && !chosen && !assessment.correctness().isRight();
    }

    static boolean claimsFalseNumber(CitationCase subject, Assessment assessment) {
        return subject.output().top().isPresent()
                && assessment.reasoning().shows(Indicator.CLAIMS_NUMBER_MATCH)
                && assessment.chosen().filter(CandidateStanding::hasNumber).isEmpty();
    }

    static boolean penalizesMissingNumber(CitationCase subject, Assessment assessment) {
        return !subject.cited().hasNumber() && assessment.reasoning().shows(Indicator.LOWERS_FOR_MISSING_NUMBER);
    }

    /** Year or court code of the chosen ECLI contradict the citation, and nothing is said of it. */
    private boolean ignoresEcli() {
        if (assessment.reasoning().shows(Indicator.REMARKS_MISMATCH)) {
            return false;
        }
        return assessment
                .chosen()
                .map(CandidateStanding::candidate)
                .filter(this::hasOddEcli)
                .isPresent();
    }

    private boolean hasOddEcli(Candidate candidate) {
        Optional<Ecli> ecli = candidate.readEcli();
        return ecli.isPresent()
                && (hasOtherYear(ecli.get())
                        || hasOtherCode(ecli.get())
                        || hidesOtherCourt(candidate)
                        || isAcceptedFromOtherType(candidate));
    }

    /** The code of another kind of court is held out as the cited one; another seat has its own error, as in the document's example 3. */
    private boolean isAcceptedFromOtherType(Candidate candidate) {
        return assessment.acceptsOtherType() && courts.alignment(candidate) == CourtAlignment.OTHER_TYPE;
    }

    private boolean hasOtherYear(Ecli chosen) {
        LocalDate date = subject.cited().date();
        return date != null
                ? date.getYear() != chosen.year()
                : RecentReadings.ecli(subject.cited().ecli())
                        .filter(cited -> cited.year() != chosen.year())
                        .isPresent();
    }

    private boolean hasOtherCode(Ecli chosen) {
        return RecentReadings.ecli(subject.cited().ecli())
                .filter(cited -> !cited.courtCode().equals(chosen.courtCode())
                        && cited.courts().stream().noneMatch(chosen.courts()::contains))
                .isPresent();
    }

    /** The candidate's name fits the citation while its ECLI is of another court. */
    private boolean hidesOtherCourt(Candidate candidate) {
        CourtAlignment byName = courts.cited().alignmentWith(courts.named(candidate));
        boolean fits = byName == CourtAlignment.SAME_COURT || byName == CourtAlignment.SAME_TYPE;
        return fits && courts.contradictsItself(candidate);
    }
}
