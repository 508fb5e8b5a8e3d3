package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.role.NumberMatch;
import java.util.Optional;

/** The calibration table: from the evidence for the right answer to the confidence it deserves. */
final class ExpectedConfidence {

    private static final ExpectedRange IDENTIFIED = new ExpectedRange(95, 100);
    private static final ExpectedRange NUMBER_WRITTEN_DIFFERENTLY = new ExpectedRange(90, 95);
    private static final ExpectedRange GENERIC_COURT = new ExpectedRange(80, 95);
    private static final ExpectedRange NO_NUMBER = new ExpectedRange(80, 90);
    private static final ExpectedRange NUMBER_NOT_FOUND = new ExpectedRange(75, 85);
    static final ExpectedRange WEAK = new ExpectedRange(40, 60);
    private static final ExpectedRange OTHER_SEAT = new ExpectedRange(40, 55);
    private static final ExpectedRange COURT_ONLY = new ExpectedRange(30, 50);
    private static final ExpectedRange NOTHING = new ExpectedRange(0, 15);

    private final CitationCase subject;
    private final CourtClass courtClass;
    private final CandidateStandings candidates;
    private final Truth truth;
    private final Answers answers;

    ExpectedConfidence(
            CitationCase subject, CourtClass courtClass, CandidateStandings candidates, Truth truth, Answers answers) {
        this.subject = subject;
        this.courtClass = courtClass;
        this.candidates = candidates;
        this.truth = truth;
        this.answers = answers;
    }

    ExpectedRange range() {
        Optional<CandidateStanding> decision = truth.decision();
        ExpectedRange byEvidence = switch (truth.kind()) {
            case DECISION -> decision.isPresent() ? forDecision(decision.get()) : NOTHING;
            case OPEN -> ambiguous();
            case OTHER_SEATS -> OTHER_SEAT;
            case NO_MATCH -> candidates.hasOnlyOtherSeats() ? OTHER_SEAT : NOTHING;
        };
        Optional<CandidateStanding> near = decision.isPresent() ? decision : candidates.nearest();
        return byEvidence.cutAt(
                near.isPresent() ? candidates.ceiling(near.get()).orElse(null) : null);
    }

    /** What a candidate deserves that only the context can single out, if it does. */
    ExpectedRange ifContextDecides(CandidateStanding contender) {
        ExpectedRange identified = forDecision(contender);
        boolean byContext = identified.equals(ambiguous());
        return (byContext ? byContext() : identified)
                .cutAt(candidates.ceiling(contender).orElse(null));
    }

    private ExpectedRange forDecision(CandidateStanding right) {
        if (right.alignment() == CourtAlignment.OTHER_TYPE) {
            return NOTHING;
        }
        if (right.alignment() == CourtAlignment.OTHER_SEAT) {
            return OTHER_SEAT;
        }
        if (right.ecliMatches() || right.number() == NumberMatch.EXACT) {
            return IDENTIFIED;
        }
        if (right.number() == NumberMatch.FUZZY) {
            return NUMBER_WRITTEN_DIFFERENTLY;
        }
        return hasStrongContext(right) ? byContext() : ambiguous();
    }

    /** A lone candidate with nothing against it needs no further support. */
    private boolean hasStrongContext(CandidateStanding right) {
        boolean lone = truth.contenders().isEmpty();
        return lone ? !right.dateContradicts() : TruthFinder.support(right, answers) == ContextSupport.STRONG;
    }

    private ExpectedRange byContext() {
        if (subject.cited().hasNumber()) {
            return NUMBER_NOT_FOUND;
        }
        return courtClass == CourtClass.GENERIC ? GENERIC_COURT : NO_NUMBER;
    }

    private ExpectedRange ambiguous() {
        return subject.snippetMatchType() == SnippetMatchType.COURT_ONLY ? COURT_ONLY : WEAK;
    }
}
