package dev.assize.judges.citation.internal;

import java.util.Optional;

/** Tells whether an argument holds a candidate back for the place where its court sits. */
final class SeatRemarks {

    private static final int NEAR = 4;

    /** So many words on may a doubt stand in what denies it. */
    private static final int MOST_OF_SURE = 2;

    /** "All courts of appeal are valid". */
    private static final int ALL_WILL_DO = 6;

    /** The ceiling for another seat, which a citation without a seat does not have. */
    private static final String OTHER_SEAT_LIMIT = "55";

    /** The ceiling of citations without a seat, which is no doubt about one. */
    private static final String GENERIC_LIMIT = "95";

    private final ReasoningFacts facts;
    private final Argument argument;

    SeatRemarks(Argument argument, ReasoningFacts facts) {
        this.facts = facts;
        this.argument = argument;
    }

    /** The words that hold it back; where the score is low and the seat is the only thing held against it, a mention will do. */
    Optional<Clause> lowering() {
        Optional<Clause> said = argument.firstSentence(this::isLowering);
        boolean heldBack = facts.isRefusal() || facts.lowered();
        if (said.isPresent() || !facts.generic() || !heldBack) {
            return said;
        }
        return argument.firstSentence(this::leavesSeatOpen);
    }

    private boolean isLowering(Clause sentence) {
        if (isNeutral(sentence)) {
            return false;
        }
        return doubtsSeat(sentence) || (missesPlace(sentence) && isHeldBack(sentence));
    }

    /** All seats will do: that is the rule for a citation without one, and no doubt. */
    private boolean isNeutral(Clause sentence) {
        boolean plain = sentence.hasAny(Cue.SUITABLE, Cue.QUANTIFIED)
                && deniesOnlyThatSeatIsNamed(sentence)
                && !(facts.lowered() && sentence.precedes(Cue.OTHER, Cue.COURT, 2));
        boolean allWillDo = sentence.isNear(Cue.QUANTIFIED, Cue.SUITABLE, ALL_WILL_DO)
                && !sentence.precedes(Cue.NOT, Cue.SUITABLE, 2);
        boolean stopsThere =
                facts.lowered() && sentence.has(Cue.LIMIT) && !sentence.words().contains(GENERIC_LIMIT);
        boolean asked = sentence.words().contains(ClauseWords.QUESTION_MARK);
        return (plain || allWillDo) && !sentence.has(Cue.LOWER) && !stopsThere && !asked;
    }

    /** "A court without a seat, so that all qualify". */
    private static boolean deniesOnlyThatSeatIsNamed(Clause sentence) {
        return sentence.negations().stream()
                .allMatch(not -> sentence.positions(Cue.MISSING).contains(not)
                        && sentence.hasAt(Cue.SEAT, seat -> seat > not && seat - not <= 2));
    }

    private boolean doubtsSeat(Clause sentence) {
        return sentence.has(Cue.SEAT)
                && (isLowered(sentence) || sentence.has(Cue.UNSURE) || CourtRemarks.saysOtherSeat(sentence));
    }

    /** The citation does not name the place of the candidate's court. */
    private static boolean missesPlace(Clause sentence) {
        return sentence.has(Cue.UNSAID)
                && (sentence.has(Cue.SEAT) || (sentence.has(Cue.PLACE) && !sentence.has(Cue.NUMBER)));
    }

    private static boolean isHeldBack(Clause sentence) {
        return isLowered(sentence)
                || sentence.has(Cue.UNSURE)
                || sentence.words().contains(OTHER_SEAT_LIMIT);
    }

    private boolean leavesSeatOpen(Clause sentence) {
        return (CourtRemarks.isAboutSeat(sentence) || saysNoMoreOfCourt(sentence))
                && !isNeutral(sentence)
                && !agrees(sentence)
                && (facts.isRefusal() || opens(sentence) || isAllThatIsSaid(sentence));
    }

    /** "The enterprise court is not further specified". */
    private static boolean saysNoMoreOfCourt(Clause sentence) {
        return sentence.has(Cue.COURT) && sentence.has(Cue.UNSAID) && !sentence.hasAny(Cue.NUMBER, Cue.MATTER);
    }

    /** The score is low, and of what could have lowered it only the seat is spoken of. */
    private boolean isAllThatIsSaid(Clause sentence) {
        return facts.lowered()
                && CourtRemarks.isAboutSeat(sentence)
                && !argument.hasClause(NumberRemarks::isAboutNumber);
    }

    /** It says what is wrong with the seat: not given, one of several, another, uncertain. */
    private static boolean opens(Clause sentence) {
        return sentence.isNegated()
                || sentence.hasAny(
                        Cue.UNSAID, Cue.UNSURE, Cue.MISSING, Cue.SEVERAL, Cue.OTHER, Cue.DIFFER, Cue.LOWER, Cue.LIMIT);
    }

    private static boolean agrees(Clause sentence) {
        return sentence.hasAny(Cue.MATCH, Cue.FIT) && !opens(sentence);
    }

    /** A doubt that is denied is none: "sans aucun doute". */
    static boolean isLowered(Clause sentence) {
        return sentence.hasAt(
                Cue.LOWER,
                lower -> !sentence.hasAt(Cue.SURE, sure -> lower >= sure && lower - sure <= MOST_OF_SURE)
                        && (sentence.positions(Cue.NOT).contains(lower)
                                || sentence.negations().stream()
                                        .noneMatch(negation -> lower > negation
                                                && lower - negation <= NEAR
                                                && !NumberRemarks.belongsElsewhere(sentence, negation, lower))));
    }
}
