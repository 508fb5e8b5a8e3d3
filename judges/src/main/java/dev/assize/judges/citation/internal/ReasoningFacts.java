package dev.assize.judges.citation.internal;

import dev.assize.law.be.role.CaseNumber;
import dev.assize.law.be.role.NumberMatch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a case before its reasons are read. The facts usually leave one reading: where nothing was chosen
 * although a candidate of the cited court stands there, a reason that speaks of nothing but the court was about the court.
 *
 * @param citedCourt as the citation names it; blank when it does not
 * @param citedNumber blank when the citation gives none
 * @param generic whether the citation names a kind of court without a seat
 * @param candidates in their order
 * @param chosen the place of the chosen candidate from 1 on; 0 when none was chosen
 * @param lowered whether a candidate was chosen with less than the right answer deserves
 * @param snippet the text around the citation; blank where nothing is asked about it
 * @param score the confidence of the choice, in figures; blank when there is none
 */
public record ReasoningFacts(
        String citedCourt,
        String citedNumber,
        boolean generic,
        List<NamedCandidate> candidates,
        int chosen,
        boolean lowered,
        String snippet,
        String score) {

    /**
     * A candidate as its reasons may name it.
     *
     * @param place from 1 on
     * @param court blank when it has no name
     * @param number blank when it has none
     * @param compatible whether it can be the cited decision as far as court and date tell
     */
    public record NamedCandidate(int place, String court, String number, boolean compatible) {}

    public ReasoningFacts {
        candidates = List.copyOf(candidates);
    }

    // Written out: what Java makes of a record is slow at first, and what is known of an argument is looked up by
    // these.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof ReasoningFacts that
                        && generic == that.generic
                        && chosen == that.chosen
                        && lowered == that.lowered
                        && citedCourt.equals(that.citedCourt)
                        && citedNumber.equals(that.citedNumber)
                        && snippet.equals(that.snippet)
                        && score.equals(that.score)
                        && candidates.equals(that.candidates));
    }

    @Override
    public int hashCode() {
        return 31 * citedCourt.hashCode() + citedNumber.hashCode();
    }

    /** Without a score. */
    public ReasoningFacts(
            String citedCourt,
            String citedNumber,
            boolean generic,
            List<NamedCandidate> candidates,
            int chosen,
            boolean lowered,
            String snippet) {
        this(citedCourt, citedNumber, generic, candidates, chosen, lowered, snippet, "");
    }

    boolean isRefusal() {
        return chosen == 0;
    }

    /** Whether the chosen candidate bears the cited number, in whatever notation. */
    boolean choseByNumber() {
        for (NamedCandidate candidate : candidates) {
            if (candidate.place() == chosen && hasNumber() && isCited(candidate.number())) {
                return true;
            }
        }
        return false;
    }

    private boolean isCited(String number) {
        NumberMatch match = CaseNumber.read(citedNumber).compare(CaseNumber.read(number));
        return match == NumberMatch.EXACT || match == NumberMatch.FUZZY;
    }

    boolean hasNumber() {
        return !citedNumber.isBlank();
    }

    /** Whether a candidate that can be meant bears the cited number: nobody can refuse it for another one. */
    boolean offersNumber() {
        for (NamedCandidate candidate : candidates) {
            if (candidate.compatible() && hasNumber() && isCited(candidate.number())) {
                return true;
            }
        }
        return false;
    }

    int countCompatible() {
        int count = 0;
        for (NamedCandidate candidate : candidates) {
            count += candidate.compatible() ? 1 : 0;
        }
        return count;
    }

    boolean hasCompatible() {
        for (NamedCandidate candidate : candidates) {
            if (candidate.compatible()) {
                return true;
            }
        }
        return false;
    }

    /** Whether several candidates bear the cited number, so that it tells none of them apart. */
    boolean sharesNumber() {
        return hasNumber()
                && candidates.stream()
                                .filter(candidate -> isCited(candidate.number()))
                                .count()
                        > 1;
    }

    /**
     * Whether the candidate at that place can be meant and was refused, passed over or chosen with less than it deserves. What has all it
     * deserves has nothing held against it, and where the number decides nobody else is passed over.
     */
    boolean holdsBack(int place) {
        return concerns(place) && (isRefusal() || (place == chosen ? lowered : !concerns(chosen) || !choseByNumber()));
    }

    /** Whether that holds of any. */
    boolean holdsBackAny() {
        if (isRefusal() || !concerns(chosen)) {
            return hasCompatible();
        }
        return lowered || (countCompatible() > 1 && !choseByNumber());
    }

    /** Whether the candidate at that place can be the cited decision: a remark against its court is wrong. */
    boolean concerns(int place) {
        for (NamedCandidate candidate : candidates) {
            if (candidate.place() == place && candidate.compatible()) {
                return true;
            }
        }
        return false;
    }
}
