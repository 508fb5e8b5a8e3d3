package dev.assize.judges.citation.internal;

import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells whether an argument takes the court of a candidate, which should have been recognised, for another one. */
final class CourtDenials {

    /** What opens an indirect question or a clause that another one speaks of. */
    private static final Set<String> SUBORDINATE = Set.of("whether", "if", "that", "si", "que", "qu", "of", "dat");

    private static final Set<String> EITHER = Set.of("or", "ou", "of", "soit");

    /** Behind whom it stands alone. */
    private static final Set<String> ALONE = Set.of("alone", "seul", "seule", "alleen");

    private static final int NEAR = 3;

    private final ReasoningFacts facts;
    private final Argument argument;
    private final CourtRemarks courts;
    private final NumberRemarks numbers;

    /** What {@link #denial()} found, at most one; null before it was looked for. */
    private @Nullable List<Clause> known;

    CourtDenials(Argument argument, ReasoningFacts facts, CourtRemarks courts, NumberRemarks numbers) {
        this.facts = facts;
        this.argument = argument;
        this.courts = courts;
        this.numbers = numbers;
    }

    /** The clause that takes a candidate's court, which should have been recognised, for another one. */
    Optional<Clause> denial() {
        List<Clause> found = known;
        if (found == null) {
            found = find().map(List::of).orElse(List.of());
            known = found;
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
    }

    private Optional<Clause> find() {
        // One thing lowers a score: where the missing number is said to have, the court was not held against it.
        if (!facts.holdsBackAny() || (facts.lowered() && numbers.lowering().isPresent())) {
            return Optional.empty();
        }
        for (int i = 0; i < argument.clauses().size(); i++) {
            Clause clause = argument.clauses().get(i);
            boolean denies = CourtRemarks.isDenial(clause)
                    || saysThatCourtBeforeIsUnlike(i)
                    || (!facts.generic() && CourtRemarks.saysOtherSeat(clause) && !isOneCourt(clause))
                    || excludesByName(clause)
                    || tellsKindsApart(clause);
            if ((denies && concernsRightOne(i)) || leavesOthersOut(clause) || isStrangeName(clause)) {
                return Optional.of(clause);
            }
        }
        return argument.firstSentence(CourtDenials::contrastsLanguages).or(this::doubt);
    }

    /** "The same tribunal, another division": who finds one court in a sentence, and lowers nothing, takes nothing there for another court. */
    private boolean isOneCourt(Clause seat) {
        return !SeatRemarks.isLowered(argument.sentences().get(seat.sentence()))
                && argument.hasClause(clause -> clause.sentence() == seat.sentence()
                        && clause.has(Cue.COURT)
                        && clause.has(Cue.MATCH)
                        && clause.isEquation());
    }

    /** "Candidates 1 and 2 come from the Hof van Cassatie and are out": what is excluded with its court's name is excluded for it. */
    private boolean excludesByName(Clause clause) {
        return clause.has(Cue.EXCLUDED)
                && !CourtRemarks.places(clause, ClauseWords.CANDIDATE_COURT).isEmpty()
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY);
    }

    /** "'Politierechtbank' and 'tribunal de police' do not coincide": two names of a kind, a denial, and nothing else that it could be of. */
    private boolean tellsKindsApart(Clause clause) {
        return facts.isRefusal()
                && clause.words().contains(ClauseWords.CITED_COURT)
                && clause.positions(Cue.COURT).size() > 1
                && clause.isNegated()
                && !clause.hasAny(
                        Cue.NUMBER, Cue.MATTER, Cue.IDENTITY, Cue.SEAT, Cue.PLACE, Cue.MATCH, Cue.FIT, Cue.UNSAID);
    }

    /** "Only candidate 2 is of that court", while another one is of it too, under another name. */
    private boolean leavesOthersOut(Clause clause) {
        if (!clause.has(Cue.COURT) || !clause.has(Cue.DECISION)) {
            return false;
        }
        List<Integer> named = CourtRemarks.places(clause, ClauseWords.CANDIDATE);
        return named.size() == 1
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY)
                && !clause.isNegated()
                && saysOnly(clause, ClauseWords.CANDIDATE + named.get(0))
                && facts.candidates().stream()
                        .anyMatch(other -> other.compatible()
                                && other.place() != named.get(0)
                                && !FoldedText.fold(other.court()).equals(FoldedText.fold(facts.citedCourt())));
    }

    private static boolean saysOnly(Clause clause, String candidate) {
        int at = clause.words().indexOf(candidate);
        return clause.words().subList(Math.max(0, at - 2), at).stream().anyMatch(CourtRemarks.ONLY::contains)
                || (at + 1 < clause.words().size()
                        && ALONE.contains(clause.words().get(at + 1)));
    }

    /** "Arbrb.: no idea what that is": whoever refuses because he does not know the cited court has not recognised it. */
    private boolean isStrangeName(Clause clause) {
        return facts.isRefusal()
                && !facts.generic()
                && clause.words().contains(ClauseWords.CITED_COURT)
                && (clause.isNegated() || clause.has(Cue.UNSURE))
                && !courts.haveOneName()
                && courts.namedIn(clause).isEmpty()
                && !clause.hasAny(
                        Cue.NUMBER,
                        Cue.MATTER,
                        Cue.IDENTITY,
                        Cue.SEAT,
                        Cue.PLACE,
                        Cue.MATCH,
                        Cue.FIT,
                        Cue.UNSAID,
                        Cue.TIE);
    }

    /** The court is denied, and a candidate that can be meant bears the cited number: the number cannot be the ground. */
    boolean excludeNumber() {
        return facts.offersNumber()
                && argument.hasClause(clause -> clause.has(Cue.COURT)
                        && !clause.has(Cue.NUMBER)
                        && (clause.isNegated() || clause.hasAny(Cue.UNSURE, Cue.DIFFER)));
    }

    /** Where the score is low, a doubt about the court is what lowered it, however it is put, unless a missing number is said to have. */
    private Optional<Clause> doubt() {
        if (!facts.lowered() || facts.generic() || numbers.lowering().isPresent()) {
            return Optional.empty();
        }
        return argument.firstClause(
                clause -> (clause.has(Cue.COURT) || clause.positions(Cue.PLACE).size() > 1)
                        && (clause.isNegated()
                                || clause.hasAny(Cue.UNSURE, Cue.OTHER)
                                || isLeftOpen(clause)
                                || isHeldAgainst(clause))
                        && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.LIMIT, Cue.GENERIC)
                        && !clause.precedes(Cue.NOT, Cue.SAID, NEAR)
                        && !argument.sentences().get(clause.sentence()).has(Cue.GENERIC)
                        && concernsRightOne(clause.place()));
    }

    /** "Whether it is that court, I dare not say": the next clause denies something, and has no subject of its own. */
    private boolean isLeftOpen(Clause clause) {
        int next = clause.place() + 1;
        if (next >= argument.clauses().size()) {
            return false;
        }
        Clause after = argument.clauses().get(next);
        return after.sentence() == clause.sentence()
                && CourtRemarks.isBare(after)
                && (after.isNegated() || after.has(Cue.UNSURE))
                && SUBORDINATE.contains(clause.words().get(0));
    }

    /** "The number agrees, but it is a Flemish court": what a low score is explained with comes behind a turn. */
    private static boolean isHeldAgainst(Clause clause) {
        return Argument.ADVERSATIVE.contains(clause.words().get(0))
                && !clause.isEquation()
                && !clause.hasAny(Cue.SUITABLE);
    }

    /** "… whereas the candidate is Hof van Cassatie, incompatible": the court stands in the clause before. */
    private boolean saysThatCourtBeforeIsUnlike(int at) {
        Clause clause = argument.clauses().get(at);
        boolean unlike = clause.has(Cue.UNLIKE) && !clause.precedes(Cue.NOT, Cue.UNLIKE, 2);
        if (at == 0 || !CourtRemarks.isOnlyAboutCourt(argument.clauses().get(at - 1), clause)) {
            return false;
        }
        boolean out = clause.hasAt(Cue.EXCLUDED, last -> last == clause.words().size() - 1);
        boolean bare = (unlike || out) && CourtRemarks.isBare(clause);
        return ((bare || isNotWhatWasSaid(clause))
                        && !argument.clauses().get(at - 1).isEquation())
                || isNotTheCitedOne(clause);
    }

    /** "… which candidate 1 is not". */
    private static boolean isNotWhatWasSaid(Clause clause) {
        return clause.isNegated()
                && CourtRemarks.places(clause, ClauseWords.CANDIDATE).size() == 1
                && clause.words().size() <= CourtRemarks.SHORT_CLAUSE + 2
                && !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.CONTEXT, Cue.IDENTITY, Cue.SEAT, Cue.SAID);
    }

    /** "… but not that of the reference". */
    private static boolean isNotTheCitedOne(Clause clause) {
        return clause.has(Cue.CITED_ONE)
                && clause.precedes(Cue.NOT, Cue.CITED_ONE, CourtRemarks.SHORT_CLAUSE)
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY, Cue.SEAT, Cue.MISSING);
    }

    /** A denial goes with the candidate or court that is named nearest before it, in its own sentence. */
    private boolean concernsRightOne(int at) {
        Clause clause = argument.clauses().get(at);
        List<Integer> named = courts.namedIn(clause);
        for (int i = at - 1; named.isEmpty() && i >= 0; i--) {
            Clause before = argument.clauses().get(i);
            if (before.sentence() != clause.sentence()) {
                break;
            }
            named = courts.namedIn(before);
        }
        for (int i = at + 1; named.isEmpty() && i < argument.clauses().size(); i++) {
            Clause after = argument.clauses().get(i);
            if (after.sentence() != clause.sentence()) {
                break;
            }
            named = courts.namedIn(after);
        }
        return named.isEmpty()
                ? facts.isRefusal() || facts.holdsBack(facts.chosen())
                : named.stream().anyMatch(facts::holdsBack);
    }

    /** A Dutch-speaking court is held against a French-speaking one, and nothing says that they are one. */
    private static boolean contrastsLanguages(Clause sentence) {
        return sentence.has(Cue.COURT)
                && sentence.hasAny(Cue.FRENCH, Cue.DUTCH)
                && sentence.hasAny(Cue.FRENCH, Cue.CITED_ONE)
                && sentence.has(Cue.DUTCH)
                && !areAlternatives(sentence)
                && !sentence.hasAny(Cue.MATCH, Cue.FIT);
    }

    /** "French name or Dutch name": whoever says so makes no difference. */
    private static boolean areAlternatives(Clause sentence) {
        return sentence.hasAt(
                Cue.FRENCH,
                french -> sentence.hasAt(
                        Cue.DUTCH,
                        dutch -> sentence.words().subList(Math.min(french, dutch), Math.max(french, dutch)).stream()
                                .anyMatch(EITHER::contains)));
    }
}
