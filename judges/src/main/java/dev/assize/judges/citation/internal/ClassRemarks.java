package dev.assize.judges.citation.internal;

import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Characters;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What an argument calls the cited court: national, specific or generic. */
final class ClassRemarks {

    private static final Pattern SHOUTED = Pattern.compile(Characters.WORD_START
            + "(NATIONA(?:L|LE|AL)|SP[EÉ]CIFI(?:C|QUE|EK)|G[EÉ]N[EÉ]RI(?:C|QUE|EK))" + Characters.WORD_END);
    private static final int NEAR = 3;

    /** "So it is generic" says nothing else. */
    private static final int SHORT = 4;

    private static final int ASIDE = 10;

    private static final List<Cue> CLASSES = List.of(Cue.NATIONAL, Cue.GENERIC, Cue.SPECIFIC);

    /** What stands before what something is called. */
    private static final Set<String> COPULAS = Set.of("is", "are", "est", "sont", "zijn", "as", "als", "comme");

    private static final Set<String> ARTICLES = Set.of("a", "an", "un", "une", "een", "the", "la", "le", "de", "het");

    /** What stands before the place where something was done. */
    private static final Set<String> WHERE = Set.of("at", "in", "by", "from", "te", "door", "a", "par");

    private final Argument argument;
    private final ReasoningFacts facts;
    private final String text;

    /** What {@link #clause()} found, at most one; null before it was looked for. */
    private @Nullable List<Clause> known;

    ClassRemarks(Argument argument, ReasoningFacts facts, String text) {
        this.argument = argument;
        this.facts = facts;
        this.text = text;
    }

    /** NATIONAL, SPECIFIC or GENERIC, as the argument calls the cited court. */
    Optional<String> named() {
        Matcher shouted = SHOUTED.matcher(text);
        if (shouted.find()) {
            return Optional.of(
                    switch (shouted.group(1).charAt(0)) {
                        case 'N' -> Cue.NATIONAL.name();
                        case 'S' -> Cue.SPECIFIC.name();
                        default -> Cue.GENERIC.name();
                    });
        }
        return clause().flatMap(this::classOf);
    }

    /** The words that name the class; empty when none do. */
    Optional<String> words() {
        Matcher shouted = SHOUTED.matcher(text);
        return shouted.find() ? Optional.of(shouted.group(1)) : clause().map(Clause::text);
    }

    /** Whether one of the three labels is given, and not only words that say the same. */
    boolean isLabelled() {
        return SHOUTED.matcher(text).find()
                || argument.hasClause(clause -> classIn(clause).isPresent());
    }

    Optional<Clause> clause() {
        List<Clause> found = known;
        if (found == null) {
            found = argument.firstClause(clause -> classOf(clause).isPresent())
                    .map(List::of)
                    .orElse(List.of());
            known = found;
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
    }

    private Optional<String> classOf(Clause clause) {
        return classIn(clause)
                .or(() -> isOnlyOne(clause) ? Optional.of(Cue.NATIONAL.name()) : Optional.empty())
                .or(() -> leavesSeatOpen(clause) ? Optional.of(Cue.GENERIC.name()) : Optional.empty())
                .or(() -> hasSeatNamed(clause) ? Optional.of(Cue.SPECIFIC.name()) : Optional.empty());
    }

    /**
     * "No seat is named", "any court of appeal will do", "but which one?", of a citation that names no seat: whoever says so has seen that
     * it is generic, whether or not he then holds it against a candidate.
     */
    private boolean leavesSeatOpen(Clause clause) {
        if (!facts.generic()) {
            return lacksSeat(clause) && (clause.has(Cue.KIND) || !isNational());
        }
        if (clause.has(Cue.NUMBER) && !clause.precedes(Cue.NOT, Cue.SEAT, 2)) {
            return false;
        }
        boolean open = clause.hasAny(Cue.SEAT, Cue.TOWN)
                && (clause.lacksSomething() || clause.isNegated() || clause.hasAny(Cue.UNSAID, Cue.UNSURE, Cue.OPEN));
        return open
                || anyWillDo(clause)
                || CourtRemarks.asksWhere(clause)
                || saysNotWhere(clause)
                || namesOnlyKind(clause)
                || (CourtRemarks.asksWhichCourt(clause) && (clause.isNegated() || clause.has(Cue.UNSURE)))
                || (clause.has(Cue.COURT) && clause.has(Cue.UNSAID) && !clause.has(Cue.MATTER));
    }

    /** "It says what sort of court, not where". */
    private static boolean saysNotWhere(Clause clause) {
        List<String> words = clause.words();
        return clause.hasAt(Cue.NOT, at -> at + 1 < words.size() && CourtRemarks.WHERE.contains(words.get(at + 1)));
    }

    /** "Only the kind of court is given". */
    private static boolean namesOnlyKind(Clause clause) {
        return clause.isNear(Cue.KIND, Cue.COURT, NEAR + 2)
                && !clause.hasAny(Cue.NUMBER, Cue.OTHER, Cue.DIFFER, Cue.MATCH)
                && clause.hasWord(CourtRemarks.ONLY::contains);
    }

    /** "A kind of court without a seat", of a citation that has one or needs none: wrong, and said all the same. */
    private static boolean lacksSeat(Clause clause) {
        return clause.precedes(Cue.MISSING, Cue.SEAT, 2)
                && !clause.hasAny(Cue.NUMBER, Cue.DIFFER, Cue.OTHER, Cue.MATCH, Cue.FIT)
                && !clause.hasWord(word -> word.startsWith(ClauseWords.CANDIDATE));
    }

    /** That the only court of its kind has no seat elsewhere does not make it one of many. */
    private boolean isNational() {
        return Courts.belgian().read(facts.citedCourt()).courtClass() == CourtClass.NATIONAL;
    }

    private static boolean anyWillDo(Clause clause) {
        return clause.precedes(Cue.ANY, Cue.COURT, NEAR + 1) && !clause.isNegated();
    }

    /**
     * "Liège is named", "with its seat", of a citation that names one: a place that is said to be given is what makes a court specific; a place
     * that merely stands there is part of a name.
     */
    private boolean hasSeatNamed(Clause clause) {
        boolean said = clause.hasAt(Cue.SAID, at -> !isFollowedByPlace(clause, at))
                && (isOfSeat(clause) || (clause.words().size() <= SHORT && followsSeat(clause)));
        if (isSaidByCitation(clause)) {
            return true;
        }
        return (said || clause.precedes(Cue.WITH, Cue.SEAT, NEAR - 1))
                && !clause.isNegated()
                && !clause.hasAny(Cue.NUMBER, Cue.UNSAID, Cue.UNSURE, Cue.ANY, Cue.DIFFER)
                && !clause.hasWord(word -> word.startsWith(ClauseWords.CANDIDATE));
    }

    /** "Not in Brussels, as the citation specifies": what the citation says of a place is said to be given there, whatever else is denied. */
    private boolean isSaidByCitation(Clause clause) {
        return !facts.generic()
                && clause.has(Cue.PLACE)
                && (clause.precedes(Cue.CITED_ONE, Cue.SAID, NEAR) || stands(clause))
                && !clause.precedes(Cue.NOT, Cue.SAID, 2)
                && !clause.hasAny(Cue.NUMBER, Cue.UNSAID, Cue.UNSURE);
    }

    /** "Mons figures in the citation". */
    private static boolean stands(Clause clause) {
        return clause.precedes(Cue.PLACE, Cue.BEARS, 2)
                && clause.has(Cue.CITED_ONE)
                && !clause.isNegated()
                && !clause.hasWord(word -> word.startsWith(ClauseWords.CANDIDATE));
    }

    /** "Given at Antwerp" tells where a decision was given. */
    private static boolean isFollowedByPlace(Clause clause, int said) {
        return clause.positions(Cue.PLACE).contains(said + 2)
                && WHERE.contains(clause.words().get(said + 1));
    }

    private static boolean isOfSeat(Clause clause) {
        return clause.hasAny(Cue.SEAT, Cue.TOWN, Cue.PLACE);
    }

    /** "Ghent, Kortrijk division, named and matched". */
    private boolean followsSeat(Clause clause) {
        return clause.place() > 0
                && argument.clauses().get(clause.place() - 1).sentence() == clause.sentence()
                && isOfSeat(argument.clauses().get(clause.place() - 1));
    }

    /** "The Constitutional Court, of which there is only one", "one for the whole country". */
    private boolean isOnlyOne(Clause clause) {
        boolean alone = clause.has(Cue.ONLY_ONE)
                && clause.words().size() <= ASIDE
                && !clause.has(Cue.PLACE)
                && !isOfDecision(clause);
        boolean inCountry = clause.has(Cue.COUNTRY)
                && (clause.hasAny(Cue.ONLY_ONE, Cue.ONE) || followsOne(clause) || isOfWholeCountry(clause));
        return (alone || inCountry)
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.FRENCH, Cue.DUTCH)
                && (inCountry || !clause.has(Cue.SEAT))
                && !clause.hasWord(word -> word.startsWith(ClauseWords.CANDIDATE))
                && (clause.has(Cue.COURT)
                        ? inCountry && CourtRemarks.isAboutCourt(clause)
                        : followsCourt(clause, inCountry));
    }

    /** "It has jurisdiction for the whole kingdom"; but "any tribunal in the country" is one of several. */
    private boolean isOfWholeCountry(Clause clause) {
        return !facts.generic() && clause.precedes(Cue.ANY, Cue.COUNTRY, NEAR) && clause.has(Cue.COURT);
    }

    /** "One body, whole country": two notes that say one thing. */
    private boolean followsOne(Clause clause) {
        return clause.words().size() <= SHORT
                && clause.place() > 0
                && argument.clauses().get(clause.place() - 1).sentence() == clause.sentence()
                && argument.clauses().get(clause.place() - 1).words().size() <= SHORT
                && argument.clauses().get(clause.place() - 1).hasAny(Cue.ONLY_ONE, Cue.ONE);
    }

    /**
     * Whether a court is spoken of before it in its sentence. "The first decision" is no court; what is the only one in a country is one, even in
     * a note that has no word for it.
     */
    private boolean followsCourt(Clause clause, boolean inCountry) {
        for (int at = clause.place() - 1; at >= 0; at--) {
            Clause before = argument.clauses().get(at);
            if (before.sentence() != clause.sentence()) {
                break;
            }
            if (before.has(Cue.COURT)) {
                return !clause.has(Cue.DECISION);
            }
        }
        return inCountry && !clause.has(Cue.DECISION);
    }

    /** "The court of the only candidate", "a single decision of that court". */
    private static boolean isOfDecision(Clause clause) {
        return clause.precedes(Cue.ONLY_ONE, Cue.DECISION, 2);
    }

    /** "… so it is generic and any court of the kind will do". */
    private static boolean isSaidToBe(Clause clause, Cue named) {
        return clause.hasAt(
                named,
                at -> at > 0
                        && (COPULAS.contains(clause.words().get(at - 1))
                                || (at > 1
                                        && ARTICLES.contains(clause.words().get(at - 1))
                                        && COPULAS.contains(clause.words().get(at - 2))))
                        && !(at + 1 < clause.words().size()
                                && clause.words().get(at + 1).equals("to")));
    }

    /** "Not a generic one"; but "no seat: generic" denies the seat. */
    private static boolean isDenied(Clause clause, Cue named) {
        return clause.hasAt(
                named,
                at -> clause.words().subList(Math.max(0, at - 2), at).stream()
                        .anyMatch(CourtRemarks.PLAIN_NEGATIONS::contains));
    }

    private static Optional<String> classIn(Clause clause) {
        for (Cue named : CLASSES) {
            if (!clause.has(named)) {
                continue;
            }
            boolean heading = clause.positions(named).contains(0);
            boolean alone = clause.words().size() <= SHORT && !isDenied(clause, named);
            if (heading
                    || alone
                    || isSaidToBe(clause, named)
                    || clause.isNear(named, Cue.CLASSIFIED, NEAR)
                    || clause.isNear(named, Cue.COURT, 2)
                    || (named == Cue.GENERIC && clause.hasAny(Cue.COURT, Cue.CITED_ONE) && !isDenied(clause, named))) {
                return Optional.of(named.name());
            }
        }
        boolean onlyOne = !clause.precedes(Cue.ONLY_ONE, Cue.KIND, 2)
                && !isOfDecision(clause)
                && clause.isNear(Cue.ONLY_ONE, Cue.COURT, NEAR + 1)
                && !clause.isNear(Cue.ONLY_ONE, Cue.SEAT, 2);
        return onlyOne ? Optional.of(Cue.NATIONAL.name()) : Optional.empty();
    }
}
