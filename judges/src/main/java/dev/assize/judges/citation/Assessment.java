package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the verdict says, before it is put into words. */
final class Assessment {

    private static final int WRONG_MATCH_LIMIT = 50;

    private final CitationCase subject;
    private final CourtCheck courts;
    private final CandidateStandings candidates;
    private final Truth truth;
    private final ExpectedRange range;
    private final Reasoning reasoning;
    private final Answers answers;
    private final Optional<CandidateStanding> chosen;
    private final MatchCorrectness correctness;
    private final ConfidenceCalibration calibration;
    private @Nullable AlignmentHandling handling;
    private int reasoningQuality;

    Assessment(CitationCase subject, CourtCheck courts, CandidateStandings candidates, Answers answers) {
        this.subject = subject;
        this.courts = courts;
        this.candidates = candidates;
        this.answers = answers;
        this.truth = new TruthFinder(subject, candidates).find(answers);
        this.range = new ExpectedConfidence(subject, courts.courtClass(), candidates, truth, answers).range();
        this.reasoning = Reasoning.of(subject.output().reasoning(), answers);
        this.chosen = top().flatMap(ProposedMatch::found).flatMap(candidates::of);
        this.correctness = judgeMatch();
        this.calibration = judgeConfidence();
    }

    Truth truth() {
        return truth;
    }

    ExpectedRange range() {
        return range;
    }

    Reasoning reasoning() {
        return reasoning;
    }

    CandidateStandings candidates() {
        return candidates;
    }

    Answers answers() {
        return answers;
    }

    Optional<ProposedMatch> top() {
        return subject.output().top();
    }

    /** The standing of the system's choice; empty when it chose nothing, or something that is not listed. */
    Optional<CandidateStanding> chosen() {
        return chosen;
    }

    /** The lowest ceiling for what was chosen; where nothing listed was chosen, for what was right or came nearest. */
    Optional<Ceiling> ceiling() {
        return chosen().or(truth::decision).or(candidates::nearest).flatMap(candidates::ceiling);
    }

    /** The ceiling that the choice breaks. */
    Optional<Ceiling> violated() {
        return chosen().flatMap(candidates::ceiling)
                .filter(ceiling -> top().map(match -> ceiling.isViolatedBy(match.confidence()))
                        .orElse(false));
    }

    MatchCorrectness correctness() {
        return correctness;
    }

    private MatchCorrectness judgeMatch() {
        Optional<ProposedMatch> top = top();
        if (top.isEmpty()) {
            return switch (truth.kind()) {
                case NO_MATCH, OTHER_SEATS -> MatchCorrectness.CORRECT_NO_MATCH;
                case DECISION, OPEN -> MatchCorrectness.FALSE_NEGATIVE;
            };
        }
        if (chosen.isPresent() && isReasonable(chosen.get(), top.get().confidence())) {
            return MatchCorrectness.CORRECT;
        }
        boolean listed = subject.output().matches().stream()
                .flatMap(match -> match.found().stream())
                .anyMatch(truth::is);
        if (listed) {
            return MatchCorrectness.PARTIALLY_CORRECT;
        }
        return truth.kind() == Truth.Kind.NO_MATCH && chosen.isPresent()
                ? MatchCorrectness.FALSE_POSITIVE
                : MatchCorrectness.INCORRECT;
    }

    private boolean isReasonable(CandidateStanding chosen, CitedConfidence confidence) {
        return switch (truth.kind()) {
            case DECISION -> truth.is(chosen.candidate());
            case NO_MATCH -> false;
            // The number is there, the court is not: a data error is possible, and 55% says no more than that.
            case OTHER_SEATS ->
                chosen.alignment() == CourtAlignment.OTHER_SEAT
                        && chosen.hasNumber()
                        && !confidence.isOver(Ceiling.OTHER_SEAT.limit());
            case OPEN -> chosen.isValid() && hasNoBetter(chosen);
        };
    }

    private boolean hasNoBetter(CandidateStanding chosen) {
        ContextSupport own = TruthFinder.support(chosen, answers);
        return truth.contenders().contains(chosen)
                && truth.contenders().stream()
                        .noneMatch(other -> TruthFinder.support(other, answers).compareTo(own) > 0);
    }

    ConfidenceCalibration calibration() {
        return calibration;
    }

    private ConfidenceCalibration judgeConfidence() {
        CitedConfidence confidence = top().map(ProposedMatch::confidence).orElse(null);
        if (confidence == null) {
            return correctness == MatchCorrectness.CORRECT_NO_MATCH
                    ? ConfidenceCalibration.WELL_CALIBRATED
                    : ConfidenceCalibration.UNDERCONFIDENT;
        }
        if (violated().isPresent()) {
            return ConfidenceCalibration.OVERCONFIDENT;
        }
        if (correctness != MatchCorrectness.CORRECT) {
            return confidence.isOver(WRONG_MATCH_LIMIT)
                    ? ConfidenceCalibration.OVERCONFIDENT
                    : ConfidenceCalibration.WELL_CALIBRATED;
        }
        if (confidence.isOver(range.max()) && !isTolerated(confidence)) {
            return ConfidenceCalibration.OVERCONFIDENT;
        }
        return confidence.isUnder(range.min())
                ? ConfidenceCalibration.UNDERCONFIDENT
                : ConfidenceCalibration.WELL_CALIBRATED;
    }

    /** Another kind of court may have up to 20% although its ceiling is 15%. */
    private boolean isTolerated(CitedConfidence confidence) {
        return ceiling().filter(limit -> limit == Ceiling.OTHER_TYPE).isPresent()
                && !Ceiling.OTHER_TYPE.isViolatedBy(confidence);
    }

    /** Whether the system refused a candidate of the right court, or trusted it less than it deserves. */
    boolean refusesOrLowersCompatible() {
        List<CandidateStanding> valid = candidates.valid();
        if (valid.isEmpty()) {
            return false;
        }
        return chosen().filter(CandidateStanding::isCompatible).isEmpty() || isLowered() || passesOverRight();
    }

    /** Another decision was chosen, be it of the same court: the right one is refused. */
    private boolean passesOverRight() {
        return top().isPresent()
                && !correctness.isRight()
                && truth.decision().filter(CandidateStanding::isValid).isPresent();
    }

    private boolean isLowered() {
        return top().map(match -> match.confidence().isUnder(range.min())).orElse(false);
    }

    boolean acceptsOtherType() {
        return gives(CourtAlignment.OTHER_TYPE, Ceiling.OTHER_TYPE);
    }

    boolean acceptsOtherSeat() {
        return courts.courtClass() == CourtClass.SPECIFIC && gives(CourtAlignment.OTHER_SEAT, Ceiling.OTHER_SEAT);
    }

    /** Whether any match gives a court of that standing more than its ceiling. */
    private boolean gives(CourtAlignment alignment, Ceiling ceiling) {
        return subject.output().matches().stream()
                .anyMatch(match -> ceiling.isViolatedBy(match.confidence())
                        && match.found()
                                .flatMap(candidates::of)
                                .filter(standing -> standing.alignment() == alignment)
                                .isPresent());
    }

    boolean missesCourt() {
        return reasoning.shows(Indicator.DENIES_COURT) && !overpunishesSeat() && refusesOrLowersCompatible();
    }

    boolean overpunishesSeat() {
        return courts.courtClass() == CourtClass.GENERIC
                && reasoning.shows(Indicator.LOWERS_FOR_SEAT)
                && refusesOrLowersCompatible();
    }

    boolean skipsCourt() {
        return reasoning.skipsCourt(top().isEmpty());
    }

    AlignmentHandling handling() {
        AlignmentHandling known = handling;
        if (known == null) {
            known = judgeHandling();
            handling = known;
        }
        return known;
    }

    private AlignmentHandling judgeHandling() {
        if (acceptsOtherType()) {
            return AlignmentHandling.WRONG_COURT_ACCEPTED;
        }
        if (acceptsOtherSeat()) {
            return AlignmentHandling.WRONG_JURISDICTION_UNDERPUNISHED;
        }
        if (missesCourt()) {
            return AlignmentHandling.MISSED_COURT_MATCH;
        }
        if (overpunishesSeat()) {
            return AlignmentHandling.WRONG_JURISDICTION_OVERPUNISHED;
        }
        return skipsCourt() ? AlignmentHandling.SKIPPED_COURT_CHECK : AlignmentHandling.CORRECT_ALIGNMENT;
    }

    int reasoningQuality() {
        if (reasoningQuality == 0) {
            reasoningQuality = new ReasoningGrade(subject, courts.courtClass(), this).grade();
        }
        return reasoningQuality;
    }
}
