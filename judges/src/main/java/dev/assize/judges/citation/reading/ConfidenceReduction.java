package dev.assize.judges.citation.reading;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Tells for what an argument lowers its confidence: the seat of a court, a number that the citation does not give. */
final class ConfidenceReduction {

    private static final Set<String> DETERMINERS =
            Set.of("no", "without", "aucun", "aucune", "geen", "zonder", "sans", "pas");
    private static final int NEAR = 4;

    /** The ceiling for another seat, which a citation without a seat does not have. */
    private static final String OTHER_SEAT_LIMIT = "55";

    private ConfidenceReduction() {}

    static boolean isForSeat(Clause sentence) {
        return doubtsSeat(sentence) || (missesPlace(sentence) && isHeldBack(sentence));
    }

    private static boolean doubtsSeat(Clause sentence) {
        return sentence.has(Cue.SEAT)
                && (isLowered(sentence) || sentence.has(Cue.UNSURE) || CourtDenial.saysOtherCourt(sentence));
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

    static boolean forMissingNumber(List<Clause> sentences) {
        for (int i = 0; i < sentences.size(); i++) {
            boolean next = i + 1 < sentences.size() && onlyLowers(sentences.get(i + 1));
            if (missesNumber(sentences.get(i)) && (isLowered(sentences.get(i)) || next)) {
                return true;
            }
        }
        return false;
    }

    static boolean refusesForMissingNumber(List<Clause> sentences) {
        return sentences.stream().anyMatch(sentence -> missesNumber(sentence) && sentence.has(Cue.UNSURE));
    }

    private static boolean missesNumber(Clause sentence) {
        return sentence.has(Cue.NUMBER) && sentence.isNear(Cue.MISSING, Cue.NUMBER, NEAR) && !sentence.has(Cue.NEUTRAL);
    }

    /** "Heavily penalized." speaks of what was said before it. */
    private static boolean onlyLowers(Clause sentence) {
        return isLowered(sentence)
                && Stream.of(Cue.COURT, Cue.SEAT, Cue.CONTEXT, Cue.NUMBER, Cue.IDENTITY, Cue.NEUTRAL)
                        .noneMatch(sentence::has);
    }

    private static boolean isLowered(Clause sentence) {
        return sentence.positions(Cue.LOWER).stream()
                .anyMatch(lower -> sentence.positions(Cue.NOT).stream()
                        .noneMatch(negation -> lower > negation
                                && lower - negation <= NEAR
                                && !belongsElsewhere(sentence, negation, lower)));
    }

    /** The negation says that number or seat are not given, not that nothing is lowered. */
    private static boolean belongsElsewhere(Clause sentence, int negation, int lower) {
        if (sentence.positions(Cue.UNSAID).contains(negation)) {
            return true;
        }
        boolean determiner = DETERMINERS.contains(sentence.words().get(negation));
        return sentence.positions(Cue.MISSING).contains(negation)
                && Stream.concat(sentence.positions(Cue.NUMBER).stream(), sentence.positions(Cue.SEAT).stream())
                        .anyMatch(thing -> thing < lower
                                && (!determiner || thing > negation)
                                && Math.abs(thing - negation) <= NEAR);
    }
}
