package dev.assize.judges.citation;

import dev.assize.law.be.court.CourtClass;
import java.util.stream.Stream;

/**
 * From what an argument does to a grade from 1 to 5.
 *
 * <p>1: nothing is said, or what is said of court or number is false. 2: the court is passed over or comes last, or
 * nothing definite is said. 3: steps are missing, or a rule is turned against the citation. 4: one or two gaps. 5: court,
 * then number, then context, with the limit that follows.
 */
final class ReasoningGrade {

    private static final int FEW_GAPS = 2;

    private final CitationCase subject;
    private final CourtClass courtClass;
    private final Assessment assessment;
    private final Reasoning reasoning;

    ReasoningGrade(CitationCase subject, CourtClass courtClass, Assessment assessment) {
        this.subject = subject;
        this.courtClass = courtClass;
        this.assessment = assessment;
        this.reasoning = assessment.reasoning();
    }

    int grade() {
        if (!reasoning.isGiven() || statesFalsehood()) {
            return 1;
        }
        int grade = reasoning.addressesCourt() ? withCourt() : withoutCourt();
        return bendsRule() ? Math.min(grade, 3) : grade;
    }

    /** What the argument says of court or number is not so. */
    private boolean statesFalsehood() {
        return assessment.missesCourt()
                || claimsOtherCourt()
                || CitationErrors.claimsFalseNumber(subject, assessment)
                || deniesNumber();
    }

    /** A court of another kind is called the cited one. */
    private boolean claimsOtherCourt() {
        return assessment.answers().says(CitationQuestions.CLAIMS_COURT_MATCH.id());
    }

    /** A refusal that never speaks of the court and turns on the number, while a candidate that could be meant has exactly that number. */
    private boolean deniesNumber() {
        return assessment.top().isEmpty()
                && assessment.skipsCourt()
                && reasoning.shows(Indicator.HANDLES_NUMBER)
                && CitationErrors.passesOverNumber(assessment);
    }

    private int withoutCourt() {
        boolean definite = !assessment.skipsCourt()
                && assessment.top().isPresent()
                && (reasoning.shows(Indicator.HANDLES_NUMBER) || reasoning.shows(Indicator.EXPLAINS_LIMIT));
        return definite ? 3 : 2;
    }

    private int withCourt() {
        if (!reasoning.shows(Indicator.COURT_FIRST)) {
            return 2;
        }
        long gaps = assessment.top().isPresent() ? gapsInMatch() : gapsInRefusal();
        if (passesOverNumber()) {
            gaps = Math.max(gaps, FEW_GAPS + 1);
        }
        if (gaps == 0) {
            return 5;
        }
        return gaps <= FEW_GAPS ? 4 : 3;
    }

    /** The citation gives a number, and neither it nor the context was looked at. */
    private boolean passesOverNumber() {
        return subject.cited().hasNumber()
                && assessment.top().isPresent()
                && !reasoning.shows(Indicator.HANDLES_NUMBER)
                && !reasoning.shows(Indicator.USES_CONTEXT);
    }

    private long gapsInMatch() {
        boolean identified =
                assessment.chosen().filter(CandidateStanding::isIdentified).isPresent();
        boolean limited = assessment.ceiling().isPresent();
        return Stream.of(
                        reasoning.claimedClass() != null,
                        reasoning.shows(Indicator.HANDLES_NUMBER),
                        identified || reasoning.shows(Indicator.USES_CONTEXT),
                        !limited || reasoning.shows(Indicator.EXPLAINS_LIMIT))
                .filter(done -> !done)
                .count();
    }

    /** A refusal on account of the court needs nothing else; a wrong one has skipped whatever would have shown it. */
    private long gapsInRefusal() {
        return assessment.correctness().isRight() ? 0 : FEW_GAPS + 1;
    }

    private boolean bendsRule() {
        boolean wrongClass = reasoning.claimedClass() != null && reasoning.claimedClass() != courtClass;
        return wrongClass
                || assessment.overpunishesSeat()
                || assessment.violated().isPresent()
                || CitationErrors.penalizesMissingNumber(subject, assessment);
    }
}
