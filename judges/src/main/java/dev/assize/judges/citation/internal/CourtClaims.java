package dev.assize.judges.citation.internal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Tells whether an argument takes the court of a candidate for the cited one, or for one of its kind. */
final class CourtClaims {

    private static final Set<String> COPULAS = Set.of("is", "est", "are", "sont", "zijn");

    /** "The court that the citation names". */
    private static final int NEAR = 4;

    private final Argument argument;
    private final CourtRemarks courts;

    CourtClaims(Argument argument, CourtRemarks courts) {
        this.argument = argument;
        this.courts = courts;
    }

    /** The clause that says so, where nothing says that they differ. */
    Optional<Clause> first() {
        return argument.hasClause(clause -> CourtRemarks.isDenial(clause) || clause.has(Cue.CONCEDED))
                ? Optional.empty()
                : argument.firstClause(this::isClaim);
    }

    private boolean isClaim(Clause clause) {
        return !clause.isNegated()
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY, Cue.UNSURE)
                && (isEquated(clause) || isCalledCited(clause) || bearsCitedName(clause));
    }

    /** "Candidate 1 comes from the Arbeidshof Brussel", of another kind of court: the cited name is given to it. */
    private boolean bearsCitedName(Clause clause) {
        return clause.words().contains(ClauseWords.CITED_COURT)
                && courts.namesStranger(clause)
                && !clause.hasAny(Cue.CITED_ONE, Cue.OTHER, Cue.UNLIKE);
    }

    /** "Same court", or "aligned" behind a clause that names one. */
    private boolean isEquated(Clause clause) {
        boolean ofCourt = clause.has(Cue.COURT)
                || (clause.place() > 0
                        && CourtRemarks.isOnlyAboutCourt(argument.clauses().get(clause.place() - 1), clause)
                        && !argument.clauses().get(clause.place() - 1).isNegated());
        return ofCourt && clause.isEquation() && !clause.has(Cue.CONTEXT) && !courts.tellsOfCitation(clause);
    }

    /** "Candidate 2 comes from the court that the citation names"; but "the cited court is that of Ghent" tells what was cited. */
    private boolean isCalledCited(Clause clause) {
        List<String> words = clause.words();
        boolean ofCitation = words.contains(ClauseWords.CITED_COURT)
                || clause.hasAt(Cue.CITED_ONE, at -> at + 1 < words.size() && COPULAS.contains(words.get(at + 1)));
        if (ofCitation || !clause.isNear(Cue.CITED_ONE, Cue.COURT, NEAR)) {
            return false;
        }
        int copula = copula(clause);
        boolean equated = copula >= 0
                && (clause.hasAt(Cue.COURT, court -> court < copula) || (copula == 0 && followsCourt(clause)))
                && clause.positions(Cue.CITED_ONE).stream().allMatch(cited -> cited > copula);
        return equated || !courts.namedIn(clause).isEmpty() || (copula < 0 && followsCandidate(clause));
    }

    /** Where it says that something is something; -1 where it does not. */
    private static int copula(Clause clause) {
        for (int at = 0; at < clause.words().size(); at++) {
            if (COPULAS.contains(clause.words().get(at))) {
                return at;
            }
        }
        return -1;
    }

    private boolean followsCourt(Clause clause) {
        return follows(clause, before -> before.has(Cue.COURT));
    }

    private boolean followsCandidate(Clause clause) {
        return follows(
                clause,
                before -> !CourtRemarks.places(before, ClauseWords.CANDIDATE).isEmpty());
    }

    /** Whether that holds of a clause before it in its sentence. */
    private boolean follows(Clause clause, Predicate<Clause> condition) {
        return argument.hasClause(before ->
                before.sentence() == clause.sentence() && before.place() < clause.place() && condition.test(before));
    }
}
