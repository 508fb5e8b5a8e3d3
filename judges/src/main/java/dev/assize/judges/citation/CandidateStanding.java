package dev.assize.judges.citation;

import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.role.NumberMatch;
import org.jspecify.annotations.Nullable;

/** What speaks for and against one candidate, in the document's order: court, number, date. */
record CandidateStanding(
        Candidate candidate,
        CourtAlignment alignment,
        NumberMatch number,
        boolean ecliMatches,
        boolean dateContradicts) {

    // Written out, as the candidate's: it is asked in every trial of a doubtful answer.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof CandidateStanding that
                        && alignment == that.alignment
                        && number == that.number
                        && ecliMatches == that.ecliMatches
                        && dateContradicts == that.dateContradicts
                        && candidate.equals(that.candidate));
    }

    @Override
    public int hashCode() {
        return candidate.hashCode();
    }

    CandidateStanding with(CourtAlignment answered) {
        return new CandidateStanding(candidate, answered, number, ecliMatches, dateContradicts);
    }

    /** Not another court as far as anybody can tell; an unknown court is not a mismatch. */
    boolean isCompatible() {
        return switch (alignment) {
            case SAME_COURT, SAME_TYPE, UNKNOWN -> true;
            case OTHER_SEAT, OTHER_TYPE -> false;
        };
    }

    boolean hasNumber() {
        return number == NumberMatch.EXACT || number == NumberMatch.FUZZY;
    }

    /** Whether ECLI or number single it out. */
    boolean isIdentified() {
        return ecliMatches || (isCompatible() && hasNumber());
    }

    /** Whether it can be the cited decision at all. */
    boolean isValid() {
        return isIdentified() || (isCompatible() && !dateContradicts);
    }
}
